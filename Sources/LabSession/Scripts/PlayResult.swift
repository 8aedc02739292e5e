public import LabLanguage

/// The result of playing a session file.
public struct PlayResult: Sendable {
  /// The unexpected failures, in order.
  ///
  /// For a script without an end only the first are stored; `exitStatus` counts all of them.
  public internal(set) var failures: [Diagnostic] = []
  private var wasInterrupted = false
  /// Why the file was not played, if it was not.
  public internal(set) var skipReason: String?
  /// How many lines of commands were run.
  public internal(set) var commandCount = 0
  /// How many questions were passed over.
  public internal(set) var questionCount = 0
  /// Whether the user left.
  public internal(set) var hasLeft = false
  /// Whether the file itself could not be played: missing, or something is wrong with it.
  public internal(set) var isRefused = false

  /// The exit status of the process: 0 success · 1 a check did not hold · 2 the file is missing or
  /// wrong · 3 a command failed · 4 an internal error · 130 interrupted.
  public var exitStatus: Int32 {
    if wasInterrupted { return 130 }
    guard let first = failures.first else { return 0 }
    return isRefused ? 2 : first.error.exitStatus
  }

  /// The most failures that are stored.
  static let mostFailures = 1_000

  mutating func count(_ failure: Diagnostic) {
    if failure.error.kind == .interrupted { wasInterrupted = true }
    if failures.count < Self.mostFailures { failures.append(failure) }
  }
}

extension LabError {
  /// What a process ends with that this stopped.
  public var exitStatus: Int32 {
    switch kind {
    case .checkFailed, .auditFailed, .expectationFailed, .unexpectedSuccess, .unmetRequirement,
      .unprovenQuestion, .lessonRule:
      1
    case .unknownDirective, .misplacedHeader, .unsupportedFormat, .invalidDirective, .unclosedBlock,
      .unopenedBlock, .misplacedDirective, .repeatedStep, .repeatedDirective, .invalidMatcher,
      .invalidRegex, .misplacedExpectation, .includeCycle, .includeDepth, .incompleteQuestion,
      .unbalanced, .openQuote, .nulCharacter, .invalidUTF8:
      2
    case .internalError: 4
    case .interrupted: 130
    default: 3
    }
  }
}
