import LabSession
import LabLanguage
import LabReport

/// `layoutlab replay F`: a session told to somebody who looks on.
struct ReplaySessions {
  /// What a person answers at a stop.
  enum Answer: Sendable {
    /// Go on.
    case next
    /// Leave for a prompt, in the state there is.
    case leave
  }

  var path: String
  /// Whether to wait after each command.
  var isStepwise = false

  /// Plays the file. `ask` is asked where the session waits, and after each command if stepwise;
  /// `rest` lets a moment pass after each command. Answers the exit status; the lab is left in
  /// the state that was reached, and `hasLeft` tells whether the person wants a prompt.
  func run(
    in session: inout Session, world: World, printer: inout Printer, ask: () -> Answer,
    rest: () -> Void = {}
  ) -> (status: Int32, hasLeft: Bool) {
    var options = Player.Options()
    options.fitsScreen = world.page.rows != nil
    var player = Player(session, options: options)
    let safe = world.confined(toFolderOf: world.located(path))
    player.play(path, in: safe) { event in
      show(event, printer: &printer)
      guard waits(at: event) else {
        if case .outcome = event { rest() }
        return true
      }
      printer.flush()
      return ask() == .next
    }
    session = player.session
    printer.flush()
    return (player.result.exitStatus, player.result.hasLeft)
  }

  private func waits(at event: SessionEvent) -> Bool {
    switch event {
    case .pause: true
    case .outcome(_, of: let command): isStepwise && !command.isHidden
    default: false
    }
  }

  private func show(_ event: SessionEvent, printer: inout Printer) {
    switch event {
    case .narration(let text):
      printer.show(Narration.lines(text, columns: printer.page.columns))
    case .heading(let text, opensStep: _): printer.show(Narration.heading(text))
    case .step(id: _, let title) where !title.isEmpty: printer.show(Narration.heading(title))
    case .command(let command) where !command.isHidden:
      printer.show(Narration.echo(command.step.text))
    case .reply(let reply, to: let line, of: let command) where !command.isHidden:
      printer.print(reply, to: line.name.text)
    case .error(let diagnostic, isExpected: true, of: _):
      printer.show([Narration.mistake(diagnostic)])
    case .error(let diagnostic, isExpected: false, of: let command):
      printer.print(diagnostic, in: command.step.text)
    case .refused(let diagnostic): printer.print(diagnostic, in: "replay")
    case .skipped(let path, let reason):
      let note = Markup("skipped ", .note).adding(data: "\(path): \(reason)", .note)
      printer.note([note])
    default: break
    }
  }
}
