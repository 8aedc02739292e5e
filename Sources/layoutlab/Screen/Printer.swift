import LabLanguage
import LabReport
import LabSession
import LabTerminal
import LayoutText

/// Answers on standard output, everything else on standard error.
struct Printer {
  private var output: Output
  private var messages: Output
  var page: Page
  private let format: OutputFormat?
  private let isQuiet: Bool
  /// The pager for output longer than the screen; nil: no pager.
  var pager: Pager?

  init(page: Page, caps: TerminalCaps, options: Options) {
    var style = LineStyle(caps)
    output = Output(1, style)
    style.isColored = caps.color && isatty(2) == 1
    messages = Output(2, style)
    self.page = page
    format = options.format
    isQuiet = options.isQuiet
  }

  /// The reply to `command`.
  mutating func print(_ reply: Reply, to command: String) {
    switch format {
    case .json:
      output.write(
        JSON.envelope(command, ok: true, [("result", .object(reply.report.members))]).text)
    case .csv:
      guard let table = reply.report as? any TabularReport else { fallthrough }
      table.csv { output.write($0) }
    case nil:
      let (lines, isPicture) = (reply.report.lines(on: page), reply.report.isPicture)
      // A picture fits the page already.
      write(isPicture ? lines : fitted(lines), isPaged: reply.isPaged && !isPicture)
    }
    if let omission = reply.omission { note(fitted([omission])) }
    if !isQuiet, format != .json, !reply.notes.isEmpty { note(fitted(reply.notes)) }
  }

  /// `lines` broken between words for a narrow terminal; whole lines for a script.
  private func fitted(_ lines: [Markup]) -> [Markup] {
    guard page.isInteractive else { return lines }
    let columns = max(1, page.columns)
    return lines.flatMap { line in
      line.width > columns
        ? line.broken(at: columns, hanging: line.hangingIndent(in: columns)) : [line]
    }
  }

  /// Writes an answer, or shows it in the pager where it is longer than the screen.
  private mutating func write(_ lines: [Markup], isPaged: Bool) {
    if isPaged, let pager, let rows = page.rows, isHigher(than: rows - 1, lines) {
      output.flush()
      if pager.show(lines.lazy.map { [output] in output.text(of: $0) }) { return }
    }
    output.write(lines)
  }

  /// Whether lines take more rows than that; one that is wider than the screen takes several.
  private func isHigher(than rows: Int, _ lines: [Markup]) -> Bool {
    var left = rows
    for line in lines {
      left -= max(1, (line.width + page.columns - 1) / page.columns)
      if left < 0 { return true }
    }
    return false
  }

  /// What went wrong with `command`.
  mutating func print(_ diagnostic: Diagnostic, in command: String) {
    guard format == .json else {
      // The line and its caret are printed unchanged; only the sentence is wrapped.
      let lines = diagnostic.lines
      return note(
        fitted(lines.prefix(1).map { Markup($0, .error) }) + lines.dropFirst().map { Markup($0) })
    }
    output.write(JSON.envelope(command, ok: false, [("error", diagnostic.json)]).text)
  }

  /// Prints lines on standard error, after all answers before them.
  mutating func note(_ lines: [Markup]) {
    output.flush()
    messages.write(lines)
    messages.flush()
  }

  /// Lines of an answer that no command gave: the first picture.
  mutating func show(_ lines: [Markup]) {
    output.write(lines)
  }

  /// A command, before its answer; JSON names it beside the answer.
  mutating func echo(_ command: String) {
    if format != .json { output.write(Narration.echo(command)) }
  }

  mutating func flush() {
    output.flush()
    messages.flush()
  }
}
