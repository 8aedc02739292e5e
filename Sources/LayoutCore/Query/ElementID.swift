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
  /// A decoration view behind a section.
  case background
}

/// The name of one element: its kind, its section and, for an item, its number in the section.
///
/// Written `3` (one section), `1.3`, `1.header`.
public struct ElementID: Sendable, Hashable {
  /// What the element is.
  public var kind: ElementKind
  /// The section, from 0.
  public var section: Int
  /// The number among the section's elements of this kind, from 0.
  public var index: Int

  /// The element `index` of `kind` in `section`.
  public init(_ kind: ElementKind, section: Int, index: Int = 0) {
    self.kind = kind
    self.section = section
    self.index = index
  }
}

extension ElementID: Comparable {
  /// The order in which elements are listed: by section, then header, items by index, footer,
  /// others.
  public static func < (first: ElementID, second: ElementID) -> Bool {
    (first.section, first.kind.rank, first.index) < (second.section, second.kind.rank, second.index)
  }
}

extension ElementKind {
  fileprivate var rank: Int {
    switch self {
    case .header: 0
    case .item: 1
    case .footer: 2
    case .badge: 3
    case .background: 4
    }
  }
}

/// An element and where it is, on the screen's axes.
public struct Element: Sendable, Hashable {
  /// Which element.
  public var id: ElementID
  /// Its frame in content coordinates, in points.
  public var frame: Rect

  /// The element `id` at `frame`.
  public init(id: ElementID, frame: Rect) {
    self.id = id
    self.frame = frame
  }
}
