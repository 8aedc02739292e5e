/// The calls with which an external layout placed a section, as `trace` prints them.
public struct SectionTrace: Sendable, Hashable {
  /// The calls, in order: those of the layout itself, and those about the requested items.
  public var calls: [LayoutCall]
  /// The number of further calls about these items, which were left out.
  public var omitted: Int

  /// A trace of `calls`, with `omitted` more.
  public init(calls: [LayoutCall], omitted: Int = 0) {
    (self.calls, self.omitted) = (calls, omitted)
  }
}
