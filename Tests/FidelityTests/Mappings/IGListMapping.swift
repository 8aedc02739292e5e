/// IGListKit's layouts: lines from the leading edge, in which items of several sections may meet.
enum IGListMapping {
  fileprivate struct Run: Equatable {
    var inset = "0"
    var line = 0.0
    var item = 0.0
    var header = 0.0
    var footer = 0.0
  }

  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    facts.config.skip("layout", "rule", "itemSize", "topContentInset", "stickyHeaders")
    if try facts.config.flag("stretchToEdge") == true { throw Unmapped("config.stretchToEdge") }
    let showsEmpty = try facts.config.flag("showHeaderWhenEmpty") ?? false
    let align = try facts.config.choice("lineAlignment", alignments) ?? "leading"
    let common = Run(
      line: try facts.config.number("minimumLineSpacing") ?? 0,
      item: try facts.config.number("minimumInteritemSpacing") ?? 0)
    let isHorizontal = facts.config.peek("scrollDirection")?.text == "horizontal"
    var commands = try Words.container(&facts.container) + Words.direction(&facts.config)
    var sections =
      try facts.given.objects("sections") { facts throws(Unmapped) in
        try section(&facts, common)
      } ?? []
    var (sizes, count) = try Words.sizes(facts.given.take("items"))
    if sizes.count == 1 { sizes = Array(repeating: sizes[0], count: count) }
    try Self.check(&sections, isHorizontal: isHorizontal, showsEmpty: showsEmpty)
    count = 0
    commands.append("items " + sections.map { "\($0.count)" }.joined(separator: " "))
    for (number, (items, run)) in sections.enumerated() {
      commands += run.commands.map { "section \(number) \($0)" }
      let own = sizes.dropFirst(count).prefix(items)
      count += items
      if !own.isEmpty {
        let words = Set(own).count == 1 ? own.prefix(1) : own
        commands.append("section \(number) sizes \(words.joined(separator: " "))")
      }
    }
    return Plan(commands + ["use flow align=\(align) lastline=\(align) cross=start"])
  }

  private static func section(
    _ facts: inout Facts, _ common: Run
  ) throws(Unmapped) -> (count: Int, run: Run) {
    var run = common
    run.inset = try Words.insets("inset", of: &facts) ?? "0"
    run.line = try facts.number("lineSpacing") ?? common.line
    run.item = try facts.number("interitemSpacing") ?? common.item
    run.header = try facts.number("headerHeight") ?? 0
    run.footer = try facts.number("footerHeight") ?? 0
    return (Int(try facts.number("count") ?? 0), run)
  }

  /// Sections that run on in one another are one; others must begin lines of their own.
  private static func check(
    _ sections: inout [(count: Int, run: Run)], isHorizontal: Bool, showsEmpty: Bool
  ) throws(Unmapped) {
    for (count, run) in sections {
      let hasViews = run.header + run.footer > 0
      if hasViews, run.inset != "0", run.inset != "0 0 0 0" {
        throw Unmapped("headers stand inside the section's insets")
      }
      if count == 0, hasViews, !showsEmpty { throw Unmapped("an empty section has no header") }
    }
    guard sections.count > 1, let first = sections.first?.run else { return }
    let hasNoEdges = first.header + first.footer == 0 && ["0", "0 0 0 0"].contains(first.inset)
    if hasNoEdges, sections.allSatisfy({ $0.run == first }) {
      sections = [(sections.reduce(0) { $0 + $1.count }, first)]
    } else if sections.dropFirst().contains(where: { $0.run.header == 0 }) || isHorizontal {
      throw Unmapped("items of several sections share a line")
    }
  }

  private static let alignments = [
    "left": "leading", "center": "center", "right": "trailing", "justify": "space-between",
  ]
}

extension IGListMapping.Run {
  fileprivate var commands: [String] {
    [
      "spacing line \(Words.number(line))", "spacing item \(Words.number(item))", "inset \(inset)",
    ] + (header > 0 ? ["header \(Words.number(header))"] : [])
      + (footer > 0 ? ["footer \(Words.number(footer))"] : [])
  }
}
