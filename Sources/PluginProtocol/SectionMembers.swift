package import LayoutCore
import LayoutText

/// The sections of a question about a whole collection: equal neighbours once, with a count.
///
/// Two sections of six items whose sizes repeat after five:
/// `{"times":2,"count":6,"sizing":"fixed","sizes":5,…}`.
///
/// Two names are older than the words of the source: `breadth` is the cross-axis size, and `stated`
/// lists the explicit properties.
enum SectionMembers {
  /// The most sections that are read, after equal neighbours are repeated.
  private static let most = 1_000_000

  /// The sections of `request`, and the sizes of their items on the screen's axes. The sizes of
  /// equal neighbours are there once.
  ///
  /// - Complexity: O(sections); O(items) where sizes differ without a pattern.
  static func of(_ request: LayoutRequest) -> (sections: [JSON], sizes: [Size]) {
    var (sections, sizes): ([JSON], [Size]) = ([], [])
    var start = 0
    while start < request.sections.count {
      let section = request.sections[start]
      let rest = request.sections[start...]
      let end = rest.firstIndex { $0 != section } ?? request.sections.count
      let (members, own) = of(section, times: end - start, in: request)
      sections.append(.object(members))
      sizes += own
      start = end
    }
    return (sections, sizes)
  }

  /// The members of `section`, which occurs `times` times. A pattern of sizes is sent as one
  /// period; sizes that depend on the width are computed for the width that the section has.
  private static func of(
    _ section: Section, times: Int, in request: LayoutRequest
  ) -> (members: [(key: String, value: JSON)], sizes: [Size]) {
    let transposed = Transposition(scrolling: request.axis)
    let crossSize = max(
      0, transposed(request.container).width - transposed(section.insets).horizontal)
    let asked = transposed.isTransposed ? section.sizes.transposed : section.sizes
    let (sizing, sizes) = asked.pattern(count: section.count, crossSize: crossSize)
    var members: [(key: String, value: JSON)] = [
      ("times", .int(times)), ("count", .int(section.count)), ("breadth", .number(crossSize)),
      ("insets", .insets(section.insets)),
      ("spacing", .spacing(section.spacing)),
      ("sizing", .string(sizing.rawValue)), ("sizes", .int(sizes.count)),
      ("stated", .array(section.explicit.words.map { .string($0) })),
    ]
    members += section.sizes.viewMembers
    if let header = section.header?.json { members.append(("header", header)) }
    if let footer = section.footer?.json { members.append(("footer", footer)) }
    return (members, sizes.map { transposed($0) })
  }

  /// Reads sections, and removes their sizes from the front of `sizes`.
  ///
  /// - Throws: an error for a section without one of its required members, with more sizes than the
  ///   payload has, or beyond the limit of sections.
  static func read(
    _ nodes: [JSONNode], sizes: inout ArraySlice<Size>
  ) throws(ProtocolError) -> [Section] {
    var sections: [Section] = []
    for node in nodes {
      guard let count = node["count"]?.int, (0...most).contains(count),
        let insets = node["insets"]?.insets, let spacing = node["spacing"]?.spacing,
        let own = node["sizes"]?.int, own >= 0, own <= sizes.count,
        let sizing = node["sizing"]?.string.flatMap(Sizing.init)
      else {
        throw ProtocolError("a section needs count, insets, spacing, sizes and sizing")
      }
      var section = Section(
        strategy: .placeholder, count: count, sizes: sizing.sizes(Array(sizes.prefix(own))),
        spacing: spacing, insets: insets, header: node["header"].flatMap(Supplementary.init),
        footer: node["footer"].flatMap(Supplementary.init))
      if let sizes = ItemSizes(viewMembers: node, .vertical) { section.sizes = sizes }
      section.explicit = ExplicitProperties(
        words: (node["stated"]?.array ?? []).compactMap(\.string))
      sizes = sizes.dropFirst(own)
      let times = node["times"]?.int ?? 1
      guard times > 0, times <= most - sections.count else {
        throw ProtocolError("there are more than \(NumberText.grouped(most)) sections")
      }
      sections += Array(repeating: section, count: times)
    }
    return sections
  }
}

extension AnyStrategy {
  /// A placeholder for the strategy of a section that its reader places.
  package static var placeholder: AnyStrategy {
    AnyStrategy(
      definition: AnyStrategyDefinition(name: "", summary: ""),
      origin: ObjectIdentifier(JSONNode.self)
    ) { _, _ in Stored(frames: []) }
  }
}

extension ExplicitProperties {
  /// The words of the protocol for explicit properties, in the order in which they are sent.
  private static var named: [(word: String, value: ExplicitProperties)] {
    [("sizes", .sizes), ("spacing", .spacing), ("insets", .insets)]
  }

  /// The explicit properties, in words.
  fileprivate var words: [String] { Self.named.filter { contains($0.value) }.map(\.word) }

  /// The properties of `words`; unknown words are ignored.
  fileprivate init(words: [String]) {
    self = Self.named.filter { words.contains($0.word) }.reduce([]) { $0.union($1.value) }
  }
}

extension Supplementary {
  /// The members of the view, its length in points; nil where its length follows from a template,
  /// which the protocol does not send.
  fileprivate var json: JSON? {
    guard case .length(let length) = extent else { return nil }
    return .object([("length", .number(length)), ("pinned", .bool(isPinned))])
  }

  /// The view that `node` describes, not pinned by default; nil where it has no length.
  fileprivate init?(_ node: JSONNode) {
    guard let length = node["length"]?.number else { return nil }
    self.init(length: length, isPinned: node["pinned"]?.bool ?? false)
  }
}
