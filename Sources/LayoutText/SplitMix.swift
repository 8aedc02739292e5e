/// Pseudorandom numbers that repeat: two streams of one seed are equal.
///
///     var random = SplitMix(seed: 0)
///     random.next()  // 16294208416658607535, in every run and on every platform
///
/// Not for secrets. The generator is SplitMix64 of Steele, Lea and Flood, "Fast Splittable
/// Pseudorandom Number Generators" (2014).
public struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The stream of `seed`.
  public init(seed: UInt64) { state = seed }
}

extension SplitMix {
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number in `range`, each with the same probability.
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// A whole number in `range`, each with the same probability.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }
}
