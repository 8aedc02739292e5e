import LabReport
import LabTerminal

/// Text on its way to a descriptor: kept until there is much of it, or somebody waits for it.
struct Output {
  private let descriptor: Int32
  private let isColored: Bool
  private let isASCII: Bool
  private var waiting: [UInt8] = []

  init(_ descriptor: Int32, isColored: Bool, isASCII: Bool = false) {
    self.descriptor = descriptor
    self.isColored = isColored
    self.isASCII = isASCII
  }

  mutating func write(_ lines: [Markup]) {
    for line in lines {
      let text = isColored ? ANSIFormatter().format(line) : line.text
      write(isASCII ? ASCIIText.spelled(text) : text)
    }
  }

  mutating func write(_ line: String) {
    waiting.append(contentsOf: line.utf8)
    waiting.append(UInt8(ascii: "\n"))
    if waiting.count > 1 << 16 { flush() }
  }

  /// Hands everything over. A reader that went away ends the program as it ends `cat`: by SIGPIPE.
  mutating func flush() {
    guard !waiting.isEmpty else { return }
    _ = SystemCalls.writeAll(waiting, to: descriptor)
    waiting.removeAll(keepingCapacity: true)
  }
}
