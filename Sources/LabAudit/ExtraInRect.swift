import LabReport
import LayoutCore
import LayoutText

extension AuditRule {
  /// A screen of so many items is found by search, not by looking at each.
  static let manyItems = 1_000

  static let extraInRect = AuditRule(
    id: "extra-in-rect", severity: .warning,
    checks: "a query returns and visits only what the rectangle hits",
    matters:
      "the app creates cells that are not visible, and scrolling slows down as items are added",
    methods: [.elements]
  ) { trial in
    for rect in trial.rects {
      let (found, visited) = trial.answer(for: rect)
      let hits = trial.hits(in: rect)
      let extra = found.filter { trial.frames.indices.contains($0) && !trial.mayHit($0, rect) }
        .sorted()
      if !extra.isEmpty {
        return AuditViolation(
          message: "a query of \(rect.words) returns \(NumberText.counted(found.count, "item")) "
            + "and hits \(hits.count)\(factor(found.count, hits.count))", items: extra, rect: rect)
      }
      let count = trial.frames.count
      let isOnScreen =
        rect.width <= trial.request.container.width && rect.height <= trial.request.container.height
      if count >= manyItems, isOnScreen, !hits.isEmpty, visited <= count, 2 * visited > count,
        10 * hits.count < visited
      {
        return AuditViolation(
          message: "a query of \(rect.words) visits \(NumberText.grouped(visited)) of "
            + "\(NumberText.counted(count, "item")) and hits "
            + "\(hits.count)\(factor(visited, hits.count))", rect: rect)
      }
    }
    return nil
  }

  /// `: 50 times as many`.
  private static func factor(_ count: Int, _ hits: Int) -> String {
    hits == 0 ? "" : ": \(NumberText.formatShort(Double(count) / Double(hits))) times as many"
  }
}
