import LabReport
import LabTerminal

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
    let text = isColored ? ANSIFormatter().format(line) : line.text
    return isASCII ? ASCIIText.spelled(text) : text
  }
}

/// Text on its way to a descriptor: kept until there is much of it, or somebody waits for it.
struct Output {
  private let descriptor: Int32
  private let style: LineStyle
  private var waiting: [UInt8] = []

  init(_ descriptor: Int32, _ style: LineStyle = LineStyle()) {
    self.descriptor = descriptor
    self.style = style
  }

  /// Writes lines; after Ctrl-C nobody wants the rest of a long answer.
  mutating func write(_ lines: [Markup]) {
    for line in lines {
      guard descriptor != 1 || !Interrupt.isRequested else { return waiting.removeAll() }
      write(style.text(of: line))
    }
  }

  /// A line as it is written, without its end.
  func text(of line: Markup) -> String {
    style.text(of: line)
  }

  mutating func write(_ line: String) {
    waiting.append(contentsOf: line.utf8)
    waiting.append(UInt8(ascii: "\n"))
    if waiting.count > 1 << 16 { flush() }
  }

  /// Hands everything over. A reader that went away ends the program as it ends `cat`: by SIGPIPE;
  /// a full disk ends it with 2, so that nobody takes half an answer for the whole.
  mutating func flush() {
    guard !waiting.isEmpty else { return }
    let code = SystemCalls.writeAll(waiting, to: descriptor) { Interrupt.isRequested }
    waiting.removeAll(keepingCapacity: true)
    guard code != 0, code != EINTR, descriptor == 1, isatty(1) == 0 else { return }
    let message = "error: standard output cannot be written: \(SystemCalls.message(code))\n"
    _ = SystemCalls.writeAll(message.utf8, to: 2)
    exit(2)
  }
}
