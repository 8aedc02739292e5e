import LabReport
import LabLanguage
import LabSession
import LabTerminal
import Strategies

/// The lab without a subcommand: the prompt, a script, or commands of `-c`.
struct Start {
  var commands: [String] = []
  var options = Options()

  /// Runs until the end; returns the exit status.
  func status() throws -> Int32 {
    Trust.take(options)
    let caps = options.caps
    var session = try options.session(on: caps)
    let page = System.page(
      caps, isInteractive: false, isForPrograms: options.format != nil)
    if caps.interactive, options.isInteractive || (commands.isEmpty && !options.noInput) {
      var shell = Shell(session: session, options: options, caps: caps, commands: commands)
      return shell.run()
    }
    guard !options.isInteractive else {
      throw UsageError(text: "--interactive needs a terminal", subcommand: .lab)
    }
    Signals.install()
    session.history.limit = 10_000
    var playing = Player.Options()
    playing.keepsGoing = options.keepsGoing
    var script = Script(
      player: Player(session, options: playing),
      printer: Printer(page: page, caps: caps, options: options),
      world: System.world(page: page), echoes: options.echoes)
    for text in commands {
      if !script.run(LexedText(text), file: nil) { break }
    }
    if commands.isEmpty, !options.noInput || isatty(0) == 0 {
      script.run(from: PlainLineSource())
    }
    return script.finish()
  }
}
