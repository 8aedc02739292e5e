import Lab
import LabTerminal

/// The lab as it is started without a subcommand: the prompt, a script, or commands of `-c`.
struct Start {
  var commands: [String] = []
  var options = Options()

  /// Runs until the end; answers the exit status.
  func status() throws -> Int32 {
    Trust.take(options)
    let lab = try Lab(strategies: Registry.strategies)
    let caps = options.caps
    if commands.isEmpty, caps.interactive {
      var shell = Shell(lab: lab, options: options)
      return shell.run()
    }
    Signals.install()
    let page = System.page(caps, isInteractive: false)
    var playing = Player.Options()
    playing.keepsGoing = options.keepsGoing
    var script = Script(
      player: Player(lab, options: playing),
      printer: Printer(page: page, caps: caps, options: options),
      world: System.world(page: page))
    for text in commands {
      if !script.run(text, file: nil) { break }
    }
    if commands.isEmpty {
      script.run(from: PlainLineSource())
    }
    return script.finish()
  }
}
