import LabReport
import LayoutCore

extension AuditRule {
  static let doesNotFit = AuditRule(
    id: "does-not-fit", severity: .warning,
    checks: "what the layout itself warns of, at the settings as they are",
    matters: "UIKit leaves open where such items stand, and fills the console with its warning",
    isOfOwnSettings: true,
    isSeenInFrames: false
  ) { trial in
    guard let layout = trial.layout, let warning = layout.section(0).warnings.first else {
      return nil
    }
    let misfit = Misfit(in: layout.firstScreen, of: layout)
    return AuditViolation(message: warning, items: [misfit?.item.index].compactMap(\.self))
  }
}
