public import LabLanguage
import LabReport
import LayoutCore

extension Player {
  /// Runs one line of commands; false once the file is over.
  mutating func play(_ step: CommandStep, in place: Place, _ watch: Watcher) -> Bool {
    let header = place.file.script.header
    let played = PlayedCommand(
      step: step, path: place.path, isHidden: isHidden, depth: place.depth,
      tolerance: header.tolerance, seconds: header.timeout)
    guard tell(.command(played), watch) else { return false }
    result.commandCount += 1
    let (source, running) = (session.source, session.running)
    session.running = nil
    session.source = .file(
      path: place.path, text: place.file.source, offset: step.span.start,
      firstLine: place.firstLine)
    defer { (session.source, session.running) = (source, running) }
    let line = run(step, played, in: place, watch)
    guard !result.hasLeft, tell(.outcome(line.outcome, of: played), watch), line.goesOn else {
      return false
    }
    return provePredictions(about: played, watch) && !session.wantsToQuit
  }

  /// Runs the commands of one line, up to a failure that is expected or ends the file.
  private mutating func run(
    _ step: CommandStep, _ played: PlayedCommand, in place: Place, _ watch: Watcher
  ) -> (outcome: Outcome, goesOn: Bool) {
    var outcome = LineOutcome()
    var rest: ArraySlice<Statement> = []
    var failure: Diagnostic?
    do throws(LabError) {
      rest = try step.commands.completeStatements()[...]
    } catch {
      failure = place.diagnostic(error.moved(by: step.span.start))
    }
    while true {
      if let failure {
        outcome.failure = outcome.failure ?? failure
        guard settle(failure, played, watch) else { return (outcome.value, false) }
        if step.expectsFailure { break }
      }
      guard !session.wantsToQuit, let command = rest.popFirst() else { break }
      do throws(LabError) {
        let reply = try run(command, place.file.script.header.timeout, in: place.world)
        outcome.output += reply.report.lines(on: place.world.page).map(\.text)
        guard tell(.reply(reply, to: command, of: played), watch) else { break }
        failure = reply.failure
      } catch {
        failure = place.diagnostic(error.moved(by: step.span.start))
      }
    }
    return (outcome.value, true)
  }

  /// Runs one command of a session that comes bit by bit, in the time its header allows.
  ///
  /// - Throws: what is wrong with the command; it is not counted.
  public mutating func run(_ command: Statement, in world: World) throws(LabError) -> Reply {
    try run(command, header.timeout, in: world)
  }

  /// The process's own file is told in the transcript; one that a command plays is not.
  private mutating func run(
    _ command: Statement, _ seconds: Double?, in world: World
  ) throws(LabError) -> Reply {
    // A command that fails at once asks nothing: a file of such commands must end, too.
    guard !world.stop.isRequested else { throw LabError(.interrupted) }
    let limit = seconds.map { TimeLimit(seconds: $0, in: world) }
    let world = limit?.world(world) ?? world
    do throws(LabError) {
      if session.playDepth == 0 { return try session.run(command, in: world) }
      return try session.perform(command, in: world)
    } catch {
      throw limit?.explained(error) ?? error
    }
  }

  /// Tells a failure, and counts it if it is not expected; false if it ends the file.
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
    return keepsGoing && failure.error.kind != .interrupted
  }
}

/// What a line of commands came to so far.
private struct LineOutcome {
  var output: [String] = []
  var failure: Diagnostic?

  var value: Outcome {
    Outcome(text: output.joined(separator: "\n"), failure: failure?.error.message)
  }
}

extension Session {
  /// What a file found and leaves behind for `undo`.
  struct Before {
    let state: SessionState
    let layout: CollectionLayout
    let past: [SessionState]
    let future: [SessionState]
    let defaults: SessionDefaults
  }

  /// Goes to the state at the start, with nothing to undo.
  mutating func beginSession(_ defaults: SessionDefaults) -> Before {
    let before = Before(
      state: state, layout: layout, past: past, future: future, defaults: self.defaults)
    self.defaults = defaults
    resetSession()
    return before
  }

  /// Back to the state at the start of the file.
  mutating func resetSession() {
    state = start
    layout = startLayout
    past = []
    future = []
    lastQuery = nil
    answered = nil
    scope = nil
  }

  /// Keeps the state, as one change of what was before.
  mutating func endSession(_ before: Before) {
    defaults = before.defaults
    if playDepth > 0 {
      state.command = before.state.command
      changeRecord.hasTravelled = false
    }
    let report = Difference(from: (before.state, before.layout), to: (state, layout)).report
    past = before.past
    future = before.future
    guard !report.changes.isEmpty else { return }
    past.append(before.state)
    future = []
  }
}
