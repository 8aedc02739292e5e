/// Round numbers: 1, 2 or 5 times a power of ten.
package enum RoundNumber {
  /// The smallest round number that is at least `least`; 1 where `least` is not positive or not
  /// finite. Use it for the steps of a ruler.
  ///
  /// ```swift
  /// RoundNumber.atLeast(13)  // 20
  /// RoundNumber.atLeast(0.3)  // 0.5
  /// ```
  package static func atLeast(_ least: Double) -> Double {
    guard least.isFinite, least > 0 else { return 1 }
    var power = 1.0
    while power < least && power < 1e300 { power *= 10 }
    while power / 10 >= least && power > 1e-300 { power /= 10 }
    for part in [power / 5, power / 2, power] where part >= least * (1 - 1e-12) { return part }
    return power
  }
}
