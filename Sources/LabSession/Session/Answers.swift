import LabLanguage
import LabReport
package import LayoutCore

/// What the session answered last, for commands that refer to it.
package struct Answers: Sendable {
  /// The last answer: `last` repeats it.
  var report: (any Report)?
  /// The elements and the rectangle of the last answer: `$`.
  var subject: LastAnswer?
  /// The rectangle of the last query since the layout changed, and how many items it visited.
  package var query: (rect: Rect, visited: Int)?
  /// What the goal of the open task consists of; pictures show it as ghosts.
  package var goal: [Element] = []
}
