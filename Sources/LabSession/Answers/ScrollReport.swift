import LabReport
import LayoutCore
import LayoutText

/// `scroll`, `page`, `goto`: the content offset, and what is on the screen.
struct ScrollReport: Report {
  /// A section that scrolls across the collection's axis, and how far.
  struct OrthogonalSection: Sendable, Hashable {
    /// The section's number.
    var section: Int
    /// How far it is scrolled from its leading edge, in points.
    var offset: Double
    /// The offset at which `release` ended the drag, in points; nil where there was none.
    var released: Double?
    /// Where it may stop, in a few words.
    var rule: String
  }

  /// What the next change of the layout leaves where it is on the screen.
  struct Anchor: Sendable, Hashable {
    /// An item; nil for the start or the end of the content itself.
    var item: ElementID?
    /// How far its edge is beyond the edge of the screen that it is held at, in points; negative
    /// before it.
    var distance: Double
    /// Whether it is held by its end at the end of the screen, or by its start at the start.
    var isLast: Bool
  }

  /// The part of the content that the device shows; its origin is the content offset.
  var visible: Rect
  /// The content offset as `scroll` takes it.
  var offset: String
  /// The axis along which the content scrolls.
  var axis: Axis
  /// How many sections there are; it decides how elements are named.
  var sections: Int
  /// What is visible: by section, then header, items by index, footer.
  var elements: [Element]
  /// Whether the content is not longer than the screen.
  var isFixed: Bool
  /// The orthogonal section that was scrolled; nil where the collection was.
  var orthogonalSection: OrthogonalSection?
  /// What the next change holds; nil where that is the offset.
  var anchor: Anchor?
  /// What is on the screen; nil if the page shows no pictures.
  var picture: Picture?

  var isPicture: Bool { picture != nil }

  func lines(on page: Page) -> [Markup] {
    [Markup(place), Markup(visibleElements)]
      + (anchor.map { [Markup(words(for: $0))] } ?? []) + (picture?.lines ?? [])
  }

  /// More elements than these are printed as ranges.
  private static let listed = 20

  /// `5 items visible: 2 3 4 5 6`; of many elements, ranges: `200 items visible: 0..199`
  private var visibleElements: String {
    guard elements.count > Self.listed else {
      var list = ByteText()
      QueryReport.append(elements, " visible", inSections: sections, to: &list)
      return list.string
    }
    var ranges: [(first: ElementID, last: ElementID)] = []
    for id in elements.map(\.id) {
      if let last = ranges.last?.last, last.kind == .item, id.kind == .item,
        last.section == id.section, last.index + 1 == id.index
      {
        ranges[ranges.count - 1].last = id
      } else {
        ranges.append((id, id))
      }
    }
    let texts = ranges.prefix(Self.listed).map { first, last in
      let name = first.name(inSections: sections)
      return first == last ? name : "\(name)..\(last.name(inSections: sections))"
    }
    let rest = ranges.count - texts.count
    let noun = elements.allSatisfy { $0.id.kind == .item } ? "items" : "elements"
    return "\(elements.count) \(noun) visible: \(texts.joined(separator: " "))"
      + (rest > 0 ? " … \(NumberText.grouped(rest)) more" : "")
  }

  /// The edge of the screen at which an anchor stays.
  private func edge(of anchor: Anchor) -> String {
    switch axis {
    case .vertical: anchor.isLast ? "bottom" : "top"
    case .horizontal: anchor.isLast ? "trailing" : "leading"
    }
  }

  /// "item 6 stays in place, 20 below the top"
  private func words(for anchor: Anchor) -> String {
    guard let item = anchor.item else {
      return "the \(anchor.isLast ? "end" : "start") of the content stays in place"
    }
    let edge = "the " + edge(of: anchor) + (axis == .vertical ? "" : " edge")
    let side = axis == .vertical ? ("above", "below") : ("before", "after")
    let points = NumberText.formatGrouped(abs(anchor.distance))
    let place =
      anchor.distance == 0
      ? "at \(edge)" : "\(points) \(anchor.distance < 0 ? side.0 : side.1) \(edge)"
    return "item \(item.name(inSections: sections)) stays in place, "
      + (anchor.isLast ? "its end " : "") + place
  }

  private func member(for anchor: Anchor) -> JSON {
    .object([
      ("edge", .string(edge(of: anchor))),
      ("section", anchor.item.map { .int($0.section) } ?? .null),
      ("item", anchor.item.map { .int($0.index) } ?? .null),
      ("distance", .number(anchor.distance)),
    ])
  }

  private var place: String {
    guard let orthogonalSection else {
      return "offset \(offset)"
        + (isFixed ? ": the content fits on the screen and does not scroll" : "")
    }
    let offset = NumberText.formatGrouped(orthogonalSection.offset)
    guard let released = orthogonalSection.released, released != orthogonalSection.offset else {
      return "section \(orthogonalSection.section) offset \(offset)"
    }
    return "section \(orthogonalSection.section) released at \(NumberText.formatGrouped(released)),"
      + " stops at \(offset): \(orthogonalSection.rule)"
  }

  var members: [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = [
      ("offset", .array([.number(visible.x), .number(visible.y)])), ("visible", .rect(visible)),
      ("count", .int(elements.count)), ("elements", .array(elements.map(\.json))),
    ]
    if let anchor { members.append(("anchor", member(for: anchor))) }
    if let orthogonalSection {
      members.append(
        (
          "strip",
          .object([
            ("section", .int(orthogonalSection.section)),
            ("offset", .number(orthogonalSection.offset)),
            ("released", orthogonalSection.released.map { .number($0) } ?? .null),
          ])
        ))
    }
    return members
  }
}
