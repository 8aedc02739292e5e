import LabSession
import LabTerminal
import Strategies

extension Subcommand {
  static let learn = Subcommand(
    name: "learn", summary: "List the lessons, or start or continue one.",
    discussion: """
      A lesson runs at the prompt; hint, skip, back, play and quit always work. \
      Your progress is saved after each answer.
      """,
    argument: ArgumentDefinition(
      name: "lesson", count: .optional,
      help: "A lesson: its number, its name or the start of it, or a file."),
    options: [lang, reset, new],
    mistake: { arguments in
      let count = arguments.words.count + [reset, new].count { arguments.has($0) }
      return count > 1 ? "use only one of LESSON, --reset and --new" : nil
    }
  ) { arguments in
    let options = arguments.options
    Trust.take(options)
    let session = try Session(strategies: Registry.strategies, modules: SessionModule.all)
    let line = learnLine(arguments)
    guard options.caps.interactive, !arguments.words.isEmpty || arguments.has(reset) else {
      return try Start(commands: [line], options: options).status()
    }
    var shell = Shell(session: session, options: options, task: line)
    return shell.run()
  }

  private static let lang = OptionDefinition(
    spellings: ["--lang"], value: .init("code"), help: "The language, if there is a translation.")
  private static let reset = OptionDefinition(
    spellings: ["--reset"], value: .init("lesson"),
    help: "Delete your progress in a lesson, after confirmation."
  )
  private static let new = OptionDefinition(
    spellings: ["--new"], value: .init("file", .file),
    help: "Write a starting point for a lesson of your own.")

  /// The equivalent command at the prompt.
  private static func learnLine(_ arguments: Arguments) -> String {
    var words = ["learn"]
    for (name, option) in [("--reset", reset), ("--new", new)] {
      if let value = arguments.value(option) { words += [name, quoted(value)] }
    }
    words += arguments.words.map(quoted)
    if let language = arguments.value(lang) { words += ["--lang", quoted(language)] }
    return words.joined(separator: " ")
  }

  /// A word as the user types it: in the quotes that it does not contain itself.
  private static func quoted(_ word: String) -> String {
    word.contains("\"") ? "'\(word)'" : "\"\(word)\""
  }
}
