import LabReport
import LayoutCore
import LayoutText

extension AuditRule {
  static let growth = AuditRule(
    id: "growth", severity: .warning,
    checks: "the cost of one screen does not grow with the number of items: visited items with "
      + "\(NumberText.grouped(manyItems)) and \(NumberText.grouped(4 * manyItems)) items; for "
      + "UIKit layouts, the calls of prepare() and of a query, with 500 and 2,000 items; for "
      + "programs, their answers. Time is not measured",
    matters: "scrolling slows down as items are added", methods: [.elements, .prepare],
    isOfOwnSettings: true, isSeenInFrames: false
  ) { trial in
    guard let few = screen(of: manyItems, in: trial),
      let many = screen(of: 4 * manyItems, in: trial)
    else { return nil }
    // A query that visits each item at most once is reported as extra-in-rect.
    let isScan = many.visited <= 4 * manyItems && many.visited > 2 * manyItems
    let more = many.visited - many.hits
    guard !isScan, more > 256, more >= 2 * (few.visited - few.hits) else { return nil }
    return AuditViolation(
      message: "a screen in the middle visits \(NumberText.grouped(few.visited)) items of "
        + "\(NumberText.grouped(manyItems)), and \(NumberText.grouped(many.visited)) of "
        + "\(NumberText.grouped(4 * manyItems)); it hits \(many.hits)",
      rect: many.rect, count: 4 * manyItems)
  }

  /// How many items a screen in the middle of `count` of them looks at, and how many it hits.
  private static func screen(
    of count: Int, in trial: AuditTrial
  ) -> (rect: Rect, visited: Int, hits: Int)? {
    var request = trial.request
    request.sections[0].count = count
    request.isTrial = true
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
