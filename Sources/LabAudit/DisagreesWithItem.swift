import LabReport
import LabSession
import LayoutCore

extension AuditRule {
  static let disagreesWithItem = AuditRule(
    id: "disagrees-with-item", severity: .error,
    checks: "a query returns the frame that the item itself has",
    matters: "after an update or a scroll to it, a cell appears in another place",
    methods: [.item, .elements],
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
          message: "a query of everything returns item \(item) twice", items: [item])
      } else if !trial.frames.indices.contains(item) {
        violation = AuditViolation(message: "a query returns item \(item) of \(trial.frames.count)")
      } else if element.frame.isFinite, trial.frames[item].isFinite,
        element.frame != trial.frames[item]
      {
        violation = AuditViolation(
          message: "a query has item \(item) at \(element.frame.words); on its own, it is at "
            + "\(trial.frames[item].words)", items: [item])
      }
      return violation == nil ? .continue : .stop
    }
    return violation
  }
}
