/// A number as a fraction of small whole numbers.
///
/// A third is stored as the nearest `Double`; this finds the `1/3` again.
///
/// ```swift
/// Ratio(2.0 / 3)  // 2/3
/// Ratio(0.1234)  // nil
/// ```
public struct Ratio: Sendable, Hashable {
  /// The number above the line.
  public let numerator: Int
  /// The number below the line, at least 1.
  public let denominator: Int

  /// The ratio with the smallest denominator, at most 24, that is exactly `value`; nil if there is
  /// none, as for 0.1234 or anything of 1,000 or more.
  public init?(_ value: Double) {
    guard value.isFinite, value.magnitude < 1000 else { return nil }
    for denominator in 1...24 {
      let numerator = (value * Double(denominator)).rounded()
      guard numerator / Double(denominator) == value else { continue }
      self.numerator = Int(numerator)
      self.denominator = denominator
      return
    }
    return nil
  }
}
