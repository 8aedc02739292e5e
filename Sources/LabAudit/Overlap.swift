import LabReport
import LayoutCore
import LayoutText

extension AuditRule {
  static let overlap = AuditRule(
    id: "overlap", severity: .error,
    checks: "no two items with the same z overlap; orthogonal sections and custom groups are "
      + "excluded, and items with a negative spacing",
    matters: "one cell hides part of another, and which one receives the tap is unpredictable",
    methods: [.prepare, .elements]
  ) { trial in
    let spacing = trial.section.spacing
    guard let layout = trial.layout, !trial.isFree, spacing.line >= 0, spacing.item >= 0 else {
      return nil
    }
    let section = layout.section(0)
    let frames = trial.framesDown
    let order = frames.indices.filter { frames[$0].isFinite && !frames[$0].isEmpty }
      .sorted { (frames[$0].y, $0) < (frames[$1].y, $1) }
    for (place, item) in order.enumerated() {
      for other in order[(place + 1)...] {
        let slack = tolerance(at: frames[other].y)
        if frames[other].y >= frames[item].maxY - slack { break }
        guard let shared = frames[item].intersection(frames[other]),
          min(shared.width, shared.height) > slack,
          section.zIndex(of: item) == section.zIndex(of: other)
        else { continue }
        let (first, second) = (min(item, other), max(item, other))
        let area = Transposition(scrolling: trial.request.axis)(shared)
        return AuditViolation(
          message: "items \(first) and \(second) share \(NumberText.formatGrouped(area.width)) ×"
            + " \(NumberText.formatGrouped(area.height)) pt", items: [first, second])
      }
    }
    return nil
  }
}
