/// A header or footer: `NSCollectionLayoutBoundarySupplementaryItem`, and flow's header and footer
/// views.
public struct Supplementary: Sendable, Hashable {
  /// How large it is.
  public enum Extent: Sendable, Hashable {
    /// As wide as the available space, and so many points along the scroll axis.
    case length(Double)
    /// A width and a height, on the screen's axes; fractions are of the available width and the
    /// container's length.
    case size(width: Dimension, height: Dimension)
  }

  /// How large it is.
  public var extent: Extent
  /// Whether it stays in sight while any of its section is (`sectionHeadersPinToVisibleBounds`).
  public var isPinned: Bool
  /// The edge or corner of the section at which it is placed; nil: a header at the start along the
  /// scroll axis, a footer at the end.
  public var edges: Edges?
  /// Moves it from there, and nothing else.
  public var offset: Point
  /// Whether the section is extended by its length; otherwise it is placed over the items.
  public var extendsBoundary: Bool
  /// Views with a higher number are in front.
  public var zIndex: Int
  /// The element kind it is registered for; nil: the header's or footer's own.
  public var kind: String?
  /// The extent along the scroll axis where that is estimated, once measured, in points.
  public var measured: Double?

  /// A header or footer.
  public init(
    _ extent: Extent, isPinned: Bool = false, edges: Edges? = nil, offset: Point = .zero,
    extendsBoundary: Bool = true, zIndex: Int = 1, kind: String? = nil
  ) {
    self.extent = extent
    self.isPinned = isPinned
    self.edges = edges
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.zIndex = zIndex
    self.kind = kind
  }

  /// A header or footer that fills the available width, `length` points along the scroll axis.
  public init(length: Double, isPinned: Bool = false) {
    self.init(.length(length), isPinned: isPinned)
  }
}
