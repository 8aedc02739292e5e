public import LayoutCore
import LayoutText

/// The answer `frames` for a whole collection: a frame for each item that has one, then the views
/// in runs of one kind.
///
/// The lab reads it in two steps, because the size of the payload follows from the line:
///
/// ```swift
/// let line = try MessageLine(bytes)
/// let count = try CollectionAnswer.payloadCount(of: line, itemCount: 12)
/// // … read `count` bytes, which must equal line.payloadCount …
/// let contents = try CollectionAnswer.read(
///   line, payload: payload, counts: [8, 4], axis: .vertical, follows: false)
/// ```
///
/// The answer to a `LayoutQuestion` has the same name, but only frames: read it with
/// `Payload.frames(_:)`.
public enum CollectionAnswer {
  /// The most views of an answer, of all kinds together.
  public static let mostViews = 1_000_000

  /// The message with `contents`, for the question `id`. Members with their default are not sent:
  /// `depths` and `alphas` where all items have the same, `insets` of zero, no own offset, no
  /// trace.
  ///
  /// - Complexity: O(elements).
  public static func message(_ id: Int, _ contents: CollectionContents) -> Message {
    let order = runs(of: contents.views)
    var members: [(key: String, value: JSON)] = [
      ("id", .int(id)), ("content", .size(contents.contentSize)),
      ("axis", .string(contents.axis.rawValue)), ("reversed", .bool(contents.isReversed)),
      ("follows", .bool(contents.followsOffset)),
      ("notes", .array(contents.notes.map { .string($0) })),
      ("assumptions", .array(contents.assumptions.map { .string($0) })),
      ("views", .array(order.map(\.json))),
    ]
    if !contents.depths.isEmpty { members.append(("depths", .bool(true))) }
    if !contents.alphas.isEmpty { members.append(("alphas", .bool(true))) }
    if contents.insets != .zero { members.append(("insets", .insets(contents.insets))) }
    if let offset = contents.ownOffset { members.append(("offset", .point(offset))) }
    if !contents.orthogonalSections.isEmpty {
      let sections = contents.orthogonalSections.sorted { $0.key < $1.key }
      members.append(("orthogonal", .array(sections.map { $0.value.json(section: $0.key) })))
    }
    if let life = contents.life { members.append(("life", life.json)) }
    return Message("frames", members, payload: CollectionPayload.bytes(of: contents))
  }

  /// How many bytes of payload must follow `line`, an answer about `count` items.
  ///
  /// - Throws: an error for views of an unknown kind, or more than `mostViews`.
  public static func payloadCount(
    of line: MessageLine, itemCount count: Int
  ) throws(ProtocolError) -> Int {
    let views = try views(of: line).reduce(0) { $0 + $1.count }
    return count
      * CollectionPayload.itemStride(depths: line.has("depths"), alphas: line.has("alphas")) + views
      * CollectionPayload.viewStride
  }

  /// Reads the answer about a collection with `counts` items in its sections, which scrolls along
  /// `axis` and `follows` the offset unless the answer sets others. `payload` has `payloadCount`
  /// bytes.
  ///
  /// - Throws: the first member that is missing or not allowed.
  public static func read(
    _ line: MessageLine, payload: [UInt8], counts: [Int], axis: Axis, follows: Bool
  ) throws(ProtocolError) -> CollectionContents {
    var contents = CollectionContents(counts: counts, frames: [], contentSize: .zero)
    try CollectionPayload.read(
      payload, count: counts.reduce(0, +), depths: line.has("depths"), alphas: line.has("alphas"),
      views: try views(of: line), into: &contents)
    contents.contentSize = try line.contentSize ?? contents.surroundingSize
    contents.axis = line["axis"]?.string.flatMap(Axis.init) ?? axis
    contents.orthogonalSections = try line.orthogonalSections(among: counts.count)
    contents.isReversed = line.has("reversed")
    contents.followsOffset = follows && line["follows"]?.bool != false
    contents.ownOffset = line["offset"]?.point
    contents.insets = line["insets"]?.insets ?? .zero
    contents.notes = line.sentences("notes")
    contents.assumptions = line.sentences("assumptions")
    contents.life = line["life"].flatMap(InvalidationTrace.init)
    return contents
  }

