public import LayoutCore
import LayoutText

/// How expected lines turn into actual ones with the fewest changes.
public struct OutputDiff: Sendable, Hashable {
  /// One line of the comparison.
  public enum Line: Sendable, Hashable {
    /// The expectation at this index accepts this line; nil for a `|...`.
    case same(expectation: Int, actual: String?)
    /// The expectation at this index accepts nothing.
    case missing(expectation: Int)
    /// This line is not expected.
    case unexpected(String)
  }

  /// The comparison, in order. Lines that `|...` matches are not in it.
  public let lines: [Line]
  private let expectations: [ExpectedLine]

  /// Compares `actual` with `expectations`, none of which is about a failure.
  ///
  /// Once `stop` is requested, a pattern accepts nothing.
  ///
  /// - Complexity: O(n × m) up to a million pairs; beyond that, lines between the equal ones at
  ///   both ends are shown as changed without looking further.
  public init(
    _ expectations: [ExpectedLine], actual: [String], tolerance: Double, stop: StopSignal = .never
  ) {
    self.expectations = expectations
    var start = 0
    let shorter = min(expectations.count, actual.count)
    func accepts(_ expectation: Int, _ line: Int) -> Bool {
      expectations[expectation].matcher != .anyLines
        && expectations[expectation].accepts(actual[line], tolerance: tolerance, stop: stop)
    }
    while start < shorter, accepts(start, start) { start += 1 }
    var end = 0
    while end < shorter - start, accepts(expectations.count - 1 - end, actual.count - 1 - end) {
      end += 1
    }
    var lines = (0..<start).map { Line.same(expectation: $0, actual: actual[$0]) }
    lines += Self.middle(
      expectations, start..<(expectations.count - end), actual, start..<(actual.count - end),
      tolerance, stop)
    for back in (0..<end).reversed() {
      let line = actual[actual.count - 1 - back]
      lines.append(.same(expectation: expectations.count - 1 - back, actual: line))
    }
    self.lines = lines
  }

  private static func middle(
    _ expectations: [ExpectedLine], _ expected: Range<Int>, _ actual: [String],
    _ output: Range<Int>, _ tolerance: Double, _ stop: StopSignal
  ) -> [Line] {
    let (pairs, overflow) = expected.count.multipliedReportingOverflow(by: output.count)
    guard !overflow, pairs <= 1_000_000 else {
      return expected.map { .missing(expectation: $0) } + output.map { .unexpected(actual[$0]) }
    }
    let alignment = Alignment(expectations[expected], actual[output], tolerance, stop)
    return alignment.lines
  }

  /// The comparison as a unified diff, in one hunk, with up to three equal lines around changes.
  /// Control characters are escaped.
  ///
  /// - Parameters:
  ///   - file: the session file's name.
  ///   - firstLine: the number of the first expectation's line, from 1.
  public func unified(file: String, firstLine: Int) -> [String] {
    let isChanged = lines.map { line in if case .same = line { false } else { true } }
    guard let first = isChanged.firstIndex(of: true), let last = isChanged.lastIndex(of: true)
    else { return [] }
    let shown = max(0, first - 3)..<min(lines.count, last + 4)
    let body = lines[shown].map(text)
    let before = lines[..<shown.lowerBound].count
    let old = lines[shown].count { if case .unexpected = $0 { false } else { true } }
    let new = lines[shown].count { if case .missing = $0 { false } else { true } }
    let line = firstLine + before
    return [
      "--- \(Printable.escaped(file)) (expected)", "+++ \(Printable.escaped(file)) (actual)",
      "@@ -\(line),\(old) +\(line),\(new) @@",
    ] + body
  }

  private func text(_ line: Line) -> String {
    switch line {
    case .same(let index, _): " " + Printable.escaped(expectations[index].text)
    case .missing(let index): "-" + Printable.escaped(expectations[index].text)
    case .unexpected(let text): "+" + Printable.escaped(ExpectedLine.literal(text).text)
    }
  }
}
