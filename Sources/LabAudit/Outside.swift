import LabReport
import LayoutCore
import LayoutText

extension AuditRule {
  static let outside = AuditRule(
    id: "outside", severity: .error,
    checks: "items that fit stay within the content across the scroll axis; orthogonal sections "
      + "and custom groups are excluded",
    matters: "the content does not scroll across, so the part beyond the edge is never visible",
    methods: [.prepare, .elements]
  ) { trial in
    guard let layout = trial.layout, !trial.isFree, layout.section(0).warnings.isEmpty else {
      return nil
    }
    let transposed = Transposition(scrolling: trial.request.axis)
    let content = layout.scrollsAcross ? layout.contentSize : nil
    let crossSize = transposed(content ?? trial.request.container).width
    let slack = tolerance(at: crossSize)
    for (item, frame) in trial.framesDown.enumerated()
    where frame.isFinite && frame.width <= crossSize + slack {
      guard frame.x < -slack || frame.maxX > crossSize + slack else { continue }
      let name = trial.request.axis == .vertical ? "wide" : "high"
      return AuditViolation(
        message: "item \(item) reaches from \(NumberText.formatGrouped(frame.x)) to "
          + "\(NumberText.formatGrouped(frame.maxX)); the content is "
          + "\(NumberText.formatGrouped(crossSize)) pt \(name)", items: [item])
    }
    return nil
  }
}
