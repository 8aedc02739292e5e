public import LayoutCore

/// The result of running a command, as far as a session can expect it.
public struct Outcome: Sendable, Hashable {
  /// The lines of the result stream.
  public var output: [String]
  /// The first line of the message, if the command failed.
  public var failure: String?

  public init(output: [String], failure: String? = nil) {
    (self.output, self.failure) = (output, failure)
  }

  /// The same from the text a command printed; the line end after the last line is not a line.
  public init(text: String, failure: String? = nil) {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.init(output: lines.map(String.init), failure: failure)
  }
}

/// The expectations of one command, compared with its outcome.
public struct ExpectedOutput: Sendable {
  /// The expectations in the order of the file.
  public let expectations: [ExpectedLine]
  /// How far numbers after `|~` may be off.
  public let tolerance: Double

  private let stop: StopSignal

  /// The expectations of a command, with the tolerance of its file. Once `stop` is requested, a
  /// comparison ends with whatever mismatch it is at.
  public init(_ expectations: [ExpectedLine], tolerance: Double = 0.01, stop: StopSignal = .never) {
    (self.expectations, self.tolerance, self.stop) = (expectations, tolerance, stop)
  }

  /// Why an outcome is not what is expected.
  public enum Mismatch: Sendable, Hashable {
    /// The command failed with this message and should have succeeded.
    case failed(message: String)
    /// The command succeeded and should have failed.
    case succeeded
    /// The command failed as it should, with another message.
    case otherMessage(expectation: Int, message: String)
    /// The output differs first at this expectation and this line, both from 0. An index equal to
    /// the count means that there is one too few.
    case otherOutput(expectation: Int, line: Int)
  }

  /// Compares an outcome; nil if it is as expected.
  ///
  /// Without expectations of output, output is not compared. Goes back over `|...` only.
  ///
  /// - Complexity: O(expectations + lines) comparisons without `|...`, their product at worst.
  public func mismatch(of outcome: Outcome) -> Mismatch? {
    let expected = expectations.filter { !$0.expectsFailure }
    if let mismatch = failureMismatch(of: outcome) { return mismatch }
    if expected.isEmpty { return nil }
    return mismatch(of: outcome.output, with: expected)
  }

  private func failureMismatch(of outcome: Outcome) -> Mismatch? {
    let index = expectations.firstIndex { $0.expectsFailure }
    switch (index, outcome.failure) {
    case (nil, nil): return nil
    case (nil, let message?): return .failed(message: message)
    case (_?, nil): return .succeeded
    case (let index?, let message?):
      let isExpected = expectations[index].accepts(message, tolerance: tolerance, stop: stop)
      return isExpected ? nil : .otherMessage(expectation: index, message: message)
    }
  }

  private func mismatch(of output: [String], with expected: [ExpectedLine]) -> Mismatch? {
    if expected == [ExpectedLine(.noOutput)] {
      return output.isEmpty ? nil : .otherOutput(expectation: 0, line: 0)
    }
    var (next, line) = (0, 0)
    var furthest = (expectation: 0, line: 0)
    var gap: (expectation: Int, line: Int)?
    while line < output.count || next < expected.count {
      if next < expected.count, expected[next].matcher == .anyLines {
        gap = (next, line)
        next += 1
      } else if next < expected.count, line < output.count,
        expected[next].accepts(output[line], tolerance: tolerance, stop: stop)
      {
        next += 1
        line += 1
      } else {
        if (next, line) > furthest { furthest = (next, line) }
        guard let last = gap, last.line < output.count else {
          return .otherOutput(expectation: furthest.expectation, line: furthest.line)
        }
        gap = (last.expectation, last.line + 1)
        next = last.expectation + 1
        line = last.line + 1
      }
    }
    return nil
  }
}
