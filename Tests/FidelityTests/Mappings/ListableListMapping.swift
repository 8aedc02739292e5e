/// Whole lists of Listable. Everything is a section of the lab: a distance is one without items that
/// has an inset, a view of the list one that has a header.
struct ListableListMapping {
  private var commands: [String] = []
  /// How many sections the lab has by now, by their items.
  private var counts: [Int] = []
  /// Where the lab has the case's sections.
  private var places: [Int] = []
  /// 1 where the list scrolls down.
  private let along: Int
  /// The list's extent across the scroll axis.
  private let crossSize: Double
  /// Before the list and after it, then at its leading and trailing edges.
  private let padding: (before: Double, after: Double, leading: Double, trailing: Double)

  static func plan(_ facts: inout FidelityCase, isTable: Bool) throws(Unmapped) -> Plan {
    let start = try Words.container(&facts.container)
    var list = try ListableListMapping(&facts, start)
    // Figures are given for the place that a view has by itself.
    facts.config.skip("contentOffset")
    _ = try facts.config.choice("listHeaderPosition", ["inline": 0, "sticky": 0])
    let views = try Views(&facts.config)
    let distances = try Distances(&facts.config, isTable: isTable)
    let containerHeader = list.addView(views.containerHeader, leading: 0, trailing: 0)
    list.addGap(list.padding.before)
    let header = list.addView(views.header)
    list.addGap(views.header == nil ? 0 : distances.afterHeader)
    var sizes = try Words.sizes(facts.given.take("items")).words[...]
    let sections = try facts.given.objects("sections") { facts throws(Unmapped) in
      try Section(&facts, isTable: isTable)
    }
    var gap = 0.0
    for section in sections ?? [] {
      list.addGap(section.isNothing ? 0 : gap)
      list.add(section, distances, sizes.prefix(section.count))
      sizes = sizes.dropFirst(section.count)
      if !section.isNothing { gap = distances.after(section) }
    }
    list.addGap(views.footer == nil ? 0 : distances.beforeFooter)
    let footer = list.addView(views.footer)
    list.addGap(list.padding.after)
    var plan = Plan(
      start + ["direction \(list.along == 1 ? "vertical" : "horizontal")", "use flow", "inset 0"]
        + ["items " + list.counts.map(String.init).joined(separator: " ")] + list.commands)
    plan.comparers = [
      "headers": LibraryComparers.views("header", ofSections: list.places),
      "footers": LibraryComparers.views("footer", ofSections: list.places),
      "sectionFrames": ListableMapping.sectionFrames(list.places),
      "containerHeader": ListableMapping.header(of: containerHeader),
      "listHeader": ListableMapping.header(of: header),
      "listFooter": ListableMapping.header(of: footer),
      // The natural width of the list: it has no effect on frames.
      "naturalContentWidth": { _, _ in },
    ]
    return plan
  }

  private init(_ facts: inout FidelityCase, _ start: [String]) throws(Unmapped) {
    let direction = try facts.config.choice("direction", ListableMapping.directions)
    along = direction == "horizontal" ? 0 : 1
    let container = (start.last ?? "").split(whereSeparator: { " x".contains($0) })
    crossSize = container.count == 3 ? Double(container[along == 1 ? 1 : 2]) ?? 0 : 0
    let words = try Words.insets("padding", of: &facts.config) ?? "0 0 0 0"
    let inset = words.split(separator: " ").compactMap { Double($0) }
    padding =
      along == 1
      ? (inset[0], inset[2], inset[1], inset[3]) : (inset[1], inset[3], inset[0], inset[2])
  }

  private func inset(_ sides: (Double, Double, Double, Double)) -> String {
    let (before, after, leading, trailing) = sides
    let inset =
      along == 1 ? [before, leading, after, trailing] : [leading, before, trailing, after]
    return "inset " + inset.map(Words.number).joined(separator: " ")
  }

  private mutating func addGap(_ length: Double) {
    guard length > 0 else { return }
    commands.append("section \(counts.count) \(inset((length, 0, 0, 0)))")
    counts.append(0)
  }

  /// The number of the section that shows `size`; none where there is no such view.
  private mutating func addView(
    _ size: [Double]?, leading: Double? = nil, trailing: Double? = nil
  ) -> Int {
    guard let size else { return -1 }
    let sides = (0.0, 0.0, leading ?? padding.leading, trailing ?? padding.trailing)
    commands += [inset(sides), "followinsets on", "header \(Words.number(size[along]))"]
      .map { "section \(counts.count) \($0)" }
    counts.append(0)
    return counts.count - 1
  }

  private mutating func add(
    _ section: Section, _ distances: Distances, _ sizes: ArraySlice<String>
  ) {
    let (leading, trailing) = section.edges(crossSize, padding.leading, padding.trailing)
    let hasItems = section.count > 0
    let before = hasItems && section.header != nil ? distances.afterSectionHeader : 0
    let after = hasItems && section.footer != nil ? distances.beforeSectionFooter : 0
    let room = crossSize - leading - trailing
    var words = [
      inset((before, after, leading, trailing)), "followinsets on",
      "spacing line \(Words.number(distances.line))",
      "spacing item \(Words.number(section.columnSpacing ?? distances.item))",
      "use flow \(section.flow)",
    ]
    for (name, view) in [("header", section.header), ("footer", section.footer)] {
      if let view { words.append("\(name) \(Words.number(view[along]))") }
    }
    let own = sizes.enumerated().map { index, size in
      let extents = size.split(separator: "x").map(String.init)
      guard let width = section.crossSize(ofItem: index, in: room, distances.item) else {
        return size
      }
      let across = Words.number(width)
      return along == 1 ? "\(across)x\(extents[1])" : "\(extents[0])x\(across)"
    }
    if !own.isEmpty { words.append("sizes " + own.joined(separator: " ")) }
    commands += words.map { "section \(counts.count) \($0)" }
    places.append(counts.count)
    counts.append(section.count)
  }
}
