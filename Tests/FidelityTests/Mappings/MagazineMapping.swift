/// Cases of MagazineLayout: items ask for a part of the width, and share a row as long as they ask
/// for the same.
///
/// Each section is a template with a group for each row. An app would write the same groups: the
/// heights are estimates, which the lab replaces by those of the items. The insets around a section
/// with its header are empty sections between.
enum MagazineMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    facts.config.skip("layout", "rule")
    facts.given.skip("itemFields")
    if facts.container.peek("height")?.number == 0 { facts.container.skip("height") }
    let scale = try facts.config.number("scale") ?? 1
    let bounds = try facts.config.numbers("visibleBounds", count: 4) ?? []
    let pinned = try facts.config.text("pinned") ?? "none"
    guard pinned == "none" || pinned.hasPrefix("headers and footers pinned") else {
      throw Unmapped("config.pinned: \(pinned)")
    }
    var items = (try facts.given.objects("items", Item.init) ?? [])[...]
    let width = facts.container.peek("width")?.number ?? 0
    var sections: [Section] = []
    for fact in try facts.given.list("sections") ?? [] {
      sections.append(
        try Facts.read(fact.members ?? [:], path: "sections") { facts throws(Unmapped) in
          try Section(&facts, width: width, items: &items)
        })
    }
    var commands = try Words.container(&facts.container)
    commands.append("items 0 " + sections.map { "\($0.items.count) 0" }.joined(separator: " "))
    let outer = [0] + sections.map(\.inset.bottom)
    for number in 0...sections.count {
      let top = number < sections.count ? sections[number].inset.top : 0
      commands.append("section \(2 * number) use flow")
      commands.append("section \(2 * number) inset \(Words.number(outer[number] + top)) 0 0 0")
    }
    for (number, section) in sections.enumerated() {
      let words = section.words(isPinned: pinned != "none")
      commands.append("template section\(number) { \(words.joined(separator: "; ")) }")
      commands.append("section \(2 * number + 1) use compositional template=section\(number)")
      guard !section.items.isEmpty else { continue }
      let sizes = section.items.map { "\(Words.number($0.height))" }
      commands.append("section \(2 * number + 1) sizes \(sizes.joined(separator: " "))")
    }
    commands.append("set scale \(Words.number(scale))")
    if pinned != "none", bounds.count == 4 {
      commands.append("scroll to \(Words.number(bounds[1]))")
    }
    var plan = Plan(commands)
    let places = sections.indices.map { 2 * $0 + 1 }
    plan.comparers = [
      "query": query, "headers": LibraryComparers.views("header", ofSections: places),
      "footers": LibraryComparers.views("footer", ofSections: places),
      "backgrounds": LibraryComparers.views("decoration", ofSections: places),
    ]
    return plan
  }

  /// `[{rect, itemFrames, headerFrames, footerFrames, backgroundFrames}]`: sets of frames.
  private static func query(_ expected: Fact, _ examination: inout Examination) throws(Unmapped) {
    let kinds = [
      "item": "item", "header": "header", "footer": "footer", "background": "decoration",
    ]
    for fact in expected.list ?? [] {
      guard let members = fact.members, let rect = members["rect"]?.numbers?.compactMap(\.self)
      else { throw Unmapped("expected.query: \(fact)") }
      let found = examination.answers("query " + rect.map(Words.number).joined(separator: " "))
      for (name, kind) in kinds {
        guard let frames = members["\(name)Frames"]?.list else { continue }
        let wanted = frames.compactMap { $0.numbers?.compactMap(\.self) }.sorted(by: isBefore)
        let got = found.filter { $0.kind == kind }.map(\.frame).sorted(by: isBefore)
        examination.compare(
          "\(name)s in \(rect)", wanted.flatMap(\.self), with: got.flatMap(\.self))
      }
    }
  }

  private static func isBefore(_ first: [Double], _ second: [Double]) -> Bool {
    first.lexicographicallyPrecedes(second)
  }
}

extension MagazineMapping {
  /// The part of the width that an item asks for, and its height.
  private struct Item {
    let part: String
    let height: Double
    let isStretched: Bool

