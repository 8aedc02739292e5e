import LabReport
import LayoutCore

extension AuditRule {
  static let crashOn = AuditRule(
    id: "crash-on", severity: .error,
    checks: "that a strategy from outside answers: for no items and one, many sections and an empty"
      + " one, no width and little, an item taller than the screen, other values of its parameters",
    matters: "the app ends there, and every list is empty before its data has come"
  ) { trial in
    trial.refusal?.end.map { AuditViolation(message: $0) }
  }
}

extension LayoutError {
  /// What is said of a program that crashed, or gave no answer; nil of any other error.
  var end: String? {
    switch self {
    case .ended(let reason), .unanswered(let reason): reason
    default: nil
    }
  }
}
