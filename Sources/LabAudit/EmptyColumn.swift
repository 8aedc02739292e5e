import LabReport
import LayoutCore
import LayoutText

extension AuditRule {
  static let emptyColumn = AuditRule(
    id: "empty-column", severity: .warning,
    checks:
      "items of equal width fill every column: tested with two items per column; templates are "
      + "excluded",
    matters: "a column of one cell's width stays blank, however many items there are",
    methods: [.prepare, .elements]
  ) { trial in
    // A template sets its own number of columns.
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
