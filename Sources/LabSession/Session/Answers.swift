import LabLanguage
import LabReport
package import LayoutCore

/// What the session answered last, for commands that refer to it.
package struct Answers: Sendable {
  /// The last answer with output: `last` repeats it.
  var report: (any Report)? { isEmpty ? nil : last }
  private var isEmpty = true
  // Destroying an optional of a type that is known only when it runs takes several calls.
  private var last: any Report = TextReport([])
  /// The last answer about the layout, or the last change of it: `export` writes its pictures.
  var shown: (any Report)? { isShown ? report : other }
  /// Whether `report` is that answer, as it is most of the time: `other` is it where it is not.
  private var isShown = true
  private var other: (any Report)?
  /// The elements and the rectangle of the last answer: `$`.
  var subject: LastAnswer?
  /// The rectangle of the last query since the layout changed, and how many items it visited.
  package var query: (rect: Rect, visited: Int)?
  /// What the goal of the open task consists of; pictures show it as ghosts.
  package var goal: [Element] = []

  /// Adds `answer`, of a command that changed the layout, or of one that shows the lab's own help.
  mutating func add(_ answer: consuming any Report, changed: Bool, isHelp: Bool) {
    let isSilent = answer.isSilent
    switch (isReport: !isSilent, isShown: changed || !isSilent && !isHelp) {
    case (true, true):
      if !isShown { (isShown, other) = (true, nil) }
      (last, isEmpty) = (answer, false)
    case (true, false):
      if isShown { other = report }
      (last, isEmpty, isShown) = (answer, false, false)
    case (false, true): (other, isShown) = (answer, false)
    case (false, false): break
    }
  }
}
