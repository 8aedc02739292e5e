package import LabLanguage
package import LabReport
import LayoutCore
package import LayoutText

extension Session {
  static let mostMacros = 1_000

  /// Macros may run each other so deep.
  private static var deepestMacro: Int { 16 }

  /// The command that runs the macro `name`; nil where there is none.
  func macroCommand(called name: String) -> Command? {
    commands.macros.first { $0.name == name }.map { macro in
      Command(macro.definition) { session, arguments, world throws(LabError) in
        try session.run(macro, arguments.command, in: world)
      }
    }
  }

  /// Runs the commands of `macro` as one change; if one of them fails, nothing has changed.
  private mutating func run(
    _ macro: Macro, _ command: Statement, in world: World
  ) throws(LabError) -> Reply {
    let arguments = Array(command.arguments)
    guard execution.macroDepth < Self.deepestMacro else {
      throw LabError(
        .notPossible("macros run each other more than \(Self.deepestMacro) levels deep"),
        at: command.name.span)
    }
    let text = try LabError.located(at: command.name.span) { () throws(LabError) in
      try macro.text(with: arguments.map { command.source.text(of: $0.span) })
    }
    execution.macroDepth += 1
    defer { execution.macroDepth -= 1 }
    let replies = try performTogether(text, at: command.name.span, in: world)
    return Reply(RepliesReport(replies, isEchoed: false), notes: replies.notes)
  }

  /// The answers of commands, and their notes.
  package typealias Replies = (answers: [(command: Statement, report: any Report)], notes: [Markup])

  /// Runs the commands of `text`, the replacement of what is at `span`, as one change; if one of
  /// them fails, nothing changes. With `showsFindings`, an answer with findings is not a failure.
  package mutating func performTogether(
    _ text: String, at span: SourceSpan, in world: World, showsFindings: Bool = false
  ) throws(LabError) -> Replies {
    let before = self
    var result: Replies = ([], [])
    do throws(LabError) {
      var rest = try LexedText(text).completeStatements()
      while let line = rest.next() {
        // Macros that run macros are a loop in all but name.
        try LabError.wrapping { () throws(LayoutError) in try world.stop.check() }
        let reply = try run(line, before: &rest, isNested: true, in: world)
        if let failure = reply.failure, !showsFindings { throw failure.error }
        result.answers.append((line, reply.report))
        result.notes += reply.notes
      }
    } catch {
      self = before
      throw LabError(error.kind, at: span, topic: error.topic)
    }
    joinChanges(since: before)
    return result
  }

  /// Makes all changes since `before` one step of `undo`.
  private mutating func joinChanges(since before: Session) {
    let isSame =
      Difference(from: (before.state, before.layout), to: (state, layout)).report.changes.isEmpty
      && before.state.scrolling == state.scrolling
    state.command = before.state.command
    execution.record.hasTravelled = false
    history = before.history
    if !isSame { history.add(before.state) }
  }
}

/// What several commands answered, one after the other.
package struct RepliesReport: Report {
  private let answers: [(command: Statement, report: any Report)]
  /// Whether each command is printed before its answer.
  private let isEchoed: Bool

  package init(_ replies: Session.Replies, isEchoed: Bool) {
    (answers, self.isEchoed) = (replies.answers, isEchoed)
  }

  package func lines(on page: Page) -> [Markup] {
    answers.flatMap { command, report in
      (isEchoed ? Narration.echo(command.text) : []) + report.lines(on: page)
    }
  }

  package var members: [(key: String, value: JSON)] {
    [
      (
        "results",
        .objects(answers) { command, report in
          let name = isEchoed ? command.text : command.name.text
          return [("command", .string(name)), ("result", .object(report.members))]
        }
      )
    ]
  }
}
