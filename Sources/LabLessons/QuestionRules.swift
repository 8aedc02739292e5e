import LabLanguage
import LabSession

extension Question {
  /// Changing commands that are always allowed, so that the learner can always go back.
  private static let waysBack: Set = ["undo", "redo", "reset"]

  /// The last hint, which leads to the answer; none where it only names a command.
  var lastHint: [String] {
    guard type != .choice, let hint = hints.last, !hint.hasPrefix("Try") else { return [] }
    return [hint]
  }

  /// Why the command `definition` cannot run while the question is open; nil if it can. What only
  /// looks always can.
  func refusal(of definition: CommandDefinition) -> String? {
    guard definition.group == .change || definition.group == .keep else { return nil }
    guard type == .do else {
      return "nothing may change while a question is open; play lets you try `\(definition.name)`"
    }
    guard !Self.waysBack.contains(definition.name), !allowed.isEmpty,
      !allowed.contains(where: { $0 == definition.name || definition.aliases.contains($0) })
    else { return nil }
    let names = allowed.joined(separator: ", ")
    return "solve this task with \(names), not with \(definition.name); play lets you try it"
  }

  /// The goals that `session` does not reach, each with its author's reminder, if any, and with the
  /// value that was found.
  ///
  /// - Throws: `interrupted`, and nothing else: a goal without a value is not reached.
  func unmetGoals(
    in session: inout Session, world: World
  ) throws(LabError) -> [(goal: String, reminder: String?, found: LabError)] {
    var unmet: [(goal: String, reminder: String?, found: LabError)] = []
    for (index, goal) in goals.enumerated() {
      do throws(LabError) {
        try session.check(goal, at: places[.goal, index]?.start ?? 0, in: world)
      } catch {
        if error.kind == .interrupted { throw error }
        unmet.append((goal, reminders[index], error))
      }
    }
    return unmet
  }
}
