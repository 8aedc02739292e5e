import ArgumentParser
import LabLanguage
import LabSession
import LabTerminal
import Strategies

/// `layoutlab watch`
struct WatchCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Run a session file again each time you save it, or a file it uses.",
    discussion: "It needs a terminal. Ctrl-C exits.")

  @Argument(help: "A session file.", completion: .file(extensions: ["llab"])) var file: String

  @OptionGroup var arguments: OptionArguments

  func status() throws -> Int32 {
    let options = arguments.options
    guard options.caps.interactive else {
      throw ValidationError("watch needs a terminal; `layoutlab run` runs a file once")
    }
    Trust.take(options)
    let session = try Session(strategies: Registry.strategies, modules: SessionModule.all)
    var shell = Shell(session: session, options: options, task: "watch \(Token.written(file))")
    return shell.run()
  }
}
