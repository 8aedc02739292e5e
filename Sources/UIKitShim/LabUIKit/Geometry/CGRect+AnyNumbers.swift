extension CGRect {
  /// What two rectangles share, as `intersection(_:)` tells it, infinite sides and what is no number
  /// among them: there Foundation traps on Linux, and on Apple's systems nothing does. Null where
  /// nothing is shared.
  public func sharedOfAnyNumbers(_ other: CGRect) -> CGRect {
    guard !isNull, !other.isNull else { return .null }
    let (one, two) = (standardized, other.standardized)
    let (left, right) = (max(one.minX, two.minX), min(one.maxX, two.maxX))
    let (top, bottom) = (max(one.minY, two.minY), min(one.maxY, two.maxY))
    // False, too, of what is no number.
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
