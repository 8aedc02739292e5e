/// The calls that a layout received until it was in the requested state.
public struct InvalidationTrace: Sendable, Hashable {
  /// The calls, in order.
  public var calls: [LayoutCall]
  /// How long the layout took to prepare before the change, in seconds; nil where that is not known.
  public var firstPrepare: Double?
  /// The final scroll position, as in `CollectionRequest`.
  public var offset: Point

  /// A trace of `calls`, with the final scroll position `offset`.
  public init(calls: [LayoutCall], firstPrepare: Double? = nil, offset: Point) {
    (self.calls, self.firstPrepare, self.offset) = (calls, firstPrepare, offset)
  }
}
