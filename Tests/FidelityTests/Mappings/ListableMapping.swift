/// Cases of Listable: pages, and sections of its flow.
enum ListableMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    switch try facts.config.text("layout") {
    case nil: return try flowSection(&facts)
    case "Listable paged"?: return try pages(&facts)
    case "Listable table"?: return try ListableListMapping.plan(&facts, isTable: true)
    case "Listable flow"?: return try ListableListMapping.plan(&facts, isTable: false)
    case let name?: throw Unmapped("config.layout: \(name)")
    }
  }

  static let directions = ["vertical": "vertical", "horizontal": "horizontal"]

  /// A section of pages.
  private struct Pages {
    var count: Int
    var hasHeader: Bool
    var hasFooter: Bool
  }

  /// Everything takes a page: the list's header and footer are sections without items, which
  /// have a header.
  private static func pages(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    facts.config.skip("rule")
    facts.given.skip("items")
    let direction = try facts.config.choice("direction", directions) ?? "vertical"
    guard let page = try facts.config.number("pagingSize") else {
      throw Unmapped("pages without a size")
    }
    let sections =
      try facts.given.objects("sections") { facts throws(Unmapped) in
        Pages(
          count: Int(try facts.number("count") ?? 0), hasHeader: try facts.flag("header") ?? false,
          hasFooter: try facts.flag("footer") ?? false)
      } ?? []
    let expected = facts.expected
    let hasHeader = (expected["listHeader"] ?? .null) != .null
    let hasFooter = (expected["listFooter"] ?? .null) != .null
    let single = Pages(count: 0, hasHeader: true, hasFooter: false)
    let all = (hasHeader ? [single] : []) + sections + (hasFooter ? [single] : [])
    let side = direction == "vertical" ? "height" : "width"
    var commands = try Words.container(&facts.container) + ["direction \(direction)"]
    commands.append("items " + all.map { "\($0.count)" }.joined(separator: " "))
    commands.append("use paged columns=1 rows=1 page\(side)=\(Words.number(page))")
    for (number, section) in all.enumerated() {
      if section.hasHeader { commands.append("section \(number) header \(Words.number(page))") }
      if section.hasFooter { commands.append("section \(number) footer \(Words.number(page))") }
    }
    var plan = Plan(commands)
    let places = sections.indices.map { $0 + (hasHeader ? 1 : 0) }
    plan.comparers = [
      "headers": LibraryComparers.views("header", ofSections: places),
      "footers": LibraryComparers.views("footer", ofSections: places),
      "sectionFrames": sectionFrames(places),
      "listHeader": header(of: 0), "listFooter": header(of: all.count - 1),
    ]
    return plan
  }

  /// The view of the list that the lab has as the header of a section.
  static func header(of section: Int) -> Comparer {
    { expected, examination throws(Unmapped) in
      if expected == .null { return }
      guard let frame = expected.numbers, frame.count == 4 else {
        throw Unmapped("expected: \(expected)")
      }
      let got = examination.elements.first { $0.kind == "header" && $0.section == section }
      examination.compare("header of the list", frame, with: got?.frame)
    }
  }

  /// What the elements of each section cover together.
  static func sectionFrames(_ places: [Int]) -> Comparer {
    { expected, examination throws(Unmapped) in
      for (number, fact) in (expected.list ?? []).enumerated() where fact != .null {
        guard let frame = fact.numbers, frame.count == 4, places.indices.contains(number) else {
          throw Unmapped("expected.sectionFrames: \(fact)")
        }
        let parts = examination.elements.filter { $0.section == places[number] }.map(\.frame)
        let (x, y) = (parts.map { $0[0] }.min() ?? 0, parts.map { $0[1] }.min() ?? 0)
        let (right, bottom) =
          (parts.map { $0[0] + $0[2] }.max() ?? 0, parts.map { $0[1] + $0[3] }.max() ?? 0)
        examination.compare("section \(number)", frame, with: [x, y, right - x, bottom - y])
      }
    }
  }

  /// A section of a list, its distances from header and footer as insets.
  private static func flowSection(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    // The container already has the section's own width.
    facts.config.skip("width")
    let direction = try facts.config.choice("direction", directions) ?? "vertical"
    let along = direction == "vertical" ? 1 : 0
    let header = try facts.config.numbers("header", count: 2)
    let footer = try facts.config.numbers("footer", count: 2)
    let above = try facts.config.number("sectionHeaderBottomSpacing") ?? 0
    let below = try facts.config.number("rowToSectionFooterSpacing") ?? 0
    let line = try facts.config.number("rowSpacing") ?? 0
    let item = try facts.config.number("itemSpacing") ?? 0
    let (before, behind) = (header == nil ? 0 : above, footer == nil ? 0 : below)
    let insets = along == 1 ? [before, 0, behind, 0] : [0, before, 0, behind]
    let crossSize = try facts.container.number(along == 1 ? "width" : "height") ?? 100_000
    facts.container.skip(along == 1 ? "height" : "width")
    let columns = try facts.config.value("itemSizing", columns)
    let items = facts.given.take("items")
    var commands = [
      along == 1
        ? "container \(Words.number(crossSize))x100000"
        : "container 100000x\(Words.number(crossSize))",
      "direction \(direction)", "spacing line \(Words.number(line))",
      "spacing item \(Words.number(item))",
      "inset " + insets.map(Words.number).joined(separator: " "),
    ]
    commands += [header.map { "header \(Words.number($0[along]))" }].compactMap(\.self)
    commands += [footer.map { "footer \(Words.number($0[along]))" }].compactMap(\.self)
    commands += try Words.items(
      columns.map { sized(items, columns: $0, crossSize, item, along) } ?? items)
    var plan = Plan(commands + ["use flow " + (try flow(&facts.config))])
    // A section of columns is as wide as these.
    if columns != nil { plan.comparers["contentSize"] = LibraryComparers.contentOfItems() }
    return plan
  }

  static func flow(_ config: inout Facts) throws(Unmapped) -> String {
    let align = try config.choice(
      "rowUnderflowAlignment",
      [
        "leading": "align=leading lastline=leading",
        "centered": "align=center lastline=center",
        "trailing": "align=trailing lastline=trailing",
        "fill(last: fill)": "align=space-between lastline=space-between",
        "fill(last: matchPreviousRowSpacing)": "align=justified lastline=uikit",
        "fill(last: defaultItemSpacing)": "align=space-between lastline=leading",
      ])
    let cross = try config.choice(
      "rowItemsAlignment",
      ["top": "start", "center": "center", "bottom": "end", "fill": "stretch"])
    return "\(align ?? "align=leading lastline=leading") cross=\(cross ?? "center")"
  }

  /// `columns(N)`.
  static func columns(_ fact: Fact) -> Double? {
    guard let text = fact.text, text.hasPrefix("columns("), text.hasSuffix(")") else { return nil }
    return Double(text.dropFirst(8).dropLast()).flatMap { $0 >= 1 ? $0 : nil }
  }

  /// Items that share the width, floored to whole points, as the library does.
  private static func sized(
    _ items: Fact, columns: Double, _ crossSize: Double, _ spacing: Double, _ along: Int
  ) -> Fact {
    let share = ((crossSize - (columns - 1) * spacing) / columns).rounded(.down)
    return .list(
      (items.list ?? []).map { fact in
        var size = fact.list ?? []
        if size.count == 2 { size[1 - along] = .number(share) }
        return .list(size)
      })
  }
}
