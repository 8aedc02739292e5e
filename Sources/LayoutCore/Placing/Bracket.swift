/// A search in numbers that never fall and often rise evenly: interpolates twice, doubles a bracket
/// around the second guess until it contains the answer, and halves it.
///
/// Where the numbers rise evenly it reads four or five of them, wherever they are; otherwise about
/// twice as many as a binary search. Reads dominate: numbers far apart are in slow memory.
@usableFromInline struct Bracket {
  /// The place of the last number that is not greater than the line; 0 where all are greater.
  @usableFromInline var place = 0
  /// How many numbers were read.
  @usableFromInline var comparisons = 0

  /// How many of `count` numbers there are for each 1 that they rise, up to `end`: so that a search
  /// multiplies, because a division takes three times as long.
  ///
  /// It is a little too great: a line at a number must not be taken to be before it where a product
  /// rounds down.
  @inlinable static func rate(of count: Int, to end: Double) -> Double {
    Double(count) / end * (1 + 1e-14)
  }

  /// Searches `count` numbers, 1 or more, for `line`; they rise at about `rate`.
  @inlinable init(_ line: Double, in count: Int, rate: Double, _ number: (Int) -> Double) {
    // 1. A guess by proportion, and a second one from what is found there.
    var guess = Self.clamped(line * rate, count)
    guess = Self.clamped(Double(guess) + (line - number(guess)) * rate, count)
    self.init(line, in: count, near: guess, number)
    comparisons += 1
  }

  /// Searches `count` numbers, 1 or more, for `line`, from a guess on.
  @inlinable init(_ line: Double, in count: Int, near guess: Int, _ number: (Int) -> Double) {
    // 2. A bracket around it: what is at `low` is not greater than the line, at `high` it is.
    var (low, high, step) = (guess, guess + 1, 1)
    if guess > 0, isGreater(guess, line, number) {
      (low, high) = (guess - 1, guess)
      while low > 0, isGreater(low, line, number) {
        (low, high) = (max(0, low - step), low)
        step *= 2
      }
    } else {
      while high < count, !isGreater(high, line, number) {
        (low, high) = (high, high + step)
        step *= 2
      }
      high = min(high, count)
    }
    // 3. Halving.
    while high - low > 1 {
      let middle = (low + high) / 2
      if isGreater(middle, line, number) { high = middle } else { low = middle }
    }
    place = low
  }

  @inlinable @inline(__always) static func clamped(_ place: Double, _ count: Int) -> Int {
    place > 0 ? Int(min(place, Double(count - 1))) : 0
  }

  @inlinable mutating func isGreater(
    _ place: Int, _ line: Double, _ number: (Int) -> Double
  ) -> Bool {
    comparisons += 1
    return number(place) > line
  }
}
