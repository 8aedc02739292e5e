/// IGListKit's layouts: lines from the leading edge, in which items of several sections may meet.
enum IGListMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    facts.config.skip("layout", "rule", "itemSize")
    if try facts.config.flag("stretchToEdge") == true { throw Unmapped("config.stretchToEdge") }
    let showsEmpty = try facts.config.flag("showHeaderWhenEmpty") ?? false
    let align = try facts.config.choice("lineAlignment", alignments) ?? "leading"
    let scroll = try scroll(&facts)
    try narrow(&facts.container)
    let common = IGListSection(
      line: try facts.config.number("minimumLineSpacing") ?? 0,
      item: try facts.config.number("minimumInteritemSpacing") ?? 0,
      isHorizontal: facts.config.peek("scrollDirection")?.text == "horizontal",
      isSticky: scroll != nil)
    var commands = try Words.container(&facts.container) + Words.direction(&facts.config)
    let explicit =
      try facts.given.objects("sections") { facts throws(Unmapped) in
        try IGListSection(&facts, common)
      } ?? []
    let sections = try joined(explicit, showsEmpty: showsEmpty)
    var (sizes, count) = try Words.sizes(facts.given.take("items"))
    if sizes.count == 1 { sizes = Array(repeating: sizes[0], count: count) }
    var (counts, places, own): ([Int], [Int], [String]) = ([], [], [])
    count = 0
    for section in sections {
      let (before, after) = section.gaps
      if before > 0 { section.addGap(before, &counts, &own) }
      places.append(counts.count)
      own += section.commands(sizes.dropFirst(count).prefix(section.count)).map {
        "section \(counts.count) \($0)"
      }
      counts.append(section.count)
      count += section.count
      if after > 0 { section.addGap(after, &counts, &own) }
    }
    commands.append("items " + counts.map(String.init).joined(separator: " "))
    commands += ["use flow align=\(align) lastline=\(align) cross=start"] + own
    var plan = Plan(commands + [scroll].compactMap(\.self))
    if sections.count < explicit.count { plan.joinedCounts = explicit.map(\.count) }
    for kind in ["header", "footer"] {
      plan.comparers["\(kind)s"] = LibraryComparers.views(kind, ofSections: places)
    }
    return plan
  }

  /// Where sticky headers are seen: behind what the content is inset by, along whatever axis it
  /// scrolls, which takes as much of the container.
  private static func scroll(_ facts: inout FidelityCase) throws(Unmapped) -> String? {
    let isSticky = try facts.config.flag("stickyHeaders") ?? false
    let inset =
      (try facts.config.number("topContentInset") ?? 0)
      + (try facts.config.number("stickyHeaderYOffset") ?? 0)
    guard let offset = try facts.container.numbers("contentOffset", count: 2) else { return nil }
    guard isSticky else { throw Unmapped("container.contentOffset") }
    let isHorizontal = facts.config.peek("scrollDirection")?.text == "horizontal"
    let side = isHorizontal ? "width" : "height"
    if let extent = try facts.container.number(side) {
      facts.container.put(.number(extent - inset), as: side)
    }
    return "scroll to \(Words.number(offset[isHorizontal ? 0 : 1] + inset))"
  }

  /// Content insets at the sides reduce the available space of the layout.
  private static func narrow(_ container: inout Facts) throws(Unmapped) {
    guard let words = try Words.insets("contentInset", of: &container) else { return }
    let inset = words.split(separator: " ").compactMap { Double($0) }
    for (side, taken) in [("height", inset[0] + inset[2]), ("width", inset[1] + inset[3])] {
      guard let extent = try container.number(side) else { continue }
      container.put(.number(extent - taken), as: side)
    }
  }

  /// Sections that run on in one another are one; others must begin lines of their own.
  private static func joined(
    _ sections: [IGListSection], showsEmpty: Bool
  ) throws(Unmapped) -> [IGListSection] {
    if sections.contains(where: { $0.count == 0 && $0.hasViews }), !showsEmpty {
      throw Unmapped("an empty section has no header")
    }
    guard sections.count > 1, var first = sections.first else { return sections }
    if !first.hasViews, first.hasNoEdges, sections.allSatisfy({ $0.looks(like: first) }) {
      first.count = sections.reduce(0) { $0 + $1.count }
      return [first]
    }
    guard sections.dropFirst().allSatisfy({ $0.header > 0 }) else {
      throw Unmapped("items of several sections share a line")
    }
    return sections
  }

  private static let alignments = [
    "left": "leading", "center": "center", "right": "trailing", "justify": "space-between",
  ]
}
