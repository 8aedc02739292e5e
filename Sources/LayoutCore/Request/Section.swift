/// One section of a collection, as it was asked for; distances on the screen's axes.
public struct Section: Sendable {
  /// How the items are placed.
  public var strategy: AnyStrategy
  /// How many items there are.
  public var count: Int
  /// How large each item wants to be.
  public var sizes: ItemSizes
  /// The distances between neighbours.
  public var spacing: Spacing
  /// The distances of the items from the section's edges.
  public var insets: Insets
  /// The view before the items, if there is one.
  public var header: Supplementary?
  /// The view after the items, if there is one.
  public var footer: Supplementary?

  /// A section of `count` items placed by `strategy`.
  public init(
    strategy: AnyStrategy, count: Int, sizes: ItemSizes, spacing: Spacing = Spacing(),
    insets: Insets = .zero, header: Supplementary? = nil, footer: Supplementary? = nil
  ) {
    self.strategy = strategy
    self.count = count
    self.sizes = sizes
    self.spacing = spacing
    self.insets = insets
    self.header = header
    self.footer = footer
  }
}
