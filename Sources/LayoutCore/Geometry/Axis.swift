/// A direction of the screen.
public enum Axis: String, Sendable, Hashable, CaseIterable {
  /// Along y: the content scrolls up and down.
  case vertical
  /// Along x: the content scrolls sideways.
  case horizontal

  /// The axis at a right angle.
  public var across: Axis { self == .vertical ? .horizontal : .vertical }
}
