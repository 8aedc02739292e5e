import LabLanguage
import LabSession
import LabTerminal
import Strategies

extension Subcommand {
  static let watch = Subcommand(
    name: "watch", summary: "Run a session file again each time you save it, or a file it uses.",
    discussion: "It needs a terminal. Ctrl-C exits.",
    argument: ArgumentDefinition(
      name: "file", count: .one, help: "A session file.", fileEnding: ".llab")
  ) { arguments in
    let options = arguments.options
    let caps = options.caps
    guard caps.interactive else {
      throw arguments.error("watch needs a terminal; `layoutlab run` runs a file once")
    }
    Trust.take(options)
    let session = try options.session(on: caps)
    let task = "watch \(Token.written(arguments.words[0]))"
    var shell = Shell(session: session, options: options, caps: caps, task: task)
    return shell.run()
  }
}
