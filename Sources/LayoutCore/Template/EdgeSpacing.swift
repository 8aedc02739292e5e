/// A distance in a group: `NSCollectionLayoutSpacing`.
public enum Space: Sendable, Hashable {
  /// Exactly this many points (`fixed(_:)`).
  case fixed(Double)
  /// A minimum in points, and a share of the remaining space (`flexible(_:)`).
  case flexible(Double)

  /// The minimum, in points.
  public var least: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// Whether it takes a share of the remaining space.
  public var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// The distances outside a node, which move it without resizing it:
/// `NSCollectionLayoutEdgeSpacing`.
///
/// Use insets of the node to make it smaller in its place. Two flexible edges centre a node:
///
/// ```swift
/// let centred = EdgeSpacing(
///   top: .fixed(0), leading: .flexible(0), bottom: .fixed(0), trailing: .flexible(0))
/// ```
public struct EdgeSpacing: Sendable, Hashable {
  /// The distance above the node.
  public var top: Space
  /// The distance before the node, in reading direction.
  public var leading: Space
  /// The distance below the node.
  public var bottom: Space
  /// The distance after the node, in reading direction.
  public var trailing: Space

  /// The four distances, in the order of `NSDirectionalEdgeInsets`.
  public init(top: Space, leading: Space, bottom: Space, trailing: Space) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distances: UIKit's default.
  public static let none = EdgeSpacing(
    top: .fixed(0), leading: .fixed(0), bottom: .fixed(0), trailing: .fixed(0))
}
