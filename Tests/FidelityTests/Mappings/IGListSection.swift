/// A section of IGListKit. Its header and footer are inside its insets: the insets before and after
/// them are sections of the lab without items.
struct IGListSection: Equatable {
  var count = 0
  private var inset = [0.0, 0, 0, 0]
  private var line: Double
  private var item: Double
  private(set) var header = 0.0
  private var footer = 0.0
  private let isHorizontal: Bool
  private let isSticky: Bool

  init(line: Double, item: Double, isHorizontal: Bool, isSticky: Bool) {
    (self.line, self.item) = (line, item)
    (self.isHorizontal, self.isSticky) = (isHorizontal, isSticky)
  }

  /// A section that has what it does not state in `common` with the others.
  init(_ facts: inout Facts, _ common: IGListSection) throws(Unmapped) {
    self = common
    count = Int(try facts.number("count") ?? 0)
    let words = try Words.insets("inset", of: &facts) ?? "0 0 0 0"
    inset = words.split(separator: " ").compactMap { Double($0) }
    line = try facts.number("lineSpacing") ?? common.line
    item = try facts.number("interitemSpacing") ?? common.item
    header = try facts.number("headerHeight") ?? 0
    footer = try facts.number("footerHeight") ?? 0
  }

  var hasViews: Bool { header + footer > 0 }
  var hasNoEdges: Bool { inset.allSatisfy { $0 == 0 } }

  /// Whether only the counts differ.
  func looks(like other: IGListSection) -> Bool {
    var other = other
    other.count = count
    return self == other
  }

  /// What lies before the header and behind the footer.
  var gaps: (before: Double, after: Double) {
    guard hasViews else { return (0, 0) }
    return isHorizontal ? (inset[1], inset[3]) : (inset[0], inset[2])
  }

  /// Adds a section of the lab that is nothing but a distance.
  func addGap(_ length: Double, _ counts: inout [Int], _ commands: inout [String]) {
    let sides = isHorizontal ? "0 \(Words.number(length)) 0 0" : "\(Words.number(length)) 0 0 0"
    commands.append("section \(counts.count) inset \(sides)")
    counts.append(0)
  }

  /// The section with items of `sizes`, without what lies before and behind its views.
  func commands(_ sizes: ArraySlice<String>) -> [String] {
    var sides = inset
    if hasViews { for index in isHorizontal ? [1, 3] : [0, 2] { sides[index] = 0 } }
    var words = [
      "spacing line \(Words.number(line))", "spacing item \(Words.number(item))",
      "inset " + sides.map(Words.number).joined(separator: " "), "followinsets on",
    ]
    if header > 0 { words.append("header \(Words.number(header))" + (isSticky ? " pinned" : "")) }
    if footer > 0 { words.append("footer \(Words.number(footer))") }
    if let first = sizes.first {
      let own = sizes.allSatisfy { $0 == first } ? sizes.prefix(1) : sizes
      words.append("sizes \(own.joined(separator: " "))")
    }
    return words
  }
}
