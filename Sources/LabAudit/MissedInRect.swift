import LabReport
import LayoutCore

extension AuditRule {
  static let missedInRect = AuditRule(
    id: "missed-in-rect", severity: .error,
    checks: "a query finds every item whose frame intersects the rectangle",
    matters: "a missed cell is not on the screen: there is a gap until the user scrolls on",
    methods: [.elements]
  ) { trial in
    for rect in trial.rects {
      let found = Set(trial.answer(for: rect).items)
      let hits = trial.hits(in: rect)
      let missed = hits.filter { !found.contains($0) }
      guard !missed.isEmpty else { continue }
      return AuditViolation(
        message: "a query of \(rect.words) misses \(names(missed)): it finds"
          + " \(hits.count - missed.count) of \(hits.count)", items: missed, rect: rect)
    }
    return nil
  }
}
