import LabReport
import LayoutCore

extension AuditRule {
  static let prepareNotIdempotent = AuditRule(
    id: "prepare-not-idempotent", severity: .error,
    checks: "solving the same request twice gives the same result",
    matters: "cells jump each time the layout is prepared again, as after a rotation or a reload",
    methods: [.prepare],
    isSeenInFrames: false
  ) { trial in
    guard let layout = trial.layout,
      case .success(let again) = AuditTrial.solved(trial.request, trial.stop)
    else { return nil }
    let (first, second) = (layout.section(0), again.section(0))
    guard first.count == second.count else {
      return AuditViolation(
        message: "solved twice, there are \(first.count) items, then \(second.count)")
    }
    let moved = trial.frames.indices.filter {
      let frame = again.frame(of: ElementID(.item, section: 0, index: $0)) ?? .zero
      return frame.isFinite && trial.frames[$0].isFinite && frame != trial.frames[$0]
    }
    guard let item = moved.first,
      let frame = again.frame(of: ElementID(.item, section: 0, index: item))
    else { return nil }
    return AuditViolation(
      message: "solved twice, item \(item) is at \(trial.frames[item].words), then at "
        + "\(frame.words)", items: moved)
  }
}
