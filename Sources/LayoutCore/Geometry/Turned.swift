/// A layout on its side: what ran down runs to the right, what ran to the right runs down.
///
/// A strategy always scrolls down. For a collection that scrolls sideways its frames are turned
/// here, once for all strategies. Turning twice gives back what was turned.
public struct Turned: Sendable, Hashable {
  /// Whether there is anything to turn: the collection scrolls sideways.
  public var isTurned: Bool

  /// Turns for a collection that scrolls along `axis`.
  public init(scrolling axis: Axis) {
    isTurned = axis == .horizontal
  }

  /// `rect` with its axes exchanged, or as it is.
  public func callAsFunction(_ rect: Rect) -> Rect { isTurned ? rect.turned : rect }
  /// `size` with its axes exchanged, or as it is.
  public func callAsFunction(_ size: Size) -> Size { isTurned ? size.turned : size }
  /// `insets` with their axes exchanged, or as they are.
  public func callAsFunction(_ insets: Insets) -> Insets { isTurned ? insets.turned : insets }
}
