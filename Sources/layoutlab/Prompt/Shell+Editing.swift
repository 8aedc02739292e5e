import LabLanguage
import LabLessons
import LabReport
import LabSession
import LabTerminal
import LayoutCore

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
      ? { [history = editor.history] in
        completion.suggest($0, from: history.entries, without: history.failed)
      } : nil
    let abbreviations = session.commands.abbreviations
    // An answer in a lesson is no command.
    editor.highlighter =
      !caps.accessible && session.lessonPrompt == nil
      ? { completion.styles(of: $0, knowing: abbreviations) } : nil
    editor.expander = { completion.expand($0, cursor: $1, by: abbreviations) }
    editor.below = linePreviews
    editor.pasteReader = { [prompts = [session.state.settings.prompt, .standard, .short]] in
      PastedTranscript.commands(in: $0, prompts: prompts)
    }
    return completion
  }

  /// Draws the layout that the line would lead to, below it: in a task, where the terminal can.
  private var linePreviews: ((_ line: String, _ columns: Int, _ rows: Int) -> [String])? {
    guard session.hasOpenTask, !caps.accessible else { return nil }
    let style = LineStyle(caps)
    var world = System.world(page: printer.page, isQuiet: true, tellsProgress: false)
    // The next key makes the picture of this one useless.
    world.stop = StopSignal { Interrupt.isRequested || Signals.hasInput(0) }
    return { [session, world, definitions = session.commands.definitions] line, columns, rows in
      guard case .commands(let text) = PromptLine(line).meaning(among: definitions, after: [])
      else {
        return []
      }
      var world = world
      world.page.columns = columns
      // The task stays on the screen above.
      let rows = min(rows, (world.page.rows ?? 24) / 2)
      return session.previewInTask(of: text, rows: rows, in: world).map(style.text)
    }
  }
}
