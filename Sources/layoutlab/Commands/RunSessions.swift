import LabSession
import LabLanguage
import LabReport

/// `layoutlab run F…`: the results of session files, one after the other.
struct RunSessions {
  var paths: [String]
  /// Whether failures do not stop a file.
  var keepsGoing = false
  var isStrict = false
  var isNarrated = false
  /// Whether each command stands before its answer.
  var echoes = false

  /// Runs all files, each from the state at the start, up to the first that fails; answers the
  /// exit status and hands back the lab.
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
        printer.show(event, isNarrated: isNarrated)
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
  /// What happens while a session runs: results, and what went wrong; narration if it is wanted.
  mutating func show(_ event: SessionEvent, isNarrated: Bool = false) {
    switch event {
    case .narration(let text) where isNarrated:
      show(Narration.lines(text, columns: page.columns))
    case .heading(let text, opensStep: _) where isNarrated:
      show(Narration.heading(text))
    case .reply(let reply, to: let command, let played) where !played.isHidden:
      print(reply, to: command.name.text)
    case .error(let diagnostic, isExpected: false, of: let command):
      print(diagnostic, in: command.step.text)
    case .refused(let diagnostic): print(diagnostic, in: "run")
    case .skipped(let path, let reason):
      let note = Markup("skipped ", .note).adding(data: "\(path): \(reason)", .note)
      self.note([note])
    default: break
    }
  }
}
