/// One call that a layout received, as `trace` prints it. The words are for people: compare `name`
/// only.
public struct LayoutCall: Sendable, Hashable {
  /// What was called: `prepare()`, `layoutAttributesForElements(in:)`.
  public var name: String
  /// The argument of the call in words, such as `0 300 390 844`; nil where it has none.
  public var given: String?
  /// The result of the call in words, such as `14 elements`; nil for a call without a result.
  public var answer: String?
  /// How long it took, in seconds; nil where that was not measured.
  public var seconds: Double?

  /// A call of the method `name`.
  public init(_ name: String, given: String? = nil, answer: String? = nil, seconds: Double? = nil) {
    (self.name, self.given, self.answer, self.seconds) = (name, given, answer, seconds)
  }
}
