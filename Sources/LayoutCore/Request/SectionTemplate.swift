/// One side of a size in a group description: `NSCollectionLayoutDimension`.
public enum Dimension: Sendable, Hashable {
  /// So many points.
  case absolute(Double)
  /// A fraction of the containing container's width.
  case fractionOfWidth(Double)
  /// A fraction of the containing container's height.
  case fractionOfHeight(Double)
}

/// How often a subitem stands in its group.
public enum Repetition: Sendable, Hashable {
  /// As a subitem of the list, once a round.
  case once
  /// So many of them, each its own size (`repeatingSubitem:count:`); the group is then filled in
  /// one round.
  case repeated(Int)
  /// So many of them, which share the group's extent (`subitem:count:`); a group has no other
  /// node then.
  case counted(Int)
}

/// A node of a group description: an item, or a group of nodes.
public struct TemplateNode: Sendable, Hashable {
  /// What a node is.
  public indirect enum Content: Sendable, Hashable {
    /// A place for one item.
    case item
    /// Nodes one after another along an axis of the screen, `spacing` points apart.
    case group(Axis, spacing: Double, children: [TemplateNode])
  }

  /// An item or a group.
  public var content: Content
  /// The width, of the containing container.
  public var width: Dimension
  /// The height, of the containing container.
  public var height: Dimension
  /// An item: shrinks it in its place. A group: narrows the room of its children.
  public var insets: Insets
  /// How often the node stands in its group.
  public var repetition: Repetition

  /// A node of `width` and `height`.
  public init(
    _ content: Content, width: Dimension, height: Dimension, insets: Insets = .zero,
    repetition: Repetition = .once
  ) {
    self.content = content
    self.width = width
    self.height = height
    self.insets = insets
    self.repetition = repetition
  }
}

/// A section as a group description states it: `NSCollectionLayoutSection`.
public struct SectionTemplate: Sendable, Hashable {
  /// The name it is used by.
  public var name: String
  /// The outermost group, which repeats until the items are used up.
  public var group: TemplateNode
  /// The distance between two groups (`interGroupSpacing`), in points. Like every distance of a
  /// template it is 0 unless stated, as in UIKit; `Spacing` does not reach into templates.
  public var betweenGroups: Double
  /// The section's insets; nil: as the section says.
  public var insets: Insets?
  /// The section's header; nil: as the section says.
  public var header: Supplementary?
  /// The section's footer; nil: as the section says.
  public var footer: Supplementary?

  /// A section of repeated `group`s.
  public init(
    name: String, group: TemplateNode, betweenGroups: Double = 0, insets: Insets? = nil,
    header: Supplementary? = nil, footer: Supplementary? = nil
  ) {
    self.name = name
    self.group = group
    self.betweenGroups = betweenGroups
    self.insets = insets
    self.header = header
    self.footer = footer
  }
}
