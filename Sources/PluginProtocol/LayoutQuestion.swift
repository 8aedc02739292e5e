public import LayoutCore
import LayoutText

/// A question of type `layout` about one section: where are its items?
///
/// The answer is `frames` with a frame for each item, or `error`. Strategies that place whole
/// collections get a `CollectionQuestion` instead.
///
/// ```swift
/// let request = SectionRequest(
///   count: 12, crossSize: 390, length: 844, sizes: .uniform(Size(width: 60, height: 60)))
/// let question = LayoutQuestion(
///   id: 7, strategy: "spiral", parameters: ["turns": .count(3)], request: request)
/// question.message.payload.count  // 16: twelve equal sizes are sent once
/// ```
public typealias LayoutQuestion = Question<SectionRequest>

extension Question<SectionRequest> {
  /// The message of the question. Sizes that repeat are sent once; the payload is 16 bytes for each
  /// size.
  ///
  /// - Complexity: O(items) where sizes differ without a pattern.
  public var message: Message {
    let (sizing, sizes) = request.sizes.pattern(count: request.count, crossSize: request.crossSize)
    var section: [(key: String, value: JSON)] = [
      ("count", .int(request.count)), ("breadth", .number(request.crossSize)),
      ("insets", .insets(request.insets)),
      ("spacing", .spacing(request.spacing)),
      ("sizing", .string(sizing.rawValue)),
    ]
    if case .text(let text) = request.sizes, let json = text.json { section.append(("text", json)) }
    section += request.sizes.viewMembers
    var members: [(key: String, value: JSON)] = [
      ("container", .numbers([request.crossSize + request.insets.horizontal, request.length])),
      ("axis", .string(request.axis.rawValue)), ("sections", .array([.object(section)])),
    ]
    if let items = request.tracedItems {
      members.append(("events", .array([.int(items.lowerBound), .int(items.upperBound)])))
    }
    return message(of: "layout", members, sizes)
  }

  /// Reads a question to one of the strategies of `definitions`, in the child.
  ///
  /// - Throws: the first member that is missing or not allowed, or an unknown strategy.
  public init(
    _ line: MessageLine, payload: [UInt8], definitions: [AnyStrategyDefinition]
  ) throws(ProtocolError) {
    try self.init(line, definitions) { _ throws(ProtocolError) in
      let container = try line.required("container", "two numbers") { $0.numbers(2) }
      let axis = try line.required("axis", "vertical or horizontal") {
        $0.string.flatMap(Axis.init)
      }
      let section = try line.required("sections", "an array of one section") { node in
        node.array?.count == 1 ? node.array?.first : nil
      }
      guard let count = section["count"]?.int, count >= 0,
        let crossSize = section["breadth"]?.number, let insets = section["insets"]?.insets,
        let spacing = section["spacing"]?.spacing,
        let sizing = section["sizing"]?.string.flatMap(Sizing.init)
      else {
        throw ProtocolError("a section needs count, breadth, insets, spacing and sizing")
      }
      let text = section["text"].flatMap(TextSizes.init)
      var request = SectionRequest(
        count: count, crossSize: crossSize, length: container[1], insets: insets, axis: axis,
        sizes: text.map { .text(axis == .vertical ? $0 : $0.transposed) }
          ?? ItemSizes(viewMembers: section, axis) ?? sizing.sizes(Payload.sizes(payload)),
        spacing: spacing)
      if let items = line["events"]?.array?.compactMap(\.int), items.count == 2,
        items[0] <= items[1]
      {
        request.tracedItems = items[0]...items[1]
      }
      return request
    }
  }
}

/// What the sizes of a question mean: the member `sizing`.
///
/// The sizes in the payload repeat: item i has size i modulo their number.
enum Sizing: String {
  /// Width and height in points.
  case fixed
  /// Proportions: the height follows from the width that the strategy gives the item.
  case aspect
  /// Text: the height at the full width, in points. A child that makes items narrower wraps the
  /// member `text` again; where the question has none, it takes the height as it is.
  case text

  /// The sizes that a child lays out. Proportions with a width of 0 cannot be kept: such sizes are
  /// taken as fixed.
  func sizes(_ sizes: [Size]) -> ItemSizes {
    let isProportion = self == .aspect && sizes.allSatisfy { $0.width > 0 }
    return isProportion ? .aspect(sizes) : .pattern(sizes)
  }
}

extension ItemSizes {
  /// The sizes of the first `count` items as sizes that repeat, and what they mean.
  ///
  /// - Parameter crossSize: the available width, in points: the sizes of text depend on it.
  /// - Complexity: O(period of the sizes); O(items) for seeded and edited sizes, which do not
  ///   repeat.
  func pattern(count: Int, crossSize: Double) -> (Sizing, [Size]) {
    func first(_ period: Int) -> [Size] {
      (0..<min(period, count)).map { size(of: $0, available: crossSize) }
    }
    switch self {
    case .pattern(let sizes):
      return (.fixed, uniformSize.map { [$0] } ?? Array(sizes.prefix(max(1, count))))
    case .random: return (.fixed, first(count))
    case .flexible(let flexible): return (.fixed, first(flexible.ranges.count))
    case .mixed(let mixed): return (.fixed, first(mixed.round))
    case .aspect(let ratios): return (.aspect, first(max(1, ratios.count)))
    case .text(let text): return (.text, first(text.messages.count))
    case .edited(let edited):
      switch edited.base {
      case .text: return (.text, first(count))
      case .aspect: return (.aspect, first(count))
      case .pattern, .random, .flexible, .mixed, .edited: return (.fixed, first(count))
      }
    }
  }
}
