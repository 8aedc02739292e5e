import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension AuditRule {
  /// So many items are what a layout is made for: if these can be placed, fewer can.
  private static let usualCount = 12

  static let errorOn = AuditRule(
    id: "error-on", severity: .error,
    checks: "a layout that can place \(usualCount) items can place fewer, or rejects them with an "
      + "error that says why",
    matters: "every list is empty before its data arrives: the app fails there first",
    methods: [.prepare]
  ) { trial in
    guard let refusal = trial.refusal, refusal.end == nil else { return nil }
    if refusal == .interrupted {
      return AuditViolation(message: "solving stops, although it was not interrupted")
    }
    let sentence = LabError(refusal).message
    guard !sentence.isEmpty else {
      return AuditViolation(message: "the layout is rejected without a reason")
    }
    guard trial.section.count < usualCount else { return nil }
    var usual = trial.request
    usual.sections[0].count = usualCount
    usual.isTrial = true
    guard case .success = AuditTrial.solved(usual, trial.stop) else { return nil }
    return AuditViolation(
      message: "\(NumberText.counted(trial.section.count, "item")) cannot be placed, \(usualCount)"
        + " can: \(sentence)")
  }
}
