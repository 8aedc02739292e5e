import LabSession
import LabTerminal

/// What helps while a line is typed.
extension Shell {
  /// Connects Tab and the hint to the present words. The first key that needs them collects them:
  /// the prompt does not wait.
  func assist(_ editor: EditLineSource?) -> ShellCompletion? {
    guard let editor else { return nil }
    let completion = ShellCompletion(isASCII: !caps.unicode) { [session, page = printer.page] in
      session.vocabulary(in: System.world(page: page))
    }
    editor.completer = completion.complete
    editor.hinter = caps.accessible ? nil : completion.hint
    let suggests = session.state.settings.showsSuggestions && !caps.accessible
    editor.suggester =
      suggests
      ? { [history = editor.history.entries] in completion.suggest($0, from: history) } : nil
    editor.expander = { [words = session.commands.abbreviations] in
      completion.expand($0, cursor: $1, by: words)
    }
    editor.pasteReader = { [prompts = [session.state.settings.prompt, .standard, .short]] in
      PastedTranscript.commands(in: $0, prompts: prompts)
    }
    return completion
  }
}