  /// Views of one kind that follow one another: the line has the kind once, the payload each view.
  ///
  /// `{"is":"supplementary","kind":"badge","count":12}` says that the next 12 views of the payload
  /// are badges.
  struct Run {
    var kind: ElementKind
    /// The name that the layout gave to the kind (`representedElementKind` in UIKit), cut to 200
    /// characters.
    var elementKind: String?
    var count: Int

    var json: JSON {
      .object([
        ("is", .string(Self.words.first { $0.kind == kind }?.word ?? "supplementary")),
        ("kind", elementKind.map { .string($0) } ?? .null), ("count", .int(count)),
      ])
    }

    /// The word of each kind in `is`, in UIKit's vocabulary: the lab's badge is any supplementary
    /// view of an item, its background any decoration view.
    static let words: [(word: String, kind: ElementKind)] = [
      ("header", .header), ("footer", .footer), ("supplementary", .badge),
      ("decoration", .background), ("layout-header", .layoutHeader),
      ("layout-footer", .layoutFooter),
    ]
  }

  /// The runs of `views`, in their order. Views that alternate between kinds make a run each.
  private static func runs(of views: [Element]) -> [Run] {
    views.reduce(into: []) { runs, view in
      if let last = runs.last, last.kind == view.id.kind, last.elementKind == view.elementKind {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(kind: view.id.kind, elementKind: view.elementKind, count: 1))
      }
    }
  }

  /// The runs that the member `views` of `line` describes; none without that member.
  ///
  /// - Throws: an error for a run of an unknown kind, or for more than `mostViews` in all. The sum is
  ///   checked before a payload of that size is read.
  private static func views(of line: MessageLine) throws(ProtocolError) -> [Run] {
    var runs: [Run] = []
    var total = 0
    for node in line["views"]?.array ?? [] {
      guard let kind = Run.words.first(where: { $0.word == node["is"]?.string })?.kind,
        let count = node["count"]?.int, count >= 0, count <= mostViews - total
      else {
        throw ProtocolError(
          "\"views\" must give the kind of each (\(Run.words.map(\.word).joined(separator: ", "))) "
            + "and a \"count\", at most \(NumberText.grouped(mostViews)) in all")
      }
      total += count
      let name = node["kind"]?.string.map { Printable.shortened($0, limit: 200) }
      runs.append(Run(kind: kind, elementKind: name, count: count))
    }
    return runs
  }
}

extension MessageLine {
  /// The first 20 sentences of the member `name`, each cut to 300 characters and safe to show.
  fileprivate func sentences(_ name: String) -> [String] {
    (self[name]?.array ?? []).prefix(20).compactMap { node in
      node.string.map { Printable.shortened($0, limit: 300) }
    }
  }

  /// Whether the member `name` is `true`; false where it is missing or something else.
  fileprivate func has(_ name: String) -> Bool { self[name]?.bool ?? false }

  /// The content size in an answer, in points; nil where the answer has none.
  ///
  /// - Throws: an error unless both sides are numbers of 0–2^43.
  public var contentSize: Size? {
    get throws(ProtocolError) {
      guard let content = self["content"] else { return nil }
      let allowed = 0...greatestLength
      guard let size = content.size, allowed.contains(size.width), allowed.contains(size.height)
      else { throw ProtocolError("\"content\" of \"frames\" must be two numbers of 0–2^43") }
      return size
    }
  }
}

extension CollectionContents {
  /// The size from the origin to the greatest edges of all frames, in points: the content size of
  /// an answer without `content`. Frames with negative coordinates do not enlarge it.
  fileprivate var surroundingSize: Size {
    (frames.lazy.compactMap(\.self) + views.map(\.frame)).reduce(Size.zero) {
      Size(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY))
    }
  }
}
