public import LabLanguage
public import LabReport
import LayoutCore

/// How a session is told to somebody who looks on.
public enum Narration {
  /// A paragraph line, wrapped to `columns` cells; words that are longer stand alone.
  ///
  /// A line that four blanks begin is code, as in Markdown, and stands as it is.
  public static func lines(_ text: String, columns: Int) -> [Markup] {
    if text.hasPrefix("    ") { return [markup(text)] }
    var lines: [Markup] = []
    var line = ""
    var width = 0
    for word in text.split(separator: " ") {
      let needed = displayWidth(String(word))
      if width > 0, width + 1 + needed > min(columns, 80) {
        lines.append(markup(line))
        line = ""
        width = 0
      }
      line += (width > 0 ? " " : "") + word
      width += needed + (width > 0 ? 1 : 0)
    }
    return lines + [markup(line)]
  }

  /// A heading, after an empty line.
  public static func heading(_ text: String) -> [Markup] {
    var line = Markup()
    line.append(data: text, .title)
    return ["", line]
  }

  /// The command, as it would stand behind the prompt.
  public static func echo(_ command: String) -> [Markup] {
    let lines = command.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().map { number, text in
      var line = Markup(number == 0 ? "ll> " : "...> ", .dim)
      line.append(data: text, .name)
      return line
    }
  }

  /// A failure that belongs to the story: its sentence alone.
  public static func mistake(_ diagnostic: Diagnostic) -> Markup {
    Markup("error \(diagnostic.fault.id): \(diagnostic.fault.message)", .error)
  }

  private static func markup(_ text: String) -> Markup {
    var line = Markup()
    line.append(data: text, .note)
    return line
  }
}
