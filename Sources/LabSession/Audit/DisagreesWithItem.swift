import LabReport
import LayoutCore

extension AuditRule {
  static let disagreesWithItem = AuditRule(
    id: "disagrees-with-item", severity: .error,
    checks: "the frames that a query hands out, against those asked for one by one",
    matters: "a cell lands elsewhere after an update or a scroll to it than where it was seen",
    isSeenInFrames: false
  ) { trial in
    guard let layout = trial.layout else { return nil }
    var seen = Set<Int>()
    var violation: AuditViolation?
    var trace = NoTrace()
    layout.visitElements(in: .everything, trace: &trace) { element in
      let item = element.id.index
      guard element.id.kind == .item else { return .continue }
      if !seen.insert(item).inserted {
        violation = AuditViolation(
          message: "a query of everything hands out item \(item) twice", items: [item])
      } else if !trial.frames.indices.contains(item) {
        violation = AuditViolation(
          message: "a query hands out item \(item) of \(trial.frames.count)")
      } else if element.frame.isFinite, trial.frames[item].isFinite,
        element.frame != trial.frames[item]
      {
        violation = AuditViolation(
          message: "a query has item \(item) at \(element.frame.words), asked for by itself it is"
            + " at \(trial.frames[item].words)", items: [item])
      }
      return violation == nil ? .continue : .stop
    }
    return violation
  }
}
