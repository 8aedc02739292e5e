import LabReport
import LayoutCore
import LayoutText

extension AuditRule {
  static let growth = AuditRule(
    id: "growth", severity: .warning,
    checks: "how many items one screen looks at, of \(NumberText.grouped(manyItems)) and of"
      + " \(NumberText.grouped(4 * manyItems)); of UIKit layouts, what prepare() and a query of one"
      + " screen read, make, ask and return, with 500 items and with 2,000; of programs, what they"
      + " return. Time is not measured",
    matters: "what a screen costs should not depend on how many items there are",
    isOfOwnSettings: true, isSeenInFrames: false
  ) { trial in
    guard let few = screen(of: manyItems, in: trial),
      let many = screen(of: 4 * manyItems, in: trial)
    else { return nil }
    // Looking at most items once each is told as extra-in-rect.
    let isScan = many.visited <= 4 * manyItems && many.visited > 2 * manyItems
    let more = many.visited - many.hits
    guard !isScan, more > 256, more >= 2 * (few.visited - few.hits) else { return nil }
    return AuditViolation(
      message: "a screen in the middle looks at \(NumberText.grouped(few.visited)) items of"
        + " \(NumberText.grouped(manyItems)), and at \(NumberText.grouped(many.visited)) of"
        + " \(NumberText.grouped(4 * manyItems)); it hits \(many.hits)",
      rect: many.rect, count: 4 * manyItems)
  }

  /// How many items a screen in the middle of `count` of them looks at, and how many it hits.
  private static func screen(
    of count: Int, in trial: AuditTrial
  ) -> (rect: Rect, visited: Int, hits: Int)? {
    var request = trial.request
    request.sections[0].count = count
    guard case .success(let layout) = AuditTrial.solved(request, trial.stop),
      let content = layout.contentSize
    else { return nil }
    let size = request.container
    let place = Point(
      x: (max(0, content.width - size.width) / 2).rounded(),
      y: (max(0, content.height - size.height) / 2).rounded())
    let rect = Rect(origin: place, size: size)
    var trace = CountingTrace()
    var hits = 0
    layout.visitElements(in: rect, trace: &trace) { _ in
      hits += 1
      return .continue
    }
    // What a program looks at is not known; what it returns is.
    if case .success(let returned)? = layout.ownAnswer(to: rect) {
      return (rect, returned.count, hits)
    }
    return (rect, max(trace.cost.itemsCompared, hits), hits)
  }
}
