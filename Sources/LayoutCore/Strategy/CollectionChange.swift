/// What a layout lives through: it was laid out in another state, and is then brought to the one
/// that is asked for.
public struct CollectionChange: Sendable {
  /// The collection as it was.
  public var layout: LayoutRequest
  /// How far it was scrolled, as in `CollectionRequest`.
  public var offset: Point?
  /// The values of the strategy's parameters before.
  public var parameters: [String: ParameterValue]
  /// The items that come and go, in order; empty where counts change otherwise.
  public var updates: [ItemUpdate] = []
  /// Where the change is the end of a swipe that would come to rest at the offset that is asked for:
  /// how fast the finger was, in points a millisecond. The layout may choose another place.
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
