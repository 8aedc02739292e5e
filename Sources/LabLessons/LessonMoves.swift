import LabLanguage
import LabSession

/// The commands a learner needed for a task: those that changed something, and the last one.
struct LessonMoves: Sendable {
  private(set) var count = 0

  /// Counts `command`, which made `before` what `session` is now.
  mutating func add(_ command: CommandDefinition, from before: Checkpoint, to session: Session) {
    switch command.name {
    case "undo": count = max(0, count - (before.history.count - session.history.count))
    case "redo": count += session.history.count - before.history.count
    case "reset": count = 0
    default:
      let hasScrolled = before.state.scrolling != session.state.scrolling
      if command.group == .change || hasScrolled { count += 1 }
    }
  }

  /// What the task took: a question that only a look answers took that look.
  var total: Int { max(1, count) }
}
