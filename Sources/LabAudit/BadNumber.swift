import LabReport
import LabSession
import LayoutCore
import LayoutText

extension AuditRule {
  static let badNumber = AuditRule(
    id: "bad-number", severity: .error,
    checks: "frames and content size are finite and not negative",
    matters: "UIKit stops the app (CALayerInvalidGeometry), or never shows the cell",
    methods: [.prepare, .contentSize]
  ) { trial in
    if let number = trial.refusal?.number, !number.isFinite {
      return AuditViolation(message: "the solved size is \(NumberText.formatGrouped(number)) pt")
    }
    guard let content = trial.layout?.section(0).contentSize else { return nil }
    let bad = trial.frames.indices.filter { !trial.frames[$0].isProper }
    if let item = bad.first {
      return AuditViolation(
        message: "item \(item) has the frame \(trial.frames[item].words)"
          + trial.frames[item].missingEdges, items: bad)
    }
    guard !Rect(origin: .zero, size: content).isProper else { return nil }
    return AuditViolation(message: "the items' content is \(content.words) pt")
  }
}

extension LayoutError {
  /// The number that forbids the layout; nil where only words do.
  fileprivate var number: Double? {
    switch self {
    case .noRoom(what: _, let taken, available: _): taken
    case .unusable(what: _, let value, allowed: _): value
    case .templateHasNoRoom(template: _, part: _, let needed, available: _): needed
    case .templateTakesAll(template: _, part: _, let taken, available: _): taken
    case .tooLong(let length): length
    case .impossible, .ended, .unanswered, .unknownTemplate, .interrupted: nil
    }
  }
}
