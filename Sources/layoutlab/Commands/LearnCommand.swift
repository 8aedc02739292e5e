import ArgumentParser
import LabSession
import LabTerminal
import Strategies

/// `layoutlab learn`
struct LearnCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn", abstract: "List the lessons, or start or continue one.",
    discussion: """
      A lesson runs at the prompt; hint, skip, back, play and quit always work. \
      Your progress is saved after each answer.
      """)

  @Argument(help: "A lesson: its number, its name or the start of it, or a file.")
  var lesson: String?

  @Option(help: ArgumentHelp("The language, if there is a translation.", valueName: "code"))
  var lang: String?

  @Option(
    help: ArgumentHelp("Delete your progress in a lesson, after confirmation.", valueName: "lesson")
  ) var reset: String?

  @Option(help: ArgumentHelp("Write a starting point for a lesson of your own.", valueName: "file"))
  var new: String?

  @OptionGroup var arguments: OptionArguments

  func validate() throws {
    let count = [lesson, reset, new].compactMap(\.self).count
    guard count <= 1 else { throw ValidationError("use only one of LESSON, --reset and --new") }
  }

  func status() throws -> Int32 {
    let options = arguments.options
    Trust.take(options)
    let session = try Session(strategies: Registry.strategies, modules: SessionModule.all)
    guard options.caps.interactive, lesson != nil || reset != nil else {
      return try Start(commands: [words], options: options).status()
    }
    var shell = Shell(session: session, options: options, task: words)
    return shell.run()
  }

  /// The equivalent command at the prompt.
  private var words: String {
    var words = ["learn"]
    if let reset { words += ["--reset", quoted(reset)] }
    if let new { words += ["--new", quoted(new)] }
    if let lesson { words.append(quoted(lesson)) }
    if let lang { words += ["--lang", quoted(lang)] }
    return words.joined(separator: " ")
  }

  /// A word as the user types it: in the quotes that it does not contain itself.
  private func quoted(_ word: String) -> String {
    word.contains("\"") ? "'\(word)'" : "\"\(word)\""
  }
}
