/// Cuts a session file into lines and reads each by itself; the order of lines is not its matter.
struct SessionParser {
  private let source: String
  private let bytes: [UInt8]
  private var position = 0
  private var number = 1
  private(set) var lines: [SessionLine] = []
  private(set) var errors: [LabError] = []

  init(_ source: String) {
    self.source = source
    bytes = Array(source.utf8)
  }

  mutating func parse() {
    while position < bytes.count {
      let start = position
      let end = lineEnd(from: start)
      switch bytes[start] {
      case Byte.hash: append(comment(start..<end), start..<end)
      case Byte.bar: append(expectation(start..<end), start..<end)
      case Byte.at: append(directive(start..<end), start..<end)
      case _ where bytes[start..<end].allSatisfy(Byte.isBlank): append(.blank, start..<end)
      default: appendCommand(from: start)
      }
    }
  }

  /// The offset after the line end that follows `start`.
  private func lineEnd(from start: Int) -> Int {
    bytes[start...].firstIndex(of: Byte.newline).map { $0 + 1 } ?? bytes.count
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func append(_ kind: SessionLine.Kind, _ range: Range<Int>) {
    var count = 0
    for offset in range {
      if bytes[offset] == Byte.newline { count += 1 }
      if bytes[offset] == 0 {
        errors.append(LabError(.nulCharacter, at: SourceSpan(offset, offset + 1)))
      }
    }
    let isEnded = bytes[range.upperBound - 1] == Byte.newline
    let last = number + count - (isEnded ? 1 : 0)
    lines.append(
      SessionLine(
        kind: kind, numbers: number...last, span: SourceSpan(range.lowerBound, range.upperBound),
        raw: text(range)))
    number += count
    position = range.upperBound
  }

  // MARK: One line of each kind

  private func comment(_ range: Range<Int>) -> SessionLine.Kind {
    let line = text(range).trimmingRight()
    if number == 1, line.hasPrefix("#!") { return .shebang }
    if line.hasPrefix("#-") { return .note(withoutBlank(line.dropFirst(2))) }
    if line == "##" || line.hasPrefix("## ") { return .heading(withoutBlank(line.dropFirst(2))) }
    return .narration(withoutBlank(line.dropFirst()))
  }

  private func withoutBlank(_ text: Substring) -> String {
    String(text.first == " " ? text.dropFirst() : text)
  }

  private mutating func expectation(_ range: Range<Int>) -> SessionLine.Kind {
    do { return .expectation(try ExpectedLine(parsing: text(range))) } catch {
      errors.append(error.moved(by: range.lowerBound))
      return .invalid
    }
  }

  private mutating func directive(_ range: Range<Int>) -> SessionLine.Kind {
    let line = text(range).trimmingRight()
    let name = line.prefix { $0 != " " && $0 != "\t" }
    let blanks = line[name.endIndex...].prefix { $0 == " " || $0 == "\t" }
    let arguments = line[blanks.endIndex...]
    do {
      return .directive(try DirectiveParser(name: String(name), text: String(arguments)).parse())
    } catch {
      let nameEnd = range.lowerBound + name.utf8.count
      var span = SourceSpan(range.lowerBound, nameEnd)
      if !arguments.isEmpty, !error.kind.isAboutName {
        let start = nameEnd + blanks.utf8.count
        span = SourceSpan(start, start + arguments.utf8.count)
      }
      errors.append(LabError(error.kind, at: span))
      return .invalid
    }
  }

  /// A command continues after a final `\` and until its braces balance, but never into a line that
  /// starts with `|` or `@`: those cannot be part of a command.
  private mutating func appendCommand(from start: Int) {
    let (end, command) = bytes.withUnsafeBufferPointer { bytes in
      var lexer = LexerState(bytes, from: start)
      let end = lexer.scanCommandLines()
      return (end, lexer.text(text(start..<end).trimmingRight(), from: start))
    }
    let isEmpty =
      command.completeness == .complete && command.tokens.allSatisfy { $0.kind == .separator }
    append(isEmpty ? .note(command.source) : .command(command), start..<end)
  }
}

extension ErrorKind {
  fileprivate var isAboutName: Bool {
    if case .unknownDirective = self { true } else { false }
  }
}
