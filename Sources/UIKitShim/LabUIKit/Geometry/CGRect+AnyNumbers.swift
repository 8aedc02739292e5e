extension CGRect {
  /// The shared rectangle, as `intersection(_:)` computes it, also for infinite sides and NaN:
  /// there Foundation traps on Linux, and Apple's does not. Null where nothing is shared.
  public func sharedOfAnyNumbers(_ other: CGRect) -> CGRect {
    guard !isNull, !other.isNull else { return .null }
    let (one, two) = (standardized, other.standardized)
    let (left, right) = (max(one.minX, two.minX), min(one.maxX, two.maxX))
    let (top, bottom) = (max(one.minY, two.minY), min(one.maxY, two.maxY))
    // False for NaN, too.
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
