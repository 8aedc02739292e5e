/// The part of a section that scrolls across the collection's axis, as a scroll view of its own.
///
/// Lengths are along the strip, in points; the offset is 0 before anybody scrolls.
public struct Strip: Sendable, Hashable {
  /// Where scrolling stops.
  public var behavior: OrthogonalScrolling
  /// What is seen of the strip.
  public var viewport: Double
  /// The extent of all groups, with the section's insets before and after them.
  public var contentLength: Double
  /// Where the first group begins.
  public var firstGroup: Double
  /// The extent of one group.
  public var groupLength: Double
  /// The distance from the start of one group to the start of the next.
  public var pitch: Double
  /// How many groups there are.
  public var groupCount: Int

  /// A strip of `groupCount` equal groups.
  public init(
    behavior: OrthogonalScrolling, viewport: Double, contentLength: Double, firstGroup: Double,
    groupLength: Double, pitch: Double, groupCount: Int
  ) {
    self.behavior = behavior
    self.viewport = viewport
    self.contentLength = contentLength
    self.firstGroup = firstGroup
    self.groupLength = groupLength
    self.pitch = pitch
    self.groupCount = groupCount
  }
}
