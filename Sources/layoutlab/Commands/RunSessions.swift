import LabReport
import LabLanguage
import LabSession

/// `layoutlab run F…`: the results of session files, one after the other.
struct RunSessions {
  var paths: [String]
  /// Whether failures do not stop a file.
  var keepsGoing = false
  var isStrict = false
  var isNarrated = false
  /// Whether to print each command before its answer.
  var echoes = false

  /// Runs all files, each from the initial state, up to the first that fails; returns the exit
  /// status, and the state in `session`.
  func run(in session: inout Session, world: World, printer: inout Printer) -> Int32 {
    var options = Player.Options()
    options.keepsGoing = keepsGoing
    options.isStrict = isStrict
    var status: Int32 = 0
    for path in paths {
      var player = Player(session, options: options)
      player.play(path, in: world) { event in
        if echoes, case .command(let command) = event, !command.isHidden {
          printer.echo(command.step.text)
        }
        printer.show(event, as: isNarrated ? .narrated : .results)
        return true
      }
      session = player.session
      if status == 0 { status = player.result.exitStatus }
      if status != 0, !keepsGoing || status == 130 { break }
      if session.wantsToQuit { break }
    }
    printer.flush()
    return status
  }
}

extension Printer {
  /// How a session that plays is shown.
  enum Showing {
    /// Results, and what went wrong.
    case results
    /// The narration too.
    case narrated
    /// The narration, each command, and failures that belong to the story.
    case story
  }

  /// What happens while a session plays.
  mutating func show(_ event: SessionEvent, as showing: Showing = .results) {
    switch event {
    case .narration where showing != .results, .heading where showing != .results,
      _ where showing == .story:
      show(Narration.lines(of: event, columns: page.columns))
    default: break
    }
    switch event {
    case .reply(let reply, to: let line, let command) where !command.isHidden:
      print(reply, to: line.name.text)
    case .error(let diagnostic, isExpected: false, of: let command):
      print(diagnostic, in: command.step.text)
    case .refused(let diagnostic): print(diagnostic, in: showing == .story ? "replay" : "run")
    case .skipped(let path, let reason):
      note([Markup("skipped ", .note).adding(data: "\(path): \(reason)", .note)])
    default: break
    }
  }
}
