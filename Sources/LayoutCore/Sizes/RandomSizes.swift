/// A size drawn for each index: the same index and seed always give the same size, and nothing is
/// stored.
///
/// Where both bounds of a range are whole, so is the size. `random 100..300` draws one number for
/// both sides; `random 20..120x40..200` draws two.
public struct RandomSizes: SizeFunction, Hashable {
  /// The bounds of the width, in points.
  public let width: ClosedRange<Double>
  /// The bounds of the height, in points.
  public let height: ClosedRange<Double>
  /// Whether one draw serves both sides.
  public let isSquare: Bool
  /// The seed: equal seeds give equal sizes on every machine.
  public let seed: UInt64
  @usableFromInline let widthDraw: Draw
  @usableFromInline let heightDraw: Draw

  /// Squares with sides in `range`.
  public init(_ range: ClosedRange<Double>, seed: UInt64 = 1) {
    self.init(width: range, height: range, isSquare: true, seed: seed)
  }

  /// Random widths and heights, independent of each other.
  public init(width: ClosedRange<Double>, height: ClosedRange<Double>, seed: UInt64 = 1) {
    self.init(width: width, height: height, isSquare: false, seed: seed)
  }

  private init(
    width: ClosedRange<Double>, height: ClosedRange<Double>, isSquare: Bool, seed: UInt64
  ) {
    (self.width, self.height, self.isSquare, self.seed) = (width, height, isSquare, seed)
    // The height of a square and of a rectangle come from the same stream.
    heightDraw = Draw(range: height, salt: seed)
    widthDraw = Draw(range: width, salt: isSquare ? seed : seed &+ 0x9E37_79B9_7F4A_7C15)
  }

  /// The same draws with the sides exchanged.
  public var transposed: RandomSizes {
    RandomSizes(turning: self)
  }

  private init(turning other: RandomSizes) {
    width = other.height
    height = other.width
    isSquare = other.isSquare
    seed = other.seed
    widthDraw = other.heightDraw
    heightDraw = other.widthDraw
  }
}

extension RandomSizes {
  @inlinable public func size(of index: Int, available: Double) -> Size {
    Size(width: widthDraw(index), height: heightDraw(index))
  }
  @inlinable public func length(of index: Int, crossSize: Double) -> Double { heightDraw(index) }
  public func leastSize(available: Double) -> Size {
    Size(width: width.lowerBound, height: height.lowerBound)
  }
}

/// One number drawn for an index from a range: a hash, a multiplication and a shift.
@usableFromInline struct Draw: Sendable, Hashable {
  @usableFromInline let lower: Double
  @usableFromInline let upper: Double
  @usableFromInline let steps: UInt64
  @usableFromInline let step: Double
  @usableFromInline let salt: UInt64

  init(range: ClosedRange<Double>, salt: UInt64) {
    lower = range.lowerBound
    upper = range.upperBound
    self.salt = salt &* 0xD6E8_FEB8_6659_FD93
    let extent = range.upperBound - range.lowerBound
    let isWhole =
      range.lowerBound == range.lowerBound.rounded()
      && range.upperBound == range.upperBound.rounded() && extent < 4_000_000_000
    steps = isWhole ? UInt64(extent) + 1 : 1 << 32
    step = isWhole ? 1 : extent / Double(UInt64(1) << 32 - 1)
  }

  /// The upper bound, where all numbers that can be drawn have exact sums, and none is negative.
  var greatestExact: Double? {
    lower >= 0 && lower.hasExactSums && (step == 1 || step == 0) ? upper : nil
  }

  @inlinable func callAsFunction(_ index: Int) -> Double {
    // Steele, Lea & Flood's SplitMix64 finaliser, cut to the two multiplications that 32 bits need.
    var bits = UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15 &+ salt
    bits = (bits ^ (bits >> 32)) &* 0xD6E8_FEB8_6659_FD93
    bits ^= bits >> 32
    // Shifts bind tighter than products in Swift.
    let drawn = Int(truncatingIfNeeded: ((bits & 0xFFFF_FFFF) &* steps) >> 32)
    // The rounding of a fraction must not carry a size over its bound.
    return min(upper, lower + Double(drawn) * step)
  }
}
