/// An axis of the screen: the one along which content scrolls, or the other.
public enum Axis: String, Sendable, Hashable, CaseIterable {
  /// Along y: the content scrolls up and down.
  case vertical
  /// Along x: the content scrolls sideways.
  case horizontal

  /// The other axis.
  public var across: Axis { self == .vertical ? .horizontal : .vertical }
}
