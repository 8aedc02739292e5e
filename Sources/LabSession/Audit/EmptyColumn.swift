import LabReport
import LayoutCore
import LayoutText

extension AuditRule {
  static let emptyColumn = AuditRule(
    id: "empty-column", severity: .warning,
    checks:
      "that items of one width, twice as many as there is room for side by side, stand in every"
      + " column of that width; group descriptions are left out",
    matters: "a strip as wide as a cell stays blank, whatever there is to show"
  ) { trial in
    // A group description says itself how many columns it has.
    guard let layout = trial.layout, !trial.isFree, trial.template == nil,
      layout.section(0).warnings.isEmpty
    else { return nil }
    let crossSize = Transposition(scrolling: trial.request.axis)(trial.request.container).width
    guard let columns = EqualColumns(trial.framesDown, crossSize: crossSize),
      columns.used < columns.room, trial.frames.count >= 2 * columns.room
    else { return nil }
    return AuditViolation(
      message: "\(columns.used) of \(columns.room) columns of"
        + " \(NumberText.formatGrouped(columns.width)) pt are used")
  }
}
