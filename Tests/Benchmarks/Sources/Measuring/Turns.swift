import Glibc

/// The processor time that `work` takes, in seconds. Other programs on the machine do not count, as
/// they would in a time of day.
package func seconds(_ work: () throws -> Void) rethrows -> Double {
  let start = processorTime()
  try work()
  return processorTime() - start
}

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Measures works in turns: the first, the second, …, the first again. Each returns its seconds.
///
/// A machine changes its speed, by half and for seconds at a time. Works that take turns meet the
/// same speeds, so the ratio within a round hardly changes. One round before the others fills the
/// caches, and does not count.
///
/// - Returns: For each work, its seconds in each round.
package func inTurns(_ rounds: Int, _ works: [() throws -> Double]) throws -> [[Double]] {
  var seconds = works.map { _ in [Double]() }
  for round in 0...rounds {
    for (number, work) in works.enumerated() {
      let taken = try work()
      if round > 0 { seconds[number].append(taken) }
    }
  }
  return seconds
}

/// Several measurements of the same thing: the middle one, and the least and the greatest.
package struct Spread: Sendable {
  package let median: Double
  package let least: Double
  package let greatest: Double

  /// At least one measurement.
  package init(_ measurements: [Double]) {
    let sorted = measurements.sorted()
    median = sorted[sorted.count / 2]
    least = sorted[0]
    greatest = sorted[sorted.count - 1]
  }

  /// The quotients of two works that took turns, round by round.
  package init(_ dividends: [Double], over divisors: [Double]) {
    self.init(zip(dividends, divisors).map { $0 / $1 })
  }
}

/// Keeps the optimizer from dropping an unused result.
@inline(never) package func keep<Value>(_ value: Value) {}
