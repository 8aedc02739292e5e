import LabSession

/// A paste that was copied from a terminal: prompts, commands, and what they printed.
enum PastedTranscript {
  /// The commands of `text`, where any of its lines begins with one of the `prompts`, and how many
  /// lines are not commands; nil for a text without prompts.
  ///
  /// A line that Ctrl-C dropped is not a command.
  ///
  /// - Complexity: O(bytes × prompts).
  static func commands(
    in text: String, prompts: [PromptTemplate]
  ) -> (text: String, ignoredLines: Int)? {
    var commands: [String] = []
    var ignored = 0
    var hasPrompt = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isMarked = line.hasPrefix(Recording.promptMark)
      let bare = isMarked ? line.dropFirst(Recording.promptMark.count) : line
      if let command = prompts.lazy.compactMap({ $0.command(in: bare) }).first {
        hasPrompt = true
        if !command.isEmpty, !command.hasSuffix("^C") { commands.append(command) }
      } else if hasPrompt, line.hasPrefix(Shell.continuation + " "), !commands.isEmpty {
        commands.append(String(line.dropFirst(Shell.continuation.count + 1)))
      } else if !line.isEmpty {
        ignored += 1
      }
    }
    return hasPrompt ? (commands.joined(separator: "\n"), ignored) : nil
  }
}
