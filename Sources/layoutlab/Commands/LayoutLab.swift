import ArgumentParser

/// A command of the process that answers with an exit status.
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
    abstract: "A lab for collection-view layouts: see, question and test a layout in a terminal.",
    usage: "layoutlab [-c <commands>] [<options>]\nlayoutlab <subcommand>",
    discussion: """
      Without -c: a prompt on a terminal, a script from standard input otherwise.
      Exit status: 0 all well; 1 an expectation or check did not hold; 2 usage, file or syntax \
      error; 3 stopped by a failing command; 4 internal error; 130 interrupted; \
      129 and 143 ended by SIGHUP and SIGTERM.
      """,
    version: Welcome.version,
    subcommands: [
      RunCommand.self, WatchCommand.self, TestCommand.self, ReplayCommand.self, CheckCommand.self,
      LearnCommand.self,
      AuditCommand.self, HelpCommand.self,
    ])

  @Option(
    name: .customShort("c"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Run these commands; ';' separates them.", valueName: "commands"))
  var commands: [String] = []

  @OptionGroup var arguments: OptionArguments

  func status() throws -> Int32 {
    try Start(commands: commands, options: arguments.options).status()
  }
}
