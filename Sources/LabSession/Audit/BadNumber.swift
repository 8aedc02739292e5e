import LabReport
import LayoutCore
import LayoutText

extension AuditRule {
  static let badNumber = AuditRule(
    id: "bad-number", severity: .error,
    checks: "that all frames and the content have finite numbers and no negative side",
    matters: "UIKit stops the app on such a frame (CALayerInvalidGeometry), or never shows the cell"
  ) { trial in
    if let number = trial.refusal?.number, !number.isFinite {
      return AuditViolation(
        message: "solving comes to \(NumberText.formatGrouped(number)) pt")
    }
    guard let content = trial.layout?.section(0).contentSize else { return nil }
    let isBad = { (frame: Rect) in !frame.isFinite || frame.width < 0 || frame.height < 0 }
    let bad = trial.frames.indices.filter { isBad(trial.frames[$0]) }
    if let item = bad.first {
      return AuditViolation(
        message: "item \(item) has the frame \(trial.frames[item].words)"
          + trial.frames[item].missingEdges, items: bad)
    }
    guard isBad(Rect(origin: .zero, size: content)) else { return nil }
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
