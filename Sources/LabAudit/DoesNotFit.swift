import LabReport
import LabSession
import LayoutCore

extension AuditRule {
  static let doesNotFit = AuditRule(
    id: "does-not-fit", severity: .warning,
    checks: "the layout's own warnings, at the current settings",
    matters: "UIKit does not define where such items go, and fills the console with its warning",
    methods: [.prepare],
    isOfOwnSettings: true, isSeenInFrames: false
  ) { trial in
    guard let layout = trial.layout, let warning = layout.section(0).warnings.first else {
      return nil
    }
    guard
      let item = OverflowingItem(in: layout.firstScreen, of: layout)
        ?? OverflowingItem(in: .everything, of: layout)
    else { return AuditViolation(message: warning) }
    let sentence = item.sentence(sections: layout.sectionCount)
    return AuditViolation(message: "\(sentence); \(warning)", items: [item.item.index])
  }
}
