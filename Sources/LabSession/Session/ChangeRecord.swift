import LabReport
import LayoutCore
import LayoutText

/// What a command did to a layout, where the states before and after do not show it.
struct ChangeRecord: Sendable {
  var updates: [ItemUpdate] = []
  /// Whether items were inserted or removed in place, without solving again.
  var isInPlace = false
  /// Whether it did what `undo` leaves alone: defined a command, loaded strategies, made a mark.
  var isLasting = false
  /// Whether it went to a state of before, as `undo` and `redo` do.
  var hasTravelled = false
  /// The offset where a swipe would have ended, and its velocity in points per millisecond.
  var swipe: (target: Point, velocity: Point)?
  /// How long its parts took, where `timer` shows it.
  var times = CommandTimes()
}

/// What the parts of a command took, in seconds.
struct CommandTimes: Sendable {
  /// Solving layouts; nil where none was solved.
  var prepare: Double?
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
