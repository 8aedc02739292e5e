import LabReport
import LayoutCore
import LayoutText

/// What the parts of a command took, in seconds.
struct CommandTimes: Sendable {
  /// Solving layouts; nil where none was solved.
  var prepare: Double?
  /// Finding elements, and what that visited.
  var query: (seconds: Double, visited: Int)?

  /// The parts and the whole: `prepare 12 ms · query 3.1 us (visited 41) · all 13 ms`.
  func line(whole: Double, on page: Page) -> Markup {
    var parts: [String] = []
    if let prepare { parts.append("prepare \(MeasureReport.time(prepare))") }
    if let query {
      parts.append(
        "query \(MeasureReport.time(query.seconds)) (visited"
          + " \(NumberText.grouped(query.visited)))")
    }
    parts.append("all \(MeasureReport.time(whole))")
    return Markup(parts.joined(separator: page.glyphs == .unicode ? " · " : " - "), .dim)
  }
}
