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
    return lines.enumerated().map { number, text in
      Markup(number == 0 ? "ll> " : "...> ", .dim).adding(data: text, .name)
    }
  }

  /// A failure that belongs to the story: its sentence alone.
  public static func mistake(_ diagnostic: Diagnostic) -> Markup {
    Markup("error \(diagnostic.error.id): \(diagnostic.error.message)", .error)
  }
}
