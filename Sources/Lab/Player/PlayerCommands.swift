import LabLanguage
import LabReport
import LayoutCore

extension Player {
  /// Runs one line of commands; false once the file is over.
  mutating func play(_ step: CommandStep, in place: Place, _ watch: Watcher) -> Bool {
    let header = place.file.script.header
    let played = PlayedCommand(
      step: step, path: place.path, isHidden: isHidden, depth: place.depth,
      tolerance: header.tolerance)
    guard tell(.command(played), watch) else { return false }
    result.commandCount += 1
    var output: [String] = []
    var failure: Diagnostic?
    do throws(Fault) {
      for command in try CommandLine.split(step.text) {
        let reply = try run(command, header.timeout, in: place.world)
        output += reply.report.lines(on: place.world.page).map(\.text)
        guard tell(.reply(reply, to: command, of: played), watch) else { return false }
        failure = reply.failure
        if failure != nil || lab.wantsToQuit { break }
      }
    } catch {
      failure = Diagnostic(
        error.moved(by: step.span.start), source: place.file.source, file: place.path)
    }
    let outcome = Outcome(text: output.joined(separator: "\n"), failure: failure?.fault.message)
    let goesOn = failure.map { settle($0, played, watch) } ?? !lab.wantsToQuit
    return tell(.outcome(outcome, of: played), watch) && goesOn
  }

  private mutating func run(
    _ command: CommandLine, _ seconds: Double?, in world: World
  ) throws(Fault) -> Reply {
    guard let seconds else { return try lab.perform(command, in: world) }
    let limit = TimeLimit(seconds: seconds, in: world)
    do throws(Fault) {
      return try lab.perform(command, in: limit.world(world))
    } catch {
      throw limit.explained(error)
    }
  }

  /// Counts a failure that is not expected; false if it ends the file.
  private mutating func settle(
    _ failure: Diagnostic, _ played: PlayedCommand, _ watch: Watcher
  ) -> Bool {
    let isInterrupted = failure.fault.kind == .interrupted
    let isExpected = played.step.expectsFailure && !isInterrupted
    if !isExpected { result.failures.append(failure) }
    guard tell(.fault(failure, isExpected: isExpected, of: played), watch) else { return false }
    return !isInterrupted && (isExpected || keepsGoing)
  }
}

extension Lab {
  /// What a file found and leaves behind for `undo`.
  struct Before {
    let state: LabState
    let layout: CollectionLayout
    let past: [LabState]
    let future: [LabState]
    let defaults: SessionDefaults
  }

  /// Goes to the state at the start, with nothing to undo.
  mutating func beginSession(seed: UInt64?, tolerance: Double) -> Before {
    let before = Before(
      state: state, layout: layout, past: past, future: future, defaults: defaults)
    defaults = SessionDefaults(seed: seed ?? 1, tolerance: tolerance)
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
    scope = nil
  }

  /// Keeps the state, as one change of what was before.
  mutating func endSession(_ before: Before) {
    defaults = before.defaults
    let report = Difference(from: (before.state, before.layout), to: (state, layout)).report
    past = before.past
    future = before.future
    guard !report.changes.isEmpty else { return }
    past.append(before.state)
    future = []
  }
}
