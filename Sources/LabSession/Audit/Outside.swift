import LabReport
import LayoutCore
import LayoutText

extension AuditRule {
  static let outside = AuditRule(
    id: "outside", severity: .error,
    checks: "items that fit, against the edges of the content across the scroll axis; strips and"
      + " custom groups are left out",
    matters: "nobody can scroll across, so what stands beyond the edge is never seen"
  ) { trial in
    guard let layout = trial.layout, !trial.isFree, layout.section(0).warnings.isEmpty else {
      return nil
    }
    let transposed = Transposition(scrolling: trial.request.axis)
    let crossSize = transposed(trial.request.container).width
    let slack = tolerance(at: crossSize)
    for (item, frame) in trial.framesDown.enumerated()
    where frame.isFinite && frame.width <= crossSize + slack {
      guard frame.x < -slack || frame.maxX > crossSize + slack else { continue }
      let name = trial.request.axis == .vertical ? "wide" : "high"
      return AuditViolation(
        message: "item \(item) reaches from \(NumberText.formatGrouped(frame.x)) to"
          + " \(NumberText.formatGrouped(frame.maxX)), the content is"
          + " \(NumberText.formatGrouped(crossSize)) pt \(name)", items: [item])
    }
    return nil
  }
}
