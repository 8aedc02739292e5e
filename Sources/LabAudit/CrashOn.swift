import LabReport
import LayoutCore

extension AuditRule {
  static let crashOn = AuditRule(
    id: "crash-on", severity: .error,
    checks: "the program of an external strategy does not end: for no items, one item, many "
      + "sections, an empty section, little width, an item taller than the screen, other parameters",
    matters: "the app crashes; every list is empty before its data arrives",
    methods: [.prepare, .elements]
  ) { trial in
    guard let refusal = trial.refusal, refusal.silence == nil else { return nil }
    return refusal.end.map { AuditViolation(message: $0, trap: refusal.trap) }
  }

  static let noAnswer = AuditRule(
    id: "no-answer", severity: .error,
    checks: "an external strategy answers within its limits of time, with the settings of crash-on",
    matters: "the app does not react; iOS ends an app that blocks for long",
    methods: [.prepare, .elements]
  ) { trial in trial.refusal?.silence.map { AuditViolation(message: $0) } }
}

extension LayoutError {
  /// The sentence about a program that crashed, or gave no answer; nil for any other error.
  var end: String? {
    switch self {
    case .ended(let reason, _), .unanswered(let reason): reason
    default: nil
    }
  }

  /// The sentence about a program that gave no answer; nil for any other error.
  var silence: String? {
    if case .unanswered(let reason) = self { reason } else { nil }
  }
}
