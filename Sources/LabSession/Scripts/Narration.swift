public import LabLanguage
public import LabReport
import LayoutCore

/// The lines that a player of session files shows.
public enum Narration {
  /// The longest line of text, in cells: longer ones are hard to read.
  package static let longestLine = 80

  /// A paragraph, wrapped to `columns` cells, with emphasized `*words*` and names between
  /// backquotes.
  ///
  /// A line that begins with four blanks is code, as in Markdown, and is not wrapped.
  public static func lines(_ text: String, columns: Int) -> [Markup] {
    if text.hasPrefix("    ") {
      let code = Markup(data: text, .note)
      return [code]
    }
    return Markup(inline: text, .note).broken(at: min(max(1, columns), longestLine))
  }

  /// A heading, after an empty line.
  public static func heading(_ text: String) -> [Markup] { ["", Markup(data: text, .title)] }

  /// The command, as it appears after the prompt.
  public static func echo(_ command: String) -> [Markup] {
    let lines = command.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().map { number, text in prompt(number).adding(data: text, .name) }
  }

  /// What is before line `number` of a command, from 0.
  package static func prompt(_ number: Int) -> Markup {
    Markup(number == 0 ? "ll> " : "...> ", .dim)
  }

  /// What a replay prints of `event` beside the answers of commands: narration, commands, and
  /// failures that belong to the story. Empty for other events.
  public static func lines(of event: SessionEvent, columns: Int) -> [Markup] {
    switch event {
    case .narration(let text): lines(text, columns: columns)
    case .heading(let text, opensStep: _): heading(text)
    case .step(id: _, let title) where !title.isEmpty: heading(title)
    case .command(let command) where !command.isHidden: echo(command.step.text)
    case .error(let diagnostic, isExpected: true, of: _): [mistake(diagnostic)]
    default: []
    }
  }

  /// A failure that belongs to the story: its sentence alone.
  public static func mistake(_ diagnostic: Diagnostic) -> Markup {
    Markup("error \(diagnostic.error.id): \(diagnostic.error.message)", .error)
  }
}
