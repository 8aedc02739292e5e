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
    let overflowingItem = OverflowingItem(in: layout.firstScreen, of: layout)
    return AuditViolation(message: warning, items: [overflowingItem?.item.index].compactMap(\.self))
  }
}
