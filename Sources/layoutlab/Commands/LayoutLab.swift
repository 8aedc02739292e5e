extension Subcommand {
  /// `layoutlab` without a subcommand: the prompt, a script on standard input, or `-c`.
  static let lab = Subcommand(
    name: "", summary: "Draw, query and test collection-view layouts in a terminal.",
    discussion: """
      Without -c: a prompt at a terminal, otherwise a script from standard input.
      Exit status: 0 success; 1 an expectation or check failed; 2 usage, file or syntax error; \
      3 a command failed; 4 internal error; 130 interrupted; 129 and 143 ended by SIGHUP and \
      SIGTERM.
      """,
    options: [commands]
  ) { arguments in
    try Start(commands: arguments.values(commands), options: arguments.options).status()
  }

  static let commands = OptionDefinition(
    spellings: ["-c"], value: .init("commands", .anything),
    help: "Run these commands, separated by ';'.")

  /// The subcommands, in the order of the help.
  static let all: [Subcommand] = [run, watch, test, replay, check, learn, audit, help]
}
