/// Cases of libraries for waterfalls: WaterfallGrid, UIComponent, FlashList and desandro/masonry.
enum WaterfallMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    switch try facts.config.text("layout") {
    case "Waterfall"?:
      let line = try facts.config.number("interItemSpacing") ?? 0
      let item = try facts.config.number("columnSpacing") ?? 0
      return try columns(&facts, line: line, item: item)
    case "WaterfallGrid"?: return try waterfallGrid(&facts)
    case "MasonryLayoutManager"?: return try masonryManager(&facts)
    case "GridLayoutManager"?: return try gridManager(&facts)
    case "LinearLayoutManager"?:
      let container = try Words.container(&facts.container)
      let direction = try Words.direction(&facts.config)
      let align = direction.last == "direction horizontal" ? "leading" : "stretch"
      let items = try Words.items(facts.given.take("items"))
      return Plan(container + direction + items + ["spacing 0", "use list align=\(align)"])
    case "masonry"?: return try desandro(&facts)
    case let name: throw Unmapped("config.layout: \(name ?? "none")")
    }
  }

  /// The container is missing where the width of the columns is given: it is what they and the
  /// spacing between them fill.
  private static func waterfallGrid(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    let spacing = try facts.config.number("spacing") ?? 0
    let count = try facts.config.number("columns") ?? 1
    let direction = try Words.direction(&facts.config)
    let side = direction.last == "direction horizontal" ? "height" : "width"
    var container = try Words.container(&facts.container)
    if let column = try facts.config.number("columnWidth") {
      let crossSize = count * column + (count - 1) * spacing
      container.append("\(side) \(Words.number(crossSize))")
    }
    return plan(
      try Words.items(facts.given.take("items")), container + direction, columns: count,
      line: spacing, item: spacing)
  }

  private static func columns(
    _ facts: inout FidelityCase, line: Double, item: Double, strategy: String = "masonry"
  ) throws(Unmapped) -> Plan {
    let count = try facts.config.number("columns") ?? 1
    let container = try Words.container(&facts.container) + Words.direction(&facts.config)
    return plan(
      try Words.items(facts.given.take("items")), container, columns: count, line: line,
      item: item, strategy: strategy)
  }

  private static func plan(
    _ items: [String], _ container: [String], columns: Double, line: Double, item: Double,
    strategy: String = "masonry"
  ) -> Plan {
    var plan = Plan(
      container + items + [
        "spacing line \(Words.number(line))", "spacing item \(Words.number(item))",
        "use \(strategy) columns=\(Words.number(columns))",
      ])
    plan.comparers = [
      "columnLength": LibraryComparers.columnLength,
      "columnLengths": LibraryComparers.columnLengths,
    ]
    return plan
  }

  private static func masonryManager(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    let placement = try facts.config.text("placement") ?? "shortest column"
    let strategy: String
    if placement.hasPrefix("shortest column") {
      strategy = "masonry"
    } else if ["round", "turn", "sequential", "index mod", "order"].contains(
      where: placement.contains)
    {
      strategy = "mosaic"
    } else {
      throw Unmapped("config.placement: \(placement)")
    }
    let spacing = try facts.config.number("spacing") ?? 0
    var plan = try columns(&facts, line: spacing, item: spacing, strategy: strategy)
    plan.comparers["contentSize"] = LibraryComparers.contentOfItems()
    return plan
  }

  /// Rows of cells that may span several columns; a row is as tall as its tallest cell.
  private static func gridManager(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    let count = try facts.config.number("columns") ?? 1
    let spacing = try facts.config.number("spacing") ?? 0
    let spans = try facts.config.list("spans") ?? []
    let width = try facts.container.number("width") ?? 100_000
    let height = try facts.container.number("height") ?? 100_000
    let column = (width - (count - 1) * spacing) / count
    var sizes: [String] = []
    for (index, fact) in (facts.given.take("items").list ?? []).enumerated() {
      let span = index < spans.count ? spans[index].number ?? 1 : 1
      let crossSize = span * column + (span - 1) * spacing
      let length = (fact.numbers?.last ?? nil) ?? 10
      sizes.append("\(Words.number(crossSize))x\(Words.number(length))")
    }
    return Plan(
      ["container \(Words.number(width))x\(Words.number(height))"]
        + Words.items(ofSections: [sizes.count], sizes) + [
          "spacing \(Words.number(spacing))",
          "use flow align=leading lastline=same cross=stretch",
        ])
  }

  /// Columns of a given width; what the last of them leaves of the container stays empty. The
  /// gutter is between columns only.
  private static func desandro(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    let isRightToLeft = try facts.config.choice(
      "origin", ["top left": false, "top right": true])
    guard let column = try facts.config.number("columnWidth"),
      let width = try facts.container.number("width")
    else { throw Unmapped("masonry without columnWidth or width") }
    facts.container.skip("height")
    let gutter = try facts.config.number("gutter") ?? 0
    let items = facts.given.take("items")
    if (items.list ?? []).contains(where: { (($0.numbers?.first ?? nil) ?? 0) > column }) {
      throw Unmapped("an item that is several columns broad")
    }
    let count = ((width + gutter + 1e-3) / (column + gutter)).rounded(.down)
    let left = max(0, width - count * (column + gutter) + gutter)
    var plan = Plan(
      ["container \(Words.number(width))x100000", "inset 0 0 0 \(Words.number(left))"]
        + (try Words.items(items)) + [
          "spacing line 0", "spacing item \(Words.number(gutter))",
          "use masonry columnwidth=\(Words.number(column))",
        ])
    guard isRightToLeft == true else { return plan }
    plan.commands.append("rtl on")
    plan.comparers["frames"] = framesFromTheRight(of: width)
    return plan
  }

  /// `frames` as distances from the corner at the top right.
  private static func framesFromTheRight(of width: Double) -> Comparer {
    { expected, examination throws(Unmapped) in
      var frames: [Fact] = []
      for fact in expected.list ?? [] {
        guard let frame = fact.numbers?.compactMap(\.self), frame.count == 4 else {
          frames.append(fact)
          continue
        }
        let x = width - frame[0] - frame[2]
        frames.append(.list([x, frame[1], frame[2], frame[3]].map(Fact.number)))
      }
      try Comparers.frames(.list(frames), &examination)
    }
  }
}
