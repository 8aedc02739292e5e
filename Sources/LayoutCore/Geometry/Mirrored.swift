/// A layout for right-to-left reading: what was at a distance from the left edge is at the same
/// distance from the right edge of `crossSize`.
///
/// Applied once for all strategies, on the screen's axes, after turning. Mirroring twice gives
/// back what was mirrored.
public struct Mirrored: Sendable, Hashable {
  /// The width in which to mirror, in points; nil leaves everything where it is.
  public var crossSize: Double?

  /// Mirrors in `crossSize`; nil leaves everything where it is.
  public init(in crossSize: Double?) { self.crossSize = crossSize }
}

extension Mirrored {
  /// The mirrored `rect`; `rect` itself where nothing is mirrored.
  public func callAsFunction(_ rect: Rect) -> Rect {
    guard let crossSize else { return rect }
    return rect.mirrored(in: crossSize)
  }
}
