/// A header or footer: `NSCollectionLayoutBoundarySupplementaryItem`, and flow's header and footer
/// views.
public struct Supplementary: Sendable, Hashable {
  /// The size of a header or footer, as flow or compositional layouts specify it.
  public enum Extent: Sendable, Hashable {
    /// The available width, and this many points along the scroll axis (`headerReferenceSize`).
    case length(Double)
    /// A width and a height, on the screen's axes; fractions are of the available width and the
    /// container's length.
    case size(width: Dimension, height: Dimension)
  }

  /// The size.
  public var extent: Extent
  /// Whether it stays visible while a part of its section is (`sectionHeadersPinToVisibleBounds`,
  /// `pinToVisibleBounds`).
  public var isPinned: Bool
  /// The edge or corner of the section at which it is placed; nil: a header at the start along the
  /// scroll axis, a footer at the end.
  public var edges: Edges?
  /// Moves the view without moving anything else, in points.
  public var offset: Point
  /// Whether the section is extended by its length; otherwise it is placed over the items.
  public var extendsBoundary: Bool
  /// Elements with a higher number are in front; 1 by default, in front of the items.
  public var zIndex: Int
  /// The element kind it is registered for; nil: the header's or footer's own.
  public var kind: String?
  /// The extent along the scroll axis where that is estimated, once measured, in points.
  public var measured: Double?

  /// A header or footer of a size; everything else has UIKit's default.
  public init(
    _ extent: Extent, isPinned: Bool = false, edges: Edges? = nil, offset: Point = .zero,
    extendsBoundary: Bool = true, zIndex: Int = 1, kind: String? = nil
  ) {
    (self.extent, self.isPinned, self.edges, self.offset) = (extent, isPinned, edges, offset)
    (self.extendsBoundary, self.zIndex, self.kind) = (extendsBoundary, zIndex, kind)
  }

  /// A header or footer that fills the available width, `length` points along the scroll axis.
  public init(length: Double, isPinned: Bool = false) {
    self.init(.length(length), isPinned: isPinned)
  }
}
