/// How far everything is scrolled: where a person looks, not what there is to see.
public struct Scrolling: Sendable, Hashable {
  /// How far the content was scrolled from where reading begins, along the scroll axis, in points.
  /// What is beyond the content counts as its end, so that a layout that becomes shorter and long
  /// again shows what it showed.
  public var distance = 0.0
  /// How far each section that scrolls across the axis was scrolled from its leading edge, in
  /// points, by the section's number.
  public var orthogonalOffsets: [Int: Double] = [:]

  /// Nobody has scrolled.
  public init() {}
}
