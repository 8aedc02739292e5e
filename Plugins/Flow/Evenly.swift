/// `count` stretches of `extent` points whose starts are `step` points apart: the lines of a
/// uniform flow, or the items of one of its lines.
///
/// ```swift
/// let lines = Evenly(start: 0, extent: 50, step: 60, count: 10)
/// lines.reaching(100, 130)  // 1..<3: 60–110 and 120–170
/// lines.reaching(110, 120)  // 2..<2: the gap between two lines
/// ```
struct Evenly: Sendable {
  let start: Double
  let extent: Double
  let step: Double
  let count: Int

  /// Where stretch `number` begins and ends: the same sums as those of a frame, so that comparisons
  /// agree.
  private func begin(_ number: Int) -> Double { start + Double(number) * step }
  private func end(_ number: Int) -> Double { begin(number) + extent }

  /// The stretches that share more than an edge with `low`..<`high`; all where starts do not rise.
  ///
  /// The quotient is only a first guess, because a division of doubles can round to either side.
  /// The loops compare the edges as frames do, so the result agrees with `Rect.intersects` to the
  /// last bit.
  ///
  /// - Complexity: O(1): a division, and a step or two where it was rounded.
  func reaching(_ low: Double, _ high: Double) -> Range<Int> {
    guard step > 0, count > 0 else { return 0..<count }
    var first = number(nearest: (low - start - extent) / step)
    while first > 0, end(first - 1) > low { first -= 1 }
    while first < count, end(first) <= low { first += 1 }
    var last = number(nearest: (high - start) / step)
    while last < count, begin(last) < high { last += 1 }
    while last > 0, begin(last - 1) >= high { last -= 1 }
    return first..<max(first, last)
  }

  /// `place` rounded down to a number of a stretch, 0–`count`; infinities become the nearest bound.
  private func number(nearest place: Double) -> Int { Int(min(max(0, place), Double(count))) }
}
