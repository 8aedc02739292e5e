import LayoutCore
import LayoutText

/// Why a child could not answer.
package enum ChildFailure: Error, Sendable, Hashable {
  /// It ended, before the answer was whole.
  case ended(Ending)
  /// It still runs, but has closed its output.
  case closedOutput
  /// It did not answer in so many seconds of processor time.
  case timedOut(seconds: Double)
  /// It used all the processor time that it may have.
  case outOfTime(seconds: Int)
  /// It did not answer, and for so many seconds it did not even compute.
  case stuck(seconds: Double)
  /// It wrote a line of more than so many bytes.
  case lineTooLong(limit: Int)
  /// It broke the protocol.
  case broken(String)
  /// The system would not start it: the sentence of the system.
  case notStarted(String)
  /// The user interrupted.
  case interrupted

  /// The layout error for it, with `reason`.
  func refusal(_ reason: String) -> LayoutError {
    switch self {
    case .timedOut, .outOfTime, .stuck: .unanswered(reason: reason)
    case .ended, .closedOutput, .lineTooLong: .ended(reason: reason)
    case .interrupted: .interrupted
    case .broken, .notStarted: .impossible(reason: reason)
    }
  }

  /// The sentence after the name of the program; it ends with `last`, the child's standard error.
  package func sentence(_ last: String = "") -> String {
    switch self {
    case .ended(let ending): "\(ending.sentence)\(last)"
    case .closedOutput: "closed its output before it answered\(last)"
    case .timedOut(let seconds):
      "did not answer within \(NumberText.formatShort(seconds)) s of processor time\(last)"
    case .outOfTime(let seconds): "used its \(seconds) s of processor time"
    case .stuck(let seconds):
      "did not answer; it waited for \(NumberText.formatShort(seconds)) s\(last)"
    case .lineTooLong(let limit): "wrote a line of more than \(NumberText.grouped(limit)) bytes"
    case .broken(let sentence): sentence
    case .notStarted(let reason): "cannot be started: \(reason)\(last)"
    case .interrupted: "was stopped"
    }
  }
}

/// How a child ended.
package enum Ending: Sendable, Hashable {
  /// By itself, with this status.
  case status(Int32)
  /// By a signal.
  case signal(Int32)

  /// The ending that `waitpid` reported.
  init(waited status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
  }

  fileprivate var sentence: String {
    switch self {
    case .status(let status): "exited with status \(status) before it answered"
    case .signal(let signal):
      "was ended by signal \(signal)\(Self.name(signal).map { " (\($0))" } ?? "") before it "
        + "answered"
    }
  }

  private static func name(_ signal: Int32) -> String? {
    switch signal {
    case SIGSEGV: "bad memory access"
    case SIGBUS: "bad memory access"
    case SIGABRT: "abort"
    case SIGILL, SIGTRAP: "trap"
    case SIGFPE: "arithmetic"
    case SIGKILL: "killed"
    case SIGXCPU: "out of processor time"
    default: nil
    }
  }
}
