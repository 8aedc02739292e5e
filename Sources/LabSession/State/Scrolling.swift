/// The scroll positions of a session; they select what is visible, and do not change the layout.
public struct Scrolling: Sendable, Hashable {
  /// How far the content was scrolled from where reading begins, along the scroll axis, in points.
  /// What is beyond the content counts as its end, so that a layout that becomes shorter and long
  /// again shows what it showed.
  public var distance = 0.0
  /// The same across the scroll axis; 0 where the content does not scroll across.
  public var crossDistance = 0.0
  /// How far each section that scrolls across the axis was scrolled from its leading edge, in
  /// points, by the section's number.
  public var orthogonalOffsets: [Int: Double] = [:]

  /// The initial scroll position.
  public init() {}

  /// Whether the content is not where reading begins.
  var isScrolled: Bool { distance > 0 || crossDistance > 0 }

  /// Whether the content is where `other` has it, orthogonal sections aside.
  func isAt(_ other: Scrolling) -> Bool {
    distance == other.distance && crossDistance == other.crossDistance
  }
}
