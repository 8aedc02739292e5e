public import LabLanguage
import LabReport
import LayoutCore

extension Player {
  /// Runs one line of commands; false once the file is over.
  mutating func play(
    _ step: CommandStep, at place: ScriptPlace, in world: World, _ watch: Watcher
  ) -> Bool {
    let played = PlayedCommand(
      step: step, path: place.path, isHidden: isHidden, depth: place.depth,
      tolerance: place.tolerance, seconds: place.seconds)
    guard tell(.command(played), watch) else { return false }
    result.commandCount += 1
    let line = run(played, at: place, in: world, watch)
    guard !result.hasLeft, tell(.outcome(line.outcome, of: played), watch), line.goesOn else {
      return false
    }
    return provePredictions(about: played, watch) && !session.wantsToQuit
  }

  /// Runs the commands of one line, up to a failure that is expected or ends the file.
  private mutating func run(
    _ played: PlayedCommand, at place: ScriptPlace, in world: World, _ watch: Watcher
  ) -> (outcome: Outcome, goesOn: Bool) {
    var outcome = LineOutcome()
    var line = ScriptLine(played.step, at: place, isNested: session.execution.scriptDepth > 0)
    while let next = line.next(in: &session, world: world) {
      var failure: Diagnostic?
      switch next {
      case .reply(let reply, to: let command):
        outcome.output += reply.report.lines(on: world.page).map(\.text)
        guard tell(.reply(reply, to: command, of: played), watch) else {
          return (outcome.value, true)
        }
        failure = reply.failure
      case .failure(let diagnostic): failure = diagnostic
      }
      guard let failure else { continue }
      outcome.failure = outcome.failure ?? failure
      guard settle(failure, played, watch) else { return (outcome.value, false) }
      if played.step.expectsFailure { break }
    }
    return (outcome.value, true)
  }

  /// Runs one command of a session that comes bit by bit, before the `rest` of its line, in the time
  /// its header allows.
  ///
  /// - Throws: what is wrong with the command; it is not counted.
  public mutating func run(
    _ command: Statement, before rest: inout Statements, in world: World
  ) throws(LabError) -> Reply {
    try session.run(
      command, before: &rest, within: header.timeout,
      isNested: session.execution.scriptDepth > 0, in: world)
  }

  /// Reports a failure, and counts it if it is not expected; false if it ends the file.
  private mutating func settle(
    _ failure: Diagnostic, _ played: PlayedCommand, _ watch: Watcher
  ) -> Bool {
    let isExpected = played.step.expectsFailure && failure.error.kind != .interrupted
    let goesOn = isExpected || count(failure)
    return tell(.error(failure, isExpected: isExpected, of: played), watch) && goesOn
  }

  /// Counts a failure that is not expected; false if it ends the session.
  public mutating func count(_ failure: Diagnostic) -> Bool {
    result.count(failure)
    guard keepsGoing, failure.error.kind != .interrupted else { return false }
    session.noteFailedLoad(failure)
    return true
  }
}

/// The result of a line of commands so far.
private struct LineOutcome {
  var output: [String] = []
  var failure: Diagnostic?

  var value: Outcome {
    Outcome(text: output.joined(separator: "\n"), failure: failure?.error.message)
  }
}
