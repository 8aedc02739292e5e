import LabReport
import LayoutCore

extension AuditRule {
  static let crashOn = AuditRule(
    id: "crash-on", severity: .error,
    checks: "an external strategy answers: for no items, one item, many sections, an empty "
      + "section, little width, an item taller than the screen, other parameters",
    matters: "the app crashes; every list is empty before its data arrives",
    methods: [.prepare, .elements]
  ) { trial in trial.refusal?.end.map { AuditViolation(message: $0) } }
}

extension LayoutError {
  /// The sentence about a program that crashed, or gave no answer; nil for any other error.
  var end: String? {
    switch self {
    case .ended(let reason), .unanswered(let reason): reason
    default: nil
    }
  }
}
