import LayoutCore
import LayoutText

/// An error with the text it is about, as the user sees it: the sentence, the line, a caret.
///
/// ```text
/// error LL0104: unknown parameter 'colums'; did you mean 'columns'?
///   set colums 4
///       ^~~~~~ (help set)
///   try: set columns 4
/// ```
///
/// Where the Swift compiler rejects a file, the line is that of the file. In a file the first line
/// starts with `path:line:column: `. Every line is short and free of control characters, with any
/// source.
///
/// A class, because it never changes: each reply has a place for one.
public final class Diagnostic: Sendable {
  /// What went wrong.
  public let error: LabError
  /// The text that the error's span points into.
  public let source: String
  /// The file's name; nil for a line that was typed.
  public let file: String?
  /// The number of the first line of `source` in the file, from 1.
  public let firstLine: Int
  /// The place, where `source` cannot contain it: bytes that are not text.
  private let place: SourcePosition?

  /// The error in `source`, which begins at line `firstLine` of `file`.
  public init(_ error: LabError, source: String, file: String? = nil, firstLine: Int = 1) {
    (self.error, self.source, self.file, self.firstLine) = (error, source, file, firstLine)
    place = nil
  }

  /// The error at a place of `file` that cannot be shown, because it is not text.
  public init(_ error: LabError, at place: SourcePosition, file: String) {
    (self.error, source, self.file, firstLine) = (error, "", file, 1)
    self.place = place
  }

  /// Line and column of the error in the file; nil if it is not about one place.
  ///
  /// - Complexity: O(bytes before the place).
  public var position: SourcePosition? {
    guard let span = error.span else { return place }
    var position = SourcePosition(offset: span.start, in: source)
    let (line, overflow) = position.line.addingReportingOverflow(firstLine - 1)
    if !overflow { position.line = line }
    return position
  }

  /// The number of characters from the error's place to the end of its span, at least 1.
  public var length: Int {
    guard let span = error.span else { return 1 }
    return max(1, source.text(of: span).count)
  }

  /// The lines to print, without line ends: the sentence; if the error has a place, two with the
  /// caret; one with the form of the command where an argument is missing; and one with a command to
  /// try, if there is one.
  public var lines: [String] { lines() }

  /// The same, called `severity`: "warning" where it does not stop anything. The line with the error
  /// and its caret fit into `columns` cells; nil: a script reads them, whatever their width.
  public func lines(as severity: String = "error", columns: Int? = nil) -> [String] {
    let shown = error.rejectedLine ?? error.span.map { (source, $0) }
    return [heading(as: severity) + (shown == nil ? help : "")]
      + (shown.map { place($0.1, in: $0.0, columns: columns) } ?? [])
      + (error.form.map { ["  form: " + Printable.escaped($0)] } ?? [])
      + (attempt.map { ["  try: " + Printable.escaped($0)] } ?? [])
  }

  /// The line with the error, and the caret under it.
  private func place(_ span: SourceSpan, in source: String, columns: Int?) -> [String] {
    let excerpt = SourceExcerpt(span, in: source, columns: columns.map { $0 - 2 })
    let caret =
      String(repeating: " ", count: 2 + excerpt.column) + "^"
      + String(repeating: "~", count: excerpt.width - 1)
    let isOneLine = caret.count + help.count <= columns ?? Int.max
    return ["  " + excerpt.line] + (isOneLine ? [caret + help] : [caret, " " + help])
  }

  private var help: String { " (help \(error.help))" }

  private func heading(as severity: String) -> String {
    let sentence = "\(severity) \(error.id): \(error.message)"
    guard let file else { return sentence }
    let name = Printable.escaped(file)
    guard let position else { return "\(name): \(sentence)" }
    return "\(name):\(position.line):\(position.column): \(sentence)"
  }
}
