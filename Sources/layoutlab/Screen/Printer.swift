import LabLanguage
import LabReport
import LabSession
import LabTerminal
import LayoutCore
import LayoutText

/// Answers on standard output, everything else on standard error.
struct Printer {
  private var output: Output
  private var messages: Output
  var page: Page
  let caps: TerminalCaps
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
    self.caps = caps
    format = options.format
    isQuiet = options.isQuiet
  }

  /// The reply to `command`, which is computed only where it is printed.
  mutating func print(_ reply: Reply, to command: @autoclosure () -> String) {
    switch format {
    case .json:
      JSON.envelope(command(), ok: true, [("result", .object(reply.report.members))])
        .write { output.write(piece: $0) == .continue }
      output.write("")
    case .csv:
      guard let table = reply.report as? any TabularReport else { fallthrough }
      table.csv { output.write($0) }
    case nil: write(reply.report, isPaged: reply.isPaged)
    }
    if let omission = reply.omission { note(fitted([omission])) }
    if !isQuiet, format != .json, !reply.notes.isEmpty { note(fitted(reply.notes)) }
  }

  /// A document for other programs; nothing if it is empty.
  mutating func print(document: String) {
    if !document.isEmpty { output.write(document) }
  }

  /// `lines` broken between words for a narrow terminal; whole lines for a script.
  private func fitted(_ lines: [Markup]) -> [Markup] { lines.flatMap(page.fitted) }

  /// Writes an answer line by line, or shows it in the pager where it is longer than the screen.
  private mutating func write(_ report: any Report, isPaged: Bool) {
    if !page.isInteractive, output.write(linesOf: report) { return }
    guard isPaged, !report.isPicture, let pager, let rows = page.rows else {
      return page.visitLines(of: report) { output.write($0) }
    }
    // A line that is wider than the screen takes several rows.
    var (lines, left): ([Markup], Int) = ([], rows - 1)
    page.visitLines(of: report) { line in
      lines.append(line)
      left -= max(1, (line.width + page.columns - 1) / page.columns)
      return left < 0 ? .stop : .continue
    }
    guard left < 0 else { return output.write(lines) }
    output.flush()
    let isShown = pager.show { show in
      page.visitLines(of: report) { show(output.text(of: $0)) }
    }
    if !isShown { page.visitLines(of: report) { output.write($0) } }
  }

  /// What went wrong with `command`.
  mutating func print(_ diagnostic: Diagnostic, in command: String) {
    guard format == .json else {
      // Only the sentence is wrapped: the line is cut around its caret.
      let lines = diagnostic.lines(columns: page.isInteractive ? page.columns : nil)
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

  /// Clears the terminal's screen; what scrolled off it stays.
  mutating func clear() {
    if format == nil { output.write(piece: "\u{1B}[H\u{1B}[2J") }
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
