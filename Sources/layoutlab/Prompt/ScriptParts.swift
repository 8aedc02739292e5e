import LabLanguage
import LabTerminal

/// The lines of a session on a pipe, gathered to what can run: a command, which a brace or a
/// backslash continues, or a directive, with all up to its `@end`.
struct ScriptParts {
  /// Whole lines, without the last line end, and the number of the first one, from 1.
  enum Part {
    case commands(LexedText, firstLine: Int)
    /// A directive, with all up to its `@end`.
    case block(String, firstLine: Int)
  }

  private var source: PlainLineSource
  private let prompt = Prompt("ll>")
  private var peeked: String?
  /// The last command of numbers, whose memory the next one takes.
  private var numbers = NumericCommand()
  private var lineNumber = 0
  private(set) var wasInterrupted = false

  init(source: PlainLineSource) { self.source = source }

  /// The next part; nil at the end. `flush` is called before it waits for a line.
  mutating func next(flush: () -> Void) throws(LineSourceError) -> Part? {
    while true {
      // Most lines of a script are such commands; they are read without a string of the line.
      if case nil = peeked, let text = numericCommand() {
        lineNumber += 1
        return .commands(text, firstLine: lineNumber)
      }
      guard let line = try line(flush) else { return nil }
      switch line.utf8.first {
      // Narration and expectations do nothing when a session runs.
      case UInt8(ascii: "#"), UInt8(ascii: "|"), nil: continue
      case UInt8(ascii: "@"): return try block(from: line, flush)
      default: return try command(from: line, flush)
      }
    }
  }

  /// Whether the lines after a failed command expect the failure.
  mutating func expectsFailure() -> Bool {
    while let line = try? line({}) {
      guard line.utf8.first == UInt8(ascii: "|") else {
        putBack(line)
        return false
      }
      if line.utf8.starts(with: "|!".utf8) { return true }
    }
    return false
  }

  private mutating func numericCommand() -> LexedText? {
    // A closure that uses a part of the script cannot be passed to another part.
    var command = numbers
    numbers = NumericCommand()
    defer { numbers = command }
    return source.passNext { command.read($0) } ? LexedText(command) : nil
  }

  private mutating func command(
    from line: String, _ flush: () -> Void
  ) throws(LineSourceError) -> Part {
    let firstLine = lineNumber
    var text = LexedText(line)
    while text.completeness.asksForMore, let more = try self.line(flush) {
      // As in a file: these cannot be part of a command.
      guard more.utf8.first != UInt8(ascii: "|"), more.utf8.first != UInt8(ascii: "@") else {
        putBack(more)
        break
      }
      text = LexedText(text.source + "\n" + more)
    }
    return .commands(text, firstLine: firstLine)
  }

  private mutating func block(
    from line: String, _ flush: () -> Void
  ) throws(LineSourceError) -> Part {
    let firstLine = lineNumber
    var text = line
    var depth = Self.change(by: line)
    while depth > 0, let more = try self.line(flush) {
      text += "\n" + more
      depth += Self.change(by: more)
    }
    return .block(text, firstLine: firstLine)
  }

  /// How many more blocks are open behind `line` than before it.
  private static func change(by line: String) -> Int {
    guard line.utf8.first == UInt8(ascii: "@") else { return 0 }
    switch line.prefix(while: { $0 != " " && $0 != "\t" }) {
    case "@if", "@ask", "@predict": return 1
    case "@end": return -1
    default: return 0
    }
  }

  private mutating func putBack(_ line: String) {
    peeked = line
    lineNumber -= 1
  }

  private mutating func line(_ flush: () -> Void) throws(LineSourceError) -> String? {
    lineNumber += 1
    if let line = peeked.take() { return line }
    if source.mustRead { flush() }
    switch try source.next(prompt: prompt) {
    case .text(let text): return text
    case .interrupted:
      wasInterrupted = true
      return nil
    case .end: return nil
    }
  }
}
