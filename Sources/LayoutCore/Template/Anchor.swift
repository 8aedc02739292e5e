/// A point of a rectangle, and a distance from it: `NSCollectionLayoutAnchor`.
public struct Anchor: Sendable, Hashable {
  /// How far from the point.
  public enum Offset: Sendable, Hashable {
    /// A number of points.
    case absolute(Point)
    /// A multiple of the supplementary view's own width and height.
    case fractional(Point)
  }

  /// A corner (two edges), the middle of an edge (one), or the middle of the rectangle (none).
  public var edges: Edges
  /// The distance from there.
  public var offset: Offset

  /// The point at `edges`, moved by `offset`.
  public init(_ edges: Edges, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }
}

/// A view that is anchored to an item or a group: `NSCollectionLayoutSupplementaryItem`.
public struct AnchoredView: Sendable, Hashable {
  /// The element kind it is registered for.
  public var kind: String
  /// The width; fractions are of the node it is anchored to.
  public var width: Dimension
  /// The height; fractions are of the node it is anchored to.
  public var height: Dimension
  /// The point of the item or group at which the view is placed.
  public var anchor: Anchor
  /// The point of the view that is put there; nil: the same point as the node's.
  public var itemAnchor: Anchor?
  /// Views with a higher number are in front.
  public var zIndex: Int

  /// The kind of a view that was given none.
  public static let standardKind = "badge"

  /// A view of `width` and `height` at `anchor`.
  public init(
    kind: String = standardKind, width: Dimension, height: Dimension, anchor: Anchor,
    itemAnchor: Anchor? = nil, zIndex: Int = 1
  ) {
    self.kind = kind
    self.width = width
    self.height = height
    self.anchor = anchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }
}
