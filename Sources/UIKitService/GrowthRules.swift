import LabUIKit
import LayoutCore

/// How the time of a layout grows with the number of items: processor time, the least of several
/// runs, four times as many items against as many.
@MainActor
struct GrowthRules {
  private static let few = 500
  private static let times = 4
  /// What is quicker than that is not looked at, in seconds.
  private static let leastPrepare = 0.002
  private static let leastQuery = 0.000_05

  let request: LayoutRequest
  let make: (LayoutRequest) -> PlayedCollection

  /// What is found: preparing that grows faster than the items, or else a query that grows with
  /// them.
  var findings: [SelfAudit.Finding] {
    let few = measure(Self.few)
    let many = measure(Self.few * Self.times)
    let items =
      "of \(NumberText.grouped(Self.few * Self.times)) items, against"
      + " \(NumberText.grouped(Self.few))"
    let prepare = many.prepare / max(few.prepare, 1e-9)
    // Twice as much as with the items: a quarter of the way to the square.
    if many.prepare > Self.leastPrepare, prepare > 2 * Double(Self.times) {
      return [
        finding(
          "prepare \(items), takes \(Self.rounded(prepare)) times as long: faster than linear")
      ]
    }
    let query = many.query / max(few.query, 1e-9)
    guard many.query > Self.leastQuery, query > 2.5 else { return [] }
    return [finding("a query of one screen \(items), takes \(Self.rounded(query)) times as long")]
  }

  private func finding(_ message: String) -> SelfAudit.Finding {
    SelfAudit.Finding(rule: "growth", message: message, count: Self.few * Self.times)
  }

  private static func rounded(_ ratio: Double) -> String {
    NumberText.formatShort(ratio.rounded())
  }

  /// The least processor time of preparing, and of a query in the middle.
  private func measure(_ count: Int) -> (prepare: Double, query: Double) {
    var request = request
    request.sections[0].count = count
    var least = (prepare: Double.infinity, query: Double.infinity)
    for _ in 0..<3 {
      let collection = make(request)
      least.prepare = min(least.prepare, ProcessorTime.taken { collection.driver.settle() })
      let (content, view) = (collection.driver.contentSize, collection.driver.view.bounds.size)
      let screen = CGRect(
        x: max(0, content.width - view.width) / 2, y: max(0, content.height - view.height) / 2,
        width: view.width, height: view.height)
      for _ in 0..<3 {
        let seconds = ProcessorTime.taken {
          _ = collection.driver.layout.layoutAttributesForElements(in: screen)
        }
        least.query = min(least.query, seconds)
      }
    }
    return least
  }
}
