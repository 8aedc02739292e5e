/// A change that a layout goes through: it is laid out in another state first, and then brought to
/// the requested one.
public struct CollectionChange: Sendable {
  /// The collection as it was.
  public var layout: LayoutRequest
  /// How far it was scrolled, as in `CollectionRequest`.
  public var offset: Point?
  /// The values of the strategy's parameters before.
  public var parameters: [String: ParameterValue]
  /// The items that come and go, in order; empty where counts change otherwise.
  public var updates: [ItemUpdate] = []
  /// The velocity of a swipe that would end at the requested offset, in points per millisecond; nil
  /// where the change is not the end of a swipe. The layout may choose another offset.
  public var velocity: Point?

  /// A change from `layout`, scrolled to `offset`.
  public init(
    from layout: LayoutRequest, offset: Point? = nil, parameters: [String: ParameterValue] = [:]
  ) {
    self.layout = layout
    self.offset = offset
    self.parameters = parameters
  }
}

/// An item that comes or goes.
public struct ItemUpdate: Sendable, Hashable {
  /// Whether it comes; it goes otherwise.
  public var isInsertion: Bool
  /// Its section.
  public var section: Int
  /// Its index in the section: afterwards if it comes, before if it goes.
  public var index: Int

  /// Item `index` of `section` comes or goes.
  public init(isInsertion: Bool, section: Int, index: Int) {
    self.isInsertion = isInsertion
    self.section = section
    self.index = index
  }
}
