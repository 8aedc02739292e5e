/// What an element of a collection view is.
public enum ElementKind: String, Sendable, Hashable, CaseIterable {
  /// A cell.
  case item
  /// A supplementary view before a section's items.
  case header
  /// A supplementary view after a section's items.
  case footer
  /// A supplementary view anchored to an item or a group.
  case badge
  /// A decoration view at the end of an item: a line.
  case separator
  /// A decoration view behind a section.
  case background
  /// A supplementary view before the first section.
  case layoutHeader
  /// A supplementary view after the last section.
  case layoutFooter
}

/// The name of one element: its kind, its section and, for an item, its number in the section.
///
/// Written `3` (one section), `1.3`, `1.header`, `1.3.badge`, `1.3.separator`, `layout.header`.
public struct ElementID: Sendable, Hashable {
  /// What the element is.
  public var kind: ElementKind
  /// The section, from 0; 0 for the views of the whole layout.
  public var section: Int
  /// The item's number in the section; of a badge or a separator that of its item or group; 0 for others.
  public var index: Int
  /// The number among the views of this kind at the same place, from 0: the second header of a
  /// section is number 1; badges are in the order of the section's template.
  public var ordinal: Int

  /// The element `index` of `kind` in `section`.
  public init(_ kind: ElementKind, section: Int, index: Int = 0, ordinal: Int = 0) {
    (self.kind, self.section, self.index, self.ordinal) = (kind, section, index, ordinal)
  }
}

extension ElementID: Comparable {
  /// The order in which elements are listed: the layout's headers, then by section, then headers,
  /// items by index, footers, badges, separators, backgrounds; the layout's footers.
  public static func < (first: ElementID, second: ElementID) -> Bool {
    // Mostly both are items of one section.
    if first.kind == second.kind, first.section == second.section {
      return first.index == second.index
        ? first.ordinal < second.ordinal : first.index < second.index
    }
    return (first.place, first.kind.rank, first.index, first.ordinal)
      < (second.place, second.kind.rank, second.index, second.ordinal)
  }
}

extension ElementID {
  /// Whether it belongs to the whole layout, and to no section.
  public var isOfLayout: Bool { kind == .layoutHeader || kind == .layoutFooter }

  /// The section as a place in the order.
  private var place: Int {
    switch kind {
    case .layoutHeader: -1
    case .layoutFooter: .max
    case .item, .header, .footer, .badge, .separator, .background: section
    }
  }
}

extension ElementKind {
  /// Whether it is an item, or a view of one: the item is part of its name.
  public var hasItem: Bool { self == .item || self == .badge || self == .separator }

  fileprivate var rank: Int {
    switch self {
    case .header: 0
    case .item: 1
    case .footer: 2
    case .badge: 3
    case .separator: 4
    case .background: 5
    case .layoutHeader, .layoutFooter: 6
    }
  }
}

/// An element and where it is, on the screen's axes.
public struct Element: Sendable, Hashable {
  /// Which element.
  public var id: ElementID
  /// Its frame in content coordinates, in points.
  public var frame: Rect
  /// Elements with a higher number are in front; items are at 0 unless a layout sets another.
  public var zIndex: Int
  /// The element kind that a badge, a background or another view was given; nil for items, and
  /// for headers and footers of the standard kind.
  ///
  /// Spelled out: `String?` is nil before it is set, and an element would be copied a second time.
  public var elementKind: Optional<String>
  /// The opacity, 0–1: an element at 0 exists, and is invisible.
  public var alpha: Double

  /// The element `id` at `frame`.
  public init(
    id: ElementID, frame: Rect, zIndex: Int = 0, elementKind: String? = nil, alpha: Double = 1
  ) {
    self.id = id
    self.frame = frame
    self.zIndex = zIndex
    self.elementKind = elementKind
    self.alpha = alpha
  }
}
