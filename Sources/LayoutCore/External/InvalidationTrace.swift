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
    self.calls = calls
    self.firstPrepare = firstPrepare
    self.offset = offset
  }
}

/// One call that a layout received, as `trace` prints it. The words are for people: compare `name`
/// only.
public struct LayoutCall: Sendable, Hashable {
  /// What was called: `prepare()`, `layoutAttributesForElements(in:)`.
  public var name: String
  /// The argument of the call in words, such as `0 300 390 844`; nil where it has none.
  public var given: String?
  /// The result of the call in words, such as `14 elements`; nil for a call without a result.
  public var answer: String?
  /// How long it took, in seconds.
  public var seconds: Double

  /// A call of the method `name`.
  public init(_ name: String, given: String? = nil, answer: String? = nil, seconds: Double = 0) {
    self.name = name
    self.given = given
    self.answer = answer
    self.seconds = seconds
  }
}
