/// A change that a layout goes through: it is laid out in another state first, and then brought to
/// the requested one.
public struct CollectionChange: Sendable {
  /// The request before the change.
  public var layout: LayoutRequest
  /// How far everything was scrolled.
  public var offsets: ScrollOffsets
  /// The values of the strategy's parameters before.
  public var parameters: [String: ParameterValue]
  /// The inserted and removed items, in order; empty where counts change in another way.
  public var updates: [ItemUpdate] = []
  /// The velocity of a swipe that would end at the requested offset, in points per millisecond; nil
  /// where the change is not the end of a swipe. The layout may choose another offset.
  public var velocity: Point?

  /// A change from `layout`, scrolled to `offsets`.
  public init(
    from layout: LayoutRequest, at offsets: ScrollOffsets = ScrollOffsets(),
    parameters: [String: ParameterValue] = [:]
  ) { (self.layout, self.offsets, self.parameters) = (layout, offsets, parameters) }
}

/// An insertion or a removal of an item.
public struct ItemUpdate: Sendable, Hashable {
  /// Whether it is an insertion; otherwise it is a removal.
  public var isInsertion: Bool
  /// The section of the item.
  public var section: Int
  /// The item's index in the section: after an insertion, or before a removal.
  public var index: Int

  /// The insertion or removal of item `index` of `section`.
  public init(isInsertion: Bool, section: Int, index: Int) {
    (self.isInsertion, self.section, self.index) = (isInsertion, section, index)
  }
}
