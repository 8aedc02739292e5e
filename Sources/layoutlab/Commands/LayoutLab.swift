import ArgumentParser

/// A command of the process that returns an exit status.
protocol LabCommand: ParsableCommand {
  func status() throws -> Int32
}

extension LabCommand {
  func run() throws { throw ExitCode(try status()) }
}

/// `layoutlab` without a subcommand: the prompt, a script on standard input, or `-c`.
struct LayoutLab: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "layoutlab",
    abstract: "Draw, query and test collection-view layouts in a terminal.",
    usage: "layoutlab [-c <commands>] [<options>]\nlayoutlab <subcommand>",
    discussion: """
      Without -c: a prompt at a terminal, otherwise a script from standard input.
      Exit status: 0 success; 1 an expectation or check failed; 2 usage, file or syntax error; \
      3 a command failed; 4 internal error; 130 interrupted; 129 and 143 ended by SIGHUP and \
      SIGTERM.
      """,
    version: Welcome.version,
    subcommands: [
      RunCommand.self, WatchCommand.self, TestCommand.self, ReplayCommand.self, CheckCommand.self,
      LearnCommand.self,
      AuditCommand.self, HelpCommand.self,
    ])

  @Option(
    name: .customShort("c"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Run these commands, separated by ';'.", valueName: "commands"))
  var commands: [String] = []

  @OptionGroup var arguments: OptionArguments

  var start: Start { Start(commands: commands, options: arguments.options) }

  func status() throws -> Int32 { try start.status() }
}
