/// A distance in a group: `NSCollectionLayoutSpacing`.
public enum Space: Sendable, Hashable {
  /// A fixed number of points.
  case fixed(Double)
  /// A minimum number of points, and a share of the remaining space.
  case flexible(Double)

  /// The points it takes at least.
  public var least: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// Whether it takes a share of what is left over.
  public var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// The distances outside a node, which move it without resizing it:
/// `NSCollectionLayoutEdgeSpacing`.
public struct EdgeSpacing: Sendable, Hashable {
  /// Above it.
  public var top: Space
  /// Before it.
  public var leading: Space
  /// Below it.
  public var bottom: Space
  /// After it.
  public var trailing: Space

  /// Four distances.
  public init(top: Space, leading: Space, bottom: Space, trailing: Space) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// None.
  public static let none = EdgeSpacing(
    top: .fixed(0), leading: .fixed(0), bottom: .fixed(0), trailing: .fixed(0))
}
