/// An item of a template, or a group of items and groups.
public struct TemplateNode: Sendable, Hashable {
  /// What a node is.
  public indirect enum Content: Sendable, Hashable {
    /// A place for one item.
    case item
    /// Children one after another along an axis of the screen, `spacing` apart.
    case group(Axis, spacing: Space, children: [TemplateNode])
    /// Items at explicit frames (`custom(layoutSize:itemProvider:)`).
    case custom([CustomFrame])
  }

  /// An item or a group.
  public var content: Content
  /// The width, of the containing container.
  public var width: Dimension
  /// The height, of the containing container.
  public var height: Dimension
  /// For an item: shrink its frame. For a group: reduce the space available to its children.
  public var insets: Insets
  /// The distances outside the node, which move it.
  public var edges: EdgeSpacing
  /// How often the item or group is repeated in its group.
  public var repetition: Repetition
  /// Views anchored to the node: badges.
  public var views: [AnchoredView]

  /// A node of `width` and `height`.
  public init(
    _ content: Content, width: Dimension, height: Dimension, insets: Insets = .zero,
    edges: EdgeSpacing = .none, repetition: Repetition = .once, views: [AnchoredView] = []
  ) {
    self.content = content
    self.width = width
    self.height = height
    self.insets = insets
    self.edges = edges
    self.repetition = repetition
    self.views = views
  }
}

/// The place of one item of a custom group, in the group's own coordinates:
/// `NSCollectionLayoutGroupCustomItem`. Fractions are of the group less its insets; origins may be
/// negative.
public struct CustomFrame: Sendable, Hashable {
  /// The left edge.
  public var x: Dimension
  /// The top edge.
  public var y: Dimension
  /// The width.
  public var width: Dimension
  /// The height.
  public var height: Dimension
  /// Items with a higher number are in front.
  public var zIndex: Int

  /// A place at (`x`, `y`).
  public init(x: Dimension, y: Dimension, width: Dimension, height: Dimension, zIndex: Int = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.zIndex = zIndex
  }
}
