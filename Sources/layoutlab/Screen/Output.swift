import LabReport
import LabTerminal
import LayoutCore
import LayoutText

/// How a line is written: with colours or without, in Unicode or in ASCII alone.
struct LineStyle {
  var isColored = false
  var isASCII = false

  init() {}

  /// What a terminal with `caps` shows.
  init(_ caps: TerminalCaps) {
    isColored = caps.color
    isASCII = !caps.unicode
  }

  func text(of line: Markup) -> String {
    let text = isColored ? line.colored : line.text
    return isASCII ? ASCIIText.spelled(text) : text
  }
}

/// Buffered text for a descriptor: written when there is much of it, or at a flush.
struct Output {
  private let descriptor: Int32
  private let style: LineStyle
  private let waiting = Waiting()

  /// Bytes that wait, which an answer appends itself to. No code copies an output, so a class holds
  /// what cannot be copied.
  private final class Waiting {
    // Nothing else reaches it while an answer appends itself, so no access needs to be checked.
    @exclusivity(unchecked) var text = ByteText()
  }

  init(_ descriptor: Int32, _ style: LineStyle = LineStyle()) {
    (self.descriptor, self.style) = (descriptor, style)
  }

  /// Writes lines; after Ctrl-C the rest of a long answer is dropped.
  mutating func write(_ lines: [Markup]) {
    for line in lines where write(line) == .stop { return }
  }

  /// Writes a line of an answer; after Ctrl-C drops it with what waits, and stops the answer.
  mutating func write(_ line: Markup) -> Visit {
    guard descriptor != 1 || !Interrupt.isRequested else {
      waiting.text.removeAll()
      return .stop
    }
    write(style.text(of: line))
    return .continue
  }

  /// Writes the lines of an answer that appends them itself; false for other answers, and where
  /// lines are coloured or spelled in ASCII.
  mutating func write(linesOf report: any Report) -> Bool {
    guard !style.isColored, !style.isASCII, descriptor != 1 || !Interrupt.isRequested,
      report.appendLines(to: &waiting.text)
    else { return false }
    if isLong { flush() }
    return true
  }

  /// The text of a line, without its end.
  func text(of line: Markup) -> String {
    style.text(of: line)
  }

  /// Writes a line for programs. Such an answer stops after Ctrl-C, with what was written before.
  @discardableResult mutating func write(_ line: String) -> Visit {
    waiting.text.append(contentsOf: line)
    waiting.text.append(UInt8(ascii: "\n"))
    return flushIfLong()
  }

  /// Writes a part of a line for programs.
  @discardableResult mutating func write(piece: String) -> Visit {
    waiting.text.append(contentsOf: piece)
    return flushIfLong()
  }

  /// A quarter of what a pipe holds: its reader begins early, and the memory grows little.
  private var isLong: Bool { waiting.text.count > 1 << 14 }

  private mutating func flushIfLong() -> Visit {
    if isLong { flush() }
    return descriptor == 1 && Interrupt.isRequested ? .stop : .continue
  }

  /// Writes everything. A closed pipe ends the program as it ends `cat`: by SIGPIPE; a full disk
  /// ends it with 2, so that half an answer is never taken for the whole.
  mutating func flush() {
    guard waiting.text.count > 0 else { return }
    let code = SystemCalls.writeAll(waiting.text.bytes, to: descriptor) { Interrupt.isRequested }
    waiting.text.removeAll()
    guard code != 0, code != EINTR, descriptor == 1, isatty(1) == 0 else { return }
    let message = "error: standard output cannot be written: \(SystemCalls.message(code))\n"
    _ = SystemCalls.writeAll(message.utf8, to: 2)
    exit(2)
  }
}
