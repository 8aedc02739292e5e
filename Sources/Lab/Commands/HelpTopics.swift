import LabLanguage
import LabReport
import LayoutCore

/// Topics of `help` that are neither commands nor strategies nor errors.
enum HelpTopics {
  static let all: [Choice] = [
    Choice("commands", "the commands there are, by purpose"),
    Choice("strategies", "the strategies there are, a line each"),
    Choice("errors", "the errors there are, a line each"),
    Choice("expressions", "what `check` understands"),
    Choice("templates", "the words of group descriptions, for `template`"),
    Choice("sessions", "files of commands: to run, to replay, to test"),
  ]

  /// What `check` understands, as names and what they are.
  static var expressions: [(name: String, summary: String)] {
    (ExpressionNames.values + ExpressionNames.functions + ExpressionNames.members)
      .map { ($0.form, $0.summary) }
      + [
        ("a parameter", "the value of the strategy's parameter: columns, padding …"),
        ("a setting", "width, spacing.line, inset.top …; a word: rtl == off"),
        ("+ - * /", "numbers; also parentheses"),
        ("== != < <= > >=", "comparisons; numbers within 0.01 are equal"),
        (ExpressionNames.words.joined(separator: " "), "the words between them"),
      ]
  }

  /// The words of group descriptions, as they are written and what they do.
  static var templates: [(name: String, summary: String)] {
    TemplateWords.all.map { ($0.form, $0.summary) }
      + TemplateWords.values.map { ($0.form, $0.summary) }
  }

  /// The lines of a session file, by how they begin.
  static let sessions: [(name: String, summary: String)] = [
    ("COMMAND", "as at the prompt; \\ at the end or an open { continues it"),
    ("# text", "narration; ## a heading; #- a note for authors"),
    ("| text", "the command above prints this line, exactly"),
    ("|~ text", "the same, but numbers may differ by @tolerance (0.01)"),
    ("|* text", "a pattern of * and ?; |/ a regular expression"),
    ("|...", "any number of lines; |- no output at all"),
    ("|! text", "the command fails with this message; |! alone: with any"),
    ("@format 1", "the header: also @title, @summary, @requires, @terminal, @seed"),
    ("@step ID TITLE", "a part of the session; @pause waits in a replay"),
    ("@hide @show", "run without showing; @reset goes back to the start"),
    ("@include FILE", "the commands of another file"),
    ("@if linux", "up to @else and @end; also macos, uikit, plugin:NAME, not"),
    ("@keep-going", "a command that fails does not stop the file"),
  ]
}
