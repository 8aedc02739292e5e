/// Cases of CollectionKit: CSS-like flow, waterfall and row.
enum CollectionKitMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    let layout = try facts.config.text("layout") ?? "none"
    let width = try facts.container.number("width") ?? 100_000
    let height = try facts.container.number("height") ?? 100_000
    guard width > 0, height > 0 else { throw Unmapped("a container without extent") }
    var commands = ["container \(Words.number(width))x\(Words.number(height))"]
    commands += try Words.direction(&facts.config)
    let items = try Words.items(facts.given.take("items"))
    switch layout {
    case "FlowLayout": commands += try flow(&facts.config)
    case "WaterfallLayout":
      let spacing = try facts.config.number("spacing") ?? 0
      let columns = try facts.config.number("columns") ?? 1
      commands += [
        "spacing \(Words.number(spacing))", "use masonry columns=\(Words.number(columns))",
      ]
    case "RowLayout":
      let spacing = try facts.config.number("spacing") ?? 0
      let align = try facts.config.choice("alignItems", rowAlignments) ?? "leading"
      commands += ["spacing \(Words.number(spacing))", "use list align=\(align)"]
    case "sections stacked by flow; each section a flow":
      try holdToFirstSection(facts.expected)
      commands += packed
    case "sections with a 50 high header each":
      try holdToFirstSection(facts.expected)
      commands += packed + ["header 50"]
    default: throw Unmapped("config.layout: \(layout)")
    }
    var plan = Plan(commands + items)
    plan.comparers = [
      "contentSize": LibraryComparers.contentOfItems(),
      "query": LibraryComparers.points(visible: [width, height]),
    ]
    return plan
  }

  private static let packed = ["spacing 0", "use flow align=leading lastline=same cross=start"]
  private static let rowAlignments = [
    "start": "leading", "center": "center", "end": "trailing", "stretch": "stretch",
  ]

  private static func flow(_ config: inout Facts) throws(Unmapped) -> [String] {
    let line = try config.number("lineSpacing") ?? 0
    let item = try config.number("interitemSpacing") ?? 0
    let align = try config.choice(
      "justifyContent",
      [
        "start": "leading", "center": "center", "end": "trailing",
        "spaceBetween": "space-between", "spaceAround": "space-around",
        "spaceEvenly": "space-evenly",
      ])
    let cross = try config.choice(
      "alignItems", ["start": "start", "center": "center", "end": "end", "stretch": "stretch"])
    return [
      "spacing line \(Words.number(line))", "spacing item \(Words.number(item))",
      "use flow align=\(align ?? "leading") lastline=same cross=\(cross ?? "start")",
    ]
  }

  /// The number of items of each section is missing: assertions must be about the first.
  private static func holdToFirstSection(_ expected: [String: Fact]) throws(Unmapped) {
    let frames = expected["frames"]?.list ?? []
    let asserted = frames.prefix { $0 != .null }.count
    guard asserted <= 2, frames.dropFirst(asserted).allSatisfy({ $0 == .null }) else {
      throw Unmapped("sections whose counts are not stated")
    }
  }
}
