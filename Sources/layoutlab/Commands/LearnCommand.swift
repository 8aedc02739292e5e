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
    options: [lang, report, certificate, reset, new, force],
    mistake: { arguments in
      let uses = [report, certificate, reset, new]
      return arguments.words.count + uses.count { arguments.has($0) } > 1
        ? "use only one of LESSON, --report, --certificate, --reset and --new" : nil
    }
  ) { arguments in
    let options = arguments.options
    Trust.take(options)
    let line = learnLine(arguments)
    let caps = options.caps
    guard caps.interactive, !arguments.words.isEmpty || arguments.has(reset) else {
      return try Start(commands: [line], options: options).status()
    }
    var shell = Shell(
      session: try options.session(on: caps), options: options, caps: caps, task: line)
    return shell.run()
  }

  private static let lang = OptionDefinition(
    spellings: ["--lang"], value: .init("code"), help: "The language, if there is a translation.")
  private static let report = OptionDefinition(
    spellings: ["--report"], help: "Print your progress as JSON, for a teacher.")
  private static let certificate = OptionDefinition(
    spellings: ["--certificate"], help: "Print what you learned, after the last lesson.")
  private static let reset = OptionDefinition(
    spellings: ["--reset"], value: .init("lesson"),
    help: "Delete your progress in a lesson, after confirmation."
  )
  private static let new = OptionDefinition(
    spellings: ["--new"], value: .init("file", .file),
    help: "Write a starting point for a lesson of your own.")
  private static let force = OptionDefinition(
    spellings: ["--force"], help: "With --new, replace an existing file.")

  /// The equivalent command at the prompt.
  private static func learnLine(_ arguments: Arguments) -> String {
    var words = ["learn"]
    for (name, option) in [("--report", report), ("--certificate", certificate)]
    where arguments.has(option) { words.append(name) }
    for (name, option) in [("--reset", reset), ("--new", new)] {
      if let value = arguments.value(option) { words += [name, quoted(value)] }
    }
    if arguments.has(force) { words.append("--force") }
    words += arguments.words.map(quoted)
    if let language = arguments.value(lang) { words += ["--lang", quoted(language)] }
    return words.joined(separator: " ")
  }

  /// A word as the user types it: in the quotes that it does not contain itself.
  private static func quoted(_ word: String) -> String {
    word.contains("\"") ? "'\(word)'" : "\"\(word)\""
  }
}
