/// A header or footer: as broad as the container, `length` points along the scroll axis.
public struct Supplementary: Sendable, Hashable {
  /// The extent along the scroll axis, in points.
  public var length: Double
  /// Whether it stays in sight while any of its section is (`sectionHeadersPinToVisibleBounds`).
  public var isPinned: Bool

  /// A header or footer of `length` points.
  public init(length: Double, isPinned: Bool = false) {
    self.length = length
    self.isPinned = isPinned
  }
}
