package import LabLanguage
import LayoutCore

/// A line of commands of a script while it runs, one command after the other.
package struct ScriptLine {
  /// The result of one command.
  package enum Outcome {
    case reply(Reply, to: Statement)
    case failure(Diagnostic)
  }

  private let step: CommandStep
  private let place: ScriptPlace
  private let isNested: Bool
  private var rest = Statements()
  private var problem: Diagnostic?

  /// The commands of `step`; `isNested` where a command of the session plays the script, so that the
  /// transcript has that command alone.
  package init(_ step: CommandStep, at place: ScriptPlace, isNested: Bool) {
    (self.step, self.place, self.isNested) = (step, place, isNested)
    do throws(LabError) { rest = try step.commands.completeStatements() } catch {
      problem = place.diagnostic(error.moved(by: step.span.start))
    }
  }

  /// Runs the next command; nil after the last.
  package mutating func next(in session: inout Session, world: World) -> Outcome? {
    if let problem = problem.take() { return .failure(problem) }
    guard !session.wantsToQuit, let command = rest.next() else { return nil }
    let (source, running) = (session.execution.source, session.execution.command)
    session.execution.command = nil
    session.execution.source = .file(
      path: place.path, text: place.source, offset: step.span.start, firstLine: place.firstLine)
    defer { (session.execution.source, session.execution.command) = (source, running) }
    do throws(LabError) {
      let reply = try session.run(
        command, before: &rest, within: place.seconds, isNested: isNested, in: world)
      return .reply(reply, to: command)
    } catch {
      return .failure(place.diagnostic(error.moved(by: step.span.start)))
    }
  }
}

extension Session {
  /// Runs `command` before the `rest` of its line, in `seconds` at most; where it is nested, the
  /// transcript does not have it.
  mutating func run(
    _ command: Statement, before rest: inout Statements, within seconds: Double?,
    isNested: Bool, in world: World
  ) throws(LabError) -> Reply {
    // A command that fails at once never looks at the signal: a file of such commands must end, too.
    guard !world.stop.isRequested else { throw LabError(.interrupted) }
    guard let seconds else {
      return try run(command, before: &rest, isNested: isNested, in: world)
    }
    let limit = TimeLimit(seconds: seconds, in: world)
    do throws(LabError) {
      return try run(command, before: &rest, isNested: isNested, in: limit.world(world))
    } catch {
      throw limit.explained(error)
    }
  }
}
