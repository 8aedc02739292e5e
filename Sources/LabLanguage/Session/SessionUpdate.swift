public import LayoutCore

/// A session file with its expected output brought up to date.
///
/// Only lines that start with `|` change, and only below commands that have such lines and whose
/// outcome differs. A matcher that still accepts its line does not change; one that does not
/// becomes the line itself and is listed, so that no test is tightened silently.
public struct SessionUpdate: Sendable {
  /// A matcher that no longer accepts the output, and was replaced with the line itself: the
  /// pattern of the test is lost, so `test --update` reports it.
  public struct Replaced: Sendable, Hashable {
    /// Its line in the old file, from 1.
    public let line: Int
    /// The matcher as written.
    public let text: String
  }

  /// The new text of each line of the file; expectations are at their command.
  private var parts: [(line: Int, text: String)] = []
  /// The matchers that were given up, in the order of the file.
  public private(set) var replaced: [Replaced] = []
  private let stop: StopSignal

  /// The new text of the file; the old one if every outcome is as expected.
  public var text: String { parts.reduce(into: "") { $0 += $1.text } }

  /// The new text of the lines with these numbers in the old file, from 1.
  public func text(ofLines numbers: Range<Int>) -> String {
    parts.reduce(into: "") { if numbers.contains($1.line) { $0 += $1.text } }
  }

  /// The file `file` with the outcomes of its commands, by `CommandStep.lineIndex`. Commands
  /// without an outcome (skipped, not run) do not change.
  ///
  /// The text is of no use once `stop` is requested.
  ///
  /// - Complexity: O(n) in the file, and the diff of each command that differs.
  public init(_ file: SessionFile, outcomes: [Int: Outcome], stop: StopSignal = .never) {
    self.stop = stop
    let tolerance = file.script.header.tolerance
    var index = 0
    while index < file.lines.count {
      let command = file.lines[index]
      parts.append((command.numbers.lowerBound, command.raw))
      index += 1
      guard let outcome = outcomes[index - 1], case .command = command.kind else { continue }
      let start = index
      while index < file.lines.count, case .expectation = file.lines[index].kind { index += 1 }
      let old = file.lines[start..<index]
      let list = ExpectedOutput(old.compactMap(\.expectation), tolerance: tolerance, stop: stop)
      if old.isEmpty || list.mismatch(of: outcome) == nil {
        parts += old.map { ($0.numbers.lowerBound, $0.raw) }
      } else {
        let lineEnd = command.lineEnd.isEmpty ? "\n" : command.lineEnd
        let new = update(Array(old), list, outcome).map { $0 + lineEnd }.joined()
        parts.append((command.numbers.lowerBound, new))
      }
    }
  }

  /// The new expectation lines of one command, without line ends.
  private mutating func update(
    _ old: [SessionLine], _ list: ExpectedOutput, _ outcome: Outcome
  ) -> [String] {
    let output = old.filter { $0.expectation?.expectsFailure == false }
    var lines: [String] = []
    if !output.isEmpty, !(outcome.failure != nil && outcome.output.isEmpty) {
      lines = updateOutput(output, list, outcome)
    } else {
      output.forEach { giveUp($0) }
    }
    let failing = old.first { $0.expectation?.expectsFailure == true }
    guard let message = outcome.failure else {
      if let failing { giveUp(failing) }
      return lines.isEmpty ? Self.literals(outcome.output) : lines
    }
    if let failing,
      failing.expectation?.accepts(message, tolerance: list.tolerance, stop: stop) == true
    {
      return lines + [failing.content]
    }
    if let failing { giveUp(failing) }
    return lines + [ExpectedLine(.literal(message.trimmingRight()), expectsFailure: true).text]
  }

  private mutating func updateOutput(
    _ old: [SessionLine], _ list: ExpectedOutput, _ outcome: Outcome
  ) -> [String] {
    if outcome.output.isEmpty {
      old.forEach { giveUp($0) }
      return [ExpectedLine(.noOutput).text]
    }
    let diff = OutputDiff(
      old.compactMap(\.expectation), actual: outcome.output, tolerance: list.tolerance, stop: stop)
    return diff.lines.compactMap { line in
      switch line {
      case .same(let index, _): return old[index].content
      case .unexpected(let text): return ExpectedLine.literal(text).text
      case .missing(let index):
        giveUp(old[index])
        return nil
      }
    }
  }

  private static func literals(_ output: [String]) -> [String] {
    output.isEmpty ? [ExpectedLine(.noOutput).text] : output.map { ExpectedLine.literal($0).text }
  }

  private mutating func giveUp(_ line: SessionLine) {
    guard let expectation = line.expectation, !expectation.isLiteral else { return }
    guard expectation.matcher != .noOutput else { return }
    replaced.append(Replaced(line: line.numbers.lowerBound, text: line.content))
  }
}

extension SessionLine {
  var expectation: ExpectedLine? {
    if case .expectation(let expectation) = kind { expectation } else { nil }
  }
}
