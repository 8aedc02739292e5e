/// What the program can do with its arguments: `layoutlab` itself, or with a word behind it.
struct Subcommand: Sendable {
  /// Empty for `layoutlab` itself.
  let name: String
  /// What it does, in a sentence.
  let summary: String
  /// What else the help says.
  var discussion = ""
  var argument: ArgumentDefinition?
  /// Its own options; those of `Options` are for all.
  var options: [OptionDefinition] = []
  /// What is wrong with arguments that can be read; nil: nothing.
  var mistake: @Sendable (Arguments) -> String? = { _ in nil }
  /// Runs to the end, and returns the exit status.
  let run: @Sendable (Arguments) throws -> Int32

  /// `layoutlab run`
  var path: String { name.isEmpty ? "layoutlab" : "layoutlab \(name)" }

  var usage: [String] {
    guard let argument else {
      return ["layoutlab [-c <commands>] [<options>]", "layoutlab <subcommand>"]
    }
    return ["\(path) [<options>] \(argument.synopsis)"]
  }

  /// All its options in the order of the help.
  var allOptions: [OptionDefinition] {
    options + Options.definitions + [Self.versionOption, Self.helpOption]
  }

  static let versionOption = OptionDefinition(spellings: ["--version"], help: "Show the version.")
  static let helpOption = OptionDefinition(
    spellings: ["-h", "--help"], help: "Show help information.")
}