    init(_ facts: inout Facts) throws(Unmapped) {
      part = try facts.text("width") ?? "full"
      height = try facts.number("height") ?? 0
      isStretched =
        try facts.choice(
          "heightMode", ["static": false, "dynamic": false, "dynamicStretch": true]) ?? false
    }

    /// How many share a row.
    var count: Int? {
      ["full": 1, "fullNoInsets": 1, "half": 2, "third": 3, "fourth": 4, "fifth": 5][part]
    }
  }

  private struct Inset {
    var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0

    init(_ facts: inout Facts) throws(Unmapped) {
      top = try facts.number("top") ?? 0
      left = try facts.number("left") ?? 0
      bottom = try facts.number("bottom") ?? 0
      right = try facts.number("right") ?? 0
    }

    var horizontal: Double { left + right }
  }

  private struct Section {
    let items: ArraySlice<Item>
    let inset: Inset
    private let itemInset: Inset
    private let width, line, gap: Double
    private let views: [String]

    init(_ facts: inout Facts, width: Double, items: inout ArraySlice<Item>) throws(Unmapped) {
      let count = Int(try facts.number("count") ?? 0)
      self.items = items.prefix(count)
      items = items.dropFirst(count)
      guard let inset = try facts.object("sectionInset", Inset.init),
        let itemInset = try facts.object("itemInset", Inset.init)
      else { throw Unmapped("a section without insets") }
      (self.inset, self.itemInset) = (inset, itemInset)
      self.width = (try facts.number("width") ?? width) - inset.horizontal
      line = try facts.number("verticalSpacing") ?? 0
      gap = try facts.number("horizontalSpacing") ?? 0
      var views: [String] = []
      for kind in ["header", "footer"] {
        let height = try facts.number("\(kind)Height") ?? 0
        if height > 0 { views.append("\(kind) 1w \(Words.number(height))") }
      }
      self.views = views
      hasBackground = try facts.flag("background") ?? false
    }

    private let hasBackground: Bool

    /// The statements of its template. The item insets of an empty section do not count.
    func words(isPinned: Bool) -> [String] {
      let (top, bottom) = items.isEmpty ? (0, 0) : (itemInset.top, itemInset.bottom)
      let insets = [top, inset.left, bottom, inset.right].map(Words.number)
      var words = ["inset \(insets.joined(separator: " "))", "followinsets on"]
      words += views.map { isPinned ? "\($0) pinned" : $0 }
      if hasBackground {
        words.append(
          "background inset 0 \(Words.number(inset.left)) 0 \(Words.number(inset.right))")
      }
      let rows = items.isEmpty ? "item 1w 1" : rows.map(group).joined(separator: "; ")
      return words + [
        "group vertical 1w ~1000000 spacing \(Words.number(line)) { \(rows) }"
      ]
    }

    /// Neighbours that ask for the same part, as many as fit.
    private var rows: [[Item]] {
      items.reduce(into: []) { rows, item in
        if let row = rows.last, row[0].part == item.part, row.count < item.count ?? 1 {
          rows[rows.count - 1].append(item)
        } else {
          rows.append([item])
        }
      }
    }

    /// A group as wide as its items: UIKit fills a wider one with the next items.
    private func group(_ row: [Item]) -> String {
      let isInset = row[0].part != "fullNoInsets"
      let (left, right) = isInset ? (itemInset.left, itemInset.right) : (0, 0)
      let most = Double(row[0].count ?? 1)
      let item = (width - left - right - (most - 1) * gap) / most
      let count = Double(row.count)
      let nodes = row.map {
        "item \(Words.number(item)) \($0.isStretched ? "~=" : "~")\(Words.number($0.height))"
      }
      return "group horizontal \(Words.number(left + count * item + (count - 1) * gap + right)) "
        + "~1000 spacing \(Words.number(gap)) inset 0 \(Words.number(left)) 0 "
        + "\(Words.number(right)) { \(nodes.joined(separator: "; ")) }"
    }
  }
}
