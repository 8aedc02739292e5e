/// Cases of Blueprints: lists and grids whose items share the width in whole points.
enum BlueprintsMapping {
  /// What a case states of all its sections.
  private struct Distances {
    var insets: [Double]
    /// Of each section.
    var item: [Double]
    var line: [Double]
    /// The layout's own distance, by which items share the width: 10 where sections have theirs.
    var shared: Double
    var perRow: Double?
  }

  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    let layout = try facts.config.text("layout") ?? "none"
    _ = try facts.config.text("scrollDirection")
    let width = try facts.container.number("width") ?? 100_000
    let height = try facts.container.number("height") ?? 100_000
    let counts =
      try facts.given.objects("sections") { facts throws(Unmapped) in
        Int(try facts.number("count") ?? 0)
      } ?? []
    let distances = try distances(&facts.config, sections: counts.count)
    let items = try sizes(facts.given.take("items"))
    switch layout {
    case "HorizontalBlueprintLayout":
      return try orthogonalSection(&facts.config, [width, height], distances, items, counts)
    case "VerticalBlueprintLayout":
      return try column(&facts.config, [width, height], distances, items, counts)
    default: throw Unmapped("config.layout: \(layout)")
    }
  }

  private static func distances(_ config: inout Facts, sections: Int) throws(Unmapped) -> Distances
  {
    let insets = try config.object("sectionInset") { facts throws(Unmapped) in
      [
        try facts.number("top") ?? 0, try facts.number("left") ?? 0,
        try facts.number("bottom") ?? 0, try facts.number("right") ?? 0,
      ]
    }
    var explicit = config
    let shared = explicit.take("minimumInteritemSpacing").number ?? 10
    return Distances(
      insets: insets ?? [0, 0, 0, 0],
      item: try spacings("minimumInteritemSpacing", of: &config, sections),
      line: try spacings("minimumLineSpacing", of: &config, sections),
      shared: shared, perRow: try config.number("itemsPerRow"))
  }

  /// A number, or `section 0: 0, section 1: 10`.
  private static func spacings(
    _ key: String, of config: inout Facts, _ sections: Int
  ) throws(Unmapped) -> [Double] {
    let all = try config.value(key) { fact -> [Double]? in
      if let number = fact.number { return Array(repeating: number, count: sections) }
      let parts = (fact.text ?? "").split(separator: ",").map { part in
        part.split(separator: ":").last.flatMap { Double($0.filter { $0 != " " }) }
      }
      return parts.count == sections && !parts.contains(nil) ? parts.compactMap(\.self) : nil
    }
    return all ?? Array(repeating: 10, count: sections)
  }

  /// The sizes, in order.
  private static func sizes(_ fact: Fact) throws(Unmapped) -> [[Double]] {
    guard let list = fact.list else { throw Unmapped("items: \(fact)") }
    var sizes: [[Double]] = []
    for item in list {
      guard let size = item.numbers?.compactMap(\.self), size.count == 2 else {
        throw Unmapped("items: \(item)")
      }
      sizes.append(size)
    }
    return sizes
  }

  /// The width of an item where `itemsPerRow` share the width: each is floored to whole points.
  private static func share(_ distances: Distances, of width: Double) -> Double? {
    distances.perRow.map { perRow in
      let room = width - distances.insets[1] - distances.insets[3]
      return ((room - (perRow - 1) * distances.shared) / perRow).rounded(.down)
    }
  }

  private static func words(
    _ items: [[Double]], _ counts: [Int], _ width: Double, _ distances: Distances
  ) -> [String] {
    var sizes: [String] = []
    var first = 0
    for count in counts {
      for item in items[min(first, items.count)..<min(first + count, items.count)] {
        let itemWidth = share(distances, of: width) ?? item[0]
        sizes.append("\(Words.number(itemWidth))x\(Words.number(item[1]))")
      }
      first += count
    }
    return Words.items(ofSections: counts, sizes)
  }

  private static func spacing(_ distances: Distances, lines: [Double]) -> [String] {
    zip(distances.item, lines).enumerated().flatMap { number, both in
      [
        "section \(number) spacing item \(Words.number(both.0))",
        "section \(number) spacing line \(Words.number(both.1))",
      ]
    }
  }

  /// An orthogonal section: one row, or rows that are filled column by column. It is as high as its
  /// items.
  private static func orthogonalSection(
    _ config: inout Facts, _ container: [Double], _ distances: Distances, _ items: [[Double]],
    _ counts: [Int]
  ) throws(Unmapped) -> Plan {
    if config.has("headerReferenceSize") || config.has("footerReferenceSize") {
      return try stripBelowHeader(&config, container, distances, items, counts)
    }
    var height = container[1]
    var strategy = "use list align=leading"
    if let perColumn = try config.number("itemsPerColumn") {
      guard let item = items.first, items.allSatisfy({ $0 == item }) else {
        throw Unmapped("rows of unequal items")
      }
      // A column is as long as so many items: then no more of them fit.
      height = distances.insets[0] + distances.insets[2] + perColumn * item[1]
      height += (perColumn - 1) * (distances.line.first ?? 0)
      strategy = "use flow align=leading lastline=leading cross=start"
    }
    var facts = distances
    if strategy.hasPrefix("use flow") {
      (facts.item, facts.line) = (distances.line, distances.item)
    }
    let inset = distances.insets.map(Words.number).joined(separator: " ")
    var plan = Plan(
      [
        "container \(Words.number(container[0]))x\(Words.number(height))", "direction horizontal",
        "inset \(inset)",
      ] + words(items, counts, container[0], distances)
        + spacing(facts, lines: strategy.hasPrefix("use flow") ? facts.line : distances.item)
        + [strategy])
    plan.comparers["contentSize"] = LibraryComparers.contentOfItems(
      insetBehind: distances.insets[2])
    return plan
  }

  /// An orthogonal section between a header and a footer that do not scroll.
  private static func stripBelowHeader(
    _ config: inout Facts, _ container: [Double], _ distances: Distances, _ items: [[Double]],
    _ counts: [Int]
  ) throws(Unmapped) -> Plan {
    var words = ["orthogonal continuous", "followinsets off"]
    words.append("inset " + distances.insets.map(Words.number).joined(separator: " "))
    for (name, sticky) in [("header", "stickyHeaders"), ("footer", "stickyFooters")] {
      let isSticky = try config.flag(sticky) ?? false
      guard let size = try config.numbers("\(name)ReferenceSize", count: 2) else { continue }
      guard isSticky else { throw Unmapped("headers above items that scroll away with them") }
      words.append("\(name) 1w \(Words.number(size[1]))")
    }
    guard counts.count == 1, let spacing = distances.item.first, !items.isEmpty else {
      throw Unmapped("headers above several sections that scroll sideways")
    }
    let width = items.reduce(0) { $0 + $1[0] } + spacing * Double(items.count - 1)
    let sides = [width, items.map { $0[1] }.max() ?? 0].map(Words.number).joined(separator: " ")
    let nodes = items.map { "item \(Words.number($0[0])) \(Words.number($0[1]))" }
    words.append(
      "group horizontal \(sides) spacing \(Words.number(spacing)) "
        + "{ \(nodes.joined(separator: "; ")) }")
    var plan = Plan([
      "container \(Words.number(container[0]))x\(Words.number(container[1]))",
      "template fidelity { \(words.joined(separator: "; ")) }", "items \(items.count)",
      "use compositional template=fidelity",
    ])
    plan.comparers["contentSize"] = LibraryComparers.contentOfItems(
      insetBehind: distances.insets[3])
    return plan
  }

  /// Lines of equal items, or columns of unequal ones where so many share a row.
  private static func column(
    _ config: inout Facts, _ container: [Double], _ distances: Distances, _ items: [[Double]],
    _ counts: [Int]
  ) throws(Unmapped) -> Plan {
    var commands = ["container \(Words.number(container[0]))x\(Words.number(container[1]))"]
    for (name, sticky) in [("header", "stickyHeaders"), ("footer", "stickyFooters")] {
      let isPinned = try config.flag(sticky) ?? false
      if let size = try config.numbers("\(name)ReferenceSize", count: 2) {
        commands.append("\(name) \(Words.number(size[1]))" + (isPinned ? " pinned" : ""))
      }
    }
    commands +=
      words(items, counts, container[0], distances) + spacing(distances, lines: distances.line)
    let isUnequal = items.contains { $0[1] != items[0][1] }
    for number in counts.indices {
      var insets = distances.insets
      if isUnequal, let perRow = distances.perRow,
        let share = share(distances, of: container[0])
      {
        // Columns in whole points leave what they do not fill at the trailing edge.
        insets[3] =
          container[0] - insets[1] - perRow * share - (perRow - 1) * distances.item[number]
      }
      commands.append(
        "section \(number) inset " + insets.map(Words.number).joined(separator: " "))
    }
    let strategy =
      isUnequal && distances.perRow != nil
      ? "masonry columns=\(Words.number(distances.perRow ?? 1))"
      : "flow align=leading lastline=leading cross=start"
    return Plan(commands + ["use \(strategy)"])
  }
}
