/// A point of a rectangle, and a distance from it: `NSCollectionLayoutAnchor`.
public struct Anchor: Sendable, Hashable {
  /// How far the view is moved from the point, right and down.
  public enum Offset: Sendable, Hashable {
    /// Points (`absoluteOffset`).
    case absolute(Point)
    /// Multiples of the view's own width and height (`fractionalOffset`).
    case fractional(Point)
  }

  /// A corner (two edges), the middle of an edge (one), or the middle of the rectangle (none).
  public var edges: Edges
  /// The distance from that point; none by default.
  public var offset: Offset

  /// The point at `edges`, moved by `offset`.
  public init(_ edges: Edges, offset: Offset = .absolute(.zero)) {
    (self.edges, self.offset) = (edges, offset)
  }
}

/// A view that is anchored to an item or a group: `NSCollectionLayoutSupplementaryItem`. For headers
/// and footers use `Supplementary`.
///
/// ```swift
/// AnchoredView(
///   width: .absolute(20), height: .absolute(20), anchor: Anchor([.top, .trailing]))
/// ```
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
  /// Elements with a higher number are in front; 1 by default, in front of the items.
  public var zIndex: Int

  /// The default kind.
  public static let standardKind = "badge"

  /// A view of `width` and `height` at `anchor`.
  public init(
    kind: String = standardKind, width: Dimension, height: Dimension, anchor: Anchor,
    itemAnchor: Anchor? = nil, zIndex: Int = 1
  ) {
    (self.kind, self.width, self.height, self.anchor) = (kind, width, height, anchor)
    (self.itemAnchor, self.zIndex) = (itemAnchor, zIndex)
  }
}
