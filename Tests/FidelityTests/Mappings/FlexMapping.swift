/// CSS's flexible boxes, in so far as they are lines of items with their own sizes.
///
/// A line is as tall as its tallest item, so cases whose free space goes to the lines or between
/// them are not expressible.
enum FlexMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    guard try facts.config.text("css") == "flex" else { throw Unmapped("CSS grid") }
    let isColumn =
      try word("flexDirection", &facts.config, ["row": false, "column": true]) ?? false
    guard try word("flexWrap", &facts.config, ["wrap": true]) == true else {
      throw Unmapped("config.flexWrap: one line")
    }
    let across = isColumn ? "width" : "height"
    let free = facts.container.has(across)
    _ = try word(
      "alignContent", &facts.config,
      free
        ? ["flexstart": 0, "start": 0]
        : ["flexstart": 0, "start": 0, "stretch": 0, "flexend": 0, "center": 0, "end": 0])
    let align = try word("justifyContent", &facts.config, alignments) ?? "leading"
    let cross = try word("alignItems", &facts.config, crosses) ?? "start"
    let gaps = (
      row: try facts.config.number("rowGap") ?? 0, column: try facts.config.number("columnGap") ?? 0
    )
    let isMirrored = facts.id.hasSuffix("_rtl")
    var plan = Plan(
      try Words.container(&facts.container) + Words.items(facts.given.take("items")) + [
        "direction \(isColumn ? "horizontal" : "vertical")", "rtl \(isMirrored ? "on" : "off")",
        "spacing line \(Words.number(isColumn ? gaps.column : gaps.row))",
        "spacing item \(Words.number(isColumn ? gaps.row : gaps.column))",
        "use flow align=\(align) lastline=\(align) cross=\(cross)",
      ])
    plan.comparers["contentSize"] = contentSize(isColumn: isColumn, isExplicit: free)
    return plan
  }

  /// The expected size is the box: its explicit sides are the container's.
  private static func contentSize(isColumn: Bool, isExplicit: Bool) -> Comparer {
    { expected, examination throws(Unmapped) in
      var size = expected
      if isExplicit, var sides = expected.list, sides.count == 2 {
        sides[isColumn ? 0 : 1] = .null
        size = .list(sides)
      }
      try Comparers.contentSize(size, &examination)
    }
  }

  private static let alignments = [
    "flexstart": "leading", "start": "leading", "center": "center", "flexend": "trailing",
    "end": "trailing", "spacebetween": "space-between",
  ]
  private static let crosses = [
    "flexstart": "start", "start": "start", "stretch": "start", "center": "center",
    "flexend": "end", "end": "end",
  ]

  /// The value in `words`, which have one spelling: `SpaceBetween`, `space-between` and
  /// `normal (space-between)` are the same.
  private static func word<Value>(
    _ key: String, _ config: inout Facts, _ words: [String: Value]
  ) throws(Unmapped) -> Value? {
    try config.value(key) { fact in
      let text = fact.text?.split(separator: "(").last?.lowercased().filter(\.isLetter)
      return text.flatMap { words[$0] }
    }
  }
}
