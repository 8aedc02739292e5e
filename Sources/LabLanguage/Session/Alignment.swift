import LayoutCore

/// Finds the cheapest way from expectations to lines, by a table of costs.
///
/// 1. Fill the table from its end: the cost of what is left at each pair of places.
/// 2. Walk from the start along the cheapest moves.
/// 3. In each run of changes put what is missing before what is unexpected.
struct Alignment {
  private let expected: ArraySlice<ExpectedLine>
  private let actual: ArraySlice<String>
  private let tolerance: Double
  private let stop: StopSignal
  private var costs: [Int]

  /// Two lines that changed place the other line (`change` twice) cost more than leaving one out
  /// and adding one, so that matching lines stay; and less than two left out in favour of a `|...`,
  /// so that it does not swallow a changed line.
  private enum Cost {
    static let skip = 6
    static let change = 7
    static let swallow = 2
  }

  private enum Move {
    case match
    case change
    case leaveGap
    case swallow
    case missing
    case unexpected
  }

  init(
    _ expected: ArraySlice<ExpectedLine>, _ actual: ArraySlice<String>, _ tolerance: Double,
    _ stop: StopSignal
  ) {
    (self.expected, self.actual, self.tolerance, self.stop) = (expected, actual, tolerance, stop)
    costs = Array(repeating: 0, count: (expected.count + 1) * (actual.count + 1))
    for i in (0...expected.count).reversed() {
      for j in (0...actual.count).reversed() {
        guard let (_, cost) = cheapest(i, j) else { continue }
        costs[i * (actual.count + 1) + j] = cost
      }
    }
  }

  private func cost(_ i: Int, _ j: Int) -> Int { costs[i * (actual.count + 1) + j] }

  /// The cheapest move from a pair of places, and the cost from there to the end; nil at the end.
  private func cheapest(_ i: Int, _ j: Int) -> (move: Move, cost: Int)? {
    let hasLine = j < actual.count
    guard i < expected.count else {
      return hasLine ? (.unexpected, cost(i, j + 1) + Cost.skip) : nil
    }
    let expectation = expected[expected.startIndex + i]
    if expectation.matcher == .anyLines {
      let leave = cost(i + 1, j)
      guard hasLine, cost(i, j + 1) + Cost.swallow < leave else { return (.leaveGap, leave) }
      return (.swallow, cost(i, j + 1) + Cost.swallow)
    }
    var best = (move: Move.missing, cost: cost(i + 1, j) + Cost.skip)
    guard hasLine else { return best }
    let line = actual[actual.startIndex + j]
    let isMatch = expectation.accepts(line, tolerance: tolerance, stop: stop)
    let unexpected = cost(i, j + 1) + Cost.skip
    if unexpected < best.cost { best = (.unexpected, unexpected) }
    let both = cost(i + 1, j + 1) + (isMatch ? 0 : Cost.change)
    if both <= best.cost { best = (isMatch ? .match : .change, both) }
    return best
  }

  var lines: [OutputDiff.Line] {
    var lines: [OutputDiff.Line] = []
    var added: [OutputDiff.Line] = []
    var (i, j) = (0, 0)
    while let (move, _) = cheapest(i, j) {
      let expectation = expected.startIndex + i
      let line = actual.startIndex + j
      switch move {
      case .match, .leaveGap:
        lines += added
        added = []
        lines.append(.same(expectation: expectation, actual: move == .match ? actual[line] : nil))
      case .missing: lines.append(.missing(expectation: expectation))
      case .unexpected: added.append(.unexpected(actual[line]))
      case .change:
        lines.append(.missing(expectation: expectation))
        added.append(.unexpected(actual[line]))
      case .swallow: break
      }
      if move != .unexpected, move != .swallow { i += 1 }
      if move != .missing, move != .leaveGap { j += 1 }
    }
    return lines + added
  }
}
