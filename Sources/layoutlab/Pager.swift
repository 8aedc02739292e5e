import LabTerminal

/// A program that shows a long answer a screen at a time.
struct Pager {
  private let command: String

  /// The pager that `LAYOUTLAB_PAGER` names, or `PAGER`, or less; nil where one of them is set to
  /// nothing or to `cat`.
  init?(environment: (String) -> String?) {
    command = environment("LAYOUTLAB_PAGER") ?? environment("PAGER") ?? "less -FIRX"
    guard command.contains(where: { $0 != " " }), command != "cat" else { return nil }
  }

  /// Shows `text`, until the person has seen enough; false if there is no such program.
  ///
  /// Whoever leaves early closes the pipe: that ends the showing and nothing else.
  func show(_ text: String) -> Bool {
    // As git does: where nothing is said about it, a bare `less` shows colours too.
    setenv("LESS", "FIRX", 0)
    let broken = signal(SIGPIPE, SIG_IGN)
    defer {
      signal(SIGPIPE, broken)
      Interrupt.clear()
    }
    guard let pipe = popen(command, "w") else { return false }
    _ = SystemCalls.writeAll(text.utf8, to: fileno(pipe))
    let status = pclose(pipe)
    // A shell says 127 where there is no such command, 126 where it cannot be run.
    return ![126, 127].contains(status >> 8 & 0xFF)
  }
}
