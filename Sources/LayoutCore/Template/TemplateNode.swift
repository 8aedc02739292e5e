/// An item of a template, or a group of items and groups.
///
/// ```swift
/// // Two items side by side, in rows of 80 points.
/// TemplateNode(
///   .group(
///     .horizontal, spacing: .fixed(0),
///     children: [TemplateNode(.item, width: .fractionOfWidth(0.5), height: .fractionOfHeight(1))]),
///   width: .fractionOfWidth(1), height: .absolute(80))
/// ```
public struct TemplateNode: Sendable, Hashable {
  /// The kind of a node: `NSCollectionLayoutItem` or one of the groups.
  public indirect enum Content: Sendable, Hashable {
    /// A place for one item of the section.
    case item
    /// Children one after another along an axis of the screen, `spacing` apart.
    case group(Axis, spacing: Space, children: [TemplateNode])
    /// Items at explicit frames (`custom(layoutSize:itemProvider:)`).
    case custom([CustomFrame])
  }

  /// What the node contains.
  public var content: Content
  /// The width; fractions are of the parent group less its insets.
  public var width: Dimension
  /// The height; fractions are of the parent group less its insets.
  public var height: Dimension
  /// For an item: shrink its frame. For a group: reduce the space available to its children.
  public var insets: Insets
  /// The distances outside the node, which move it.
  public var edges: EdgeSpacing
  /// How often the item or group is repeated in its group.
  public var repetition: Repetition
  /// Views anchored to the node: badges.
  public var views: [AnchoredView]

  /// A node of `width` and `height`; everything else has UIKit's default.
  public init(
    _ content: Content, width: Dimension, height: Dimension, insets: Insets = .zero,
    edges: EdgeSpacing = .none, repetition: Repetition = .once, views: [AnchoredView] = []
  ) {
    (self.content, self.width, self.height, self.insets) = (content, width, height, insets)
    (self.edges, self.repetition, self.views) = (edges, repetition, views)
  }
}

/// The place of one item of a custom group, in the group's own coordinates:
/// `NSCollectionLayoutGroupCustomItem`. Fractions are of the group less its insets; origins may be
/// negative.
public struct CustomFrame: Sendable, Hashable {
  /// The distance of its left edge from the group's.
  public var x: Dimension
  /// The distance of its top edge from the group's.
  public var y: Dimension
  /// The width; 0 or more points.
  public var width: Dimension
  /// The height; 0 or more points.
  public var height: Dimension
  /// Items with a higher number are in front.
  public var zIndex: Int

  /// A frame with its top left corner at (`x`, `y`).
  public init(x: Dimension, y: Dimension, width: Dimension, height: Dimension, zIndex: Int = 0) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    self.zIndex = zIndex
  }
}
