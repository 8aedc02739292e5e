/// The lexer's place in the bytes, and what it has found so far.
struct LexerState {
  /// The text, which its owner keeps: a copy of each line would take as long as reading it.
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var isLineStart = true
  private var openBraces: [Int] = []
  private(set) var tokens: [Token] = []
  private(set) var completeness = Completeness.complete

  /// Begins at `position`, which must be the start of a line.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int) {
    (self.bytes, self.position) = (bytes, position)
    tokens.reserveCapacity(8)
  }

  /// Reads the sign that a typed line begins with as the command it is short for: `?query` as
  /// `help query`, `=3*4` and `$.frame` as `print` and what follows.
  mutating func scanSign() {
    let isFollowed = bytes.count > 1 && !Byte.isBlank(bytes[1])
    switch bytes.first {
    case Byte.questionMark where isFollowed: append(.word, "help")
    case Byte.equals where isFollowed: append(.word, "print")
    // The `$` is the beginning of the argument.
    case Byte.dollar: tokens.append(Token(.word, "print", SourceSpan(0, 0)))
    default: return
    }
    isLineStart = false
  }

  mutating func scanAll() {
    do throws(LabError) {
      while position < bytes.count { try scanNext() }
      finish()
    } catch {
      completeness = .invalid(error)
    }
  }

  /// Scans the lines of one command and returns the offset after them. A command ends with its
  /// line, unless a brace is open or the line ends with `\`; it never continues in a line that
  /// starts with `|` or `@`. A wrong one ends with the wrong line.
  mutating func scanCommandLines() -> Int {
    while position < bytes.count {
      let isLineEnd = bytes[position] == Byte.newline
      do throws(LabError) { try scanNext() } catch {
        completeness = .invalid(error)
        while position < bytes.count, bytes[position] != Byte.newline { position += 1 }
        return min(position + 1, bytes.count)
      }
      let isNewLine = bytes[position - 1] == Byte.newline
      if isLineEnd, openBraces.isEmpty { return position }
      if isNewLine, position < bytes.count,
        bytes[position] == Byte.bar || bytes[position] == Byte.at
      {
        break
      }
    }
    finish()
    return position
  }

  private mutating func finish() {
    if case .needsQuote = completeness { return }
    if let brace = openBraces.last { completeness = .needsBrace(SourceSpan(brace, brace + 1)) }
  }

  /// What was scanned as a text of its own: `source`, which begins at `start`.
  func text(_ source: String, from start: Int) -> LexedText {
    let end = start + source.utf8.count
    return LexedText(
      source: source,
      tokens: tokens.prefix { $0.span.end <= end }.map {
        Token($0.kind, $0.text, $0.span.moved(by: -start))
      },
      completeness: completeness.moved {
        SourceSpan($0.start - start, min($0.end, end) - start)
      })
  }

  private mutating func scanNext() throws(LabError) {
    let byte = bytes[position]
    switch byte {
    case Byte.space, Byte.tab, Byte.carriageReturn:
      position += 1
      return
    case Byte.newline:
      append(.separator, "\n")
      isLineStart = true
      return
    case Byte.semicolon: append(.separator, ";")
    case Byte.openBrace:
      openBraces.append(position)
      append(.openBrace, "{")
    case Byte.closeBrace:
      guard openBraces.popLast() != nil else {
        throw LabError(.unbalanced(brace: "}"), at: SourceSpan(position, position + 1))
      }
      append(.closeBrace, "}")
    case Byte.backslash where lineEnd(after: position) != nil: continueLine()
    case _ where startsComment: skipLine()
    default: try scanWord()
    }
    isLineStart = false
  }

  private mutating func append(_ kind: Token.Kind, _ text: String) {
    tokens.append(Token(kind, text, SourceSpan(position, position + 1)))
    position += 1
  }

  // MARK: Lines

  /// Whether what begins here is a comment, or a line that only session files understand.
  private var startsComment: Bool {
    let byte = bytes[position]
    let isColumnZero = position == 0 || bytes[position - 1] == Byte.newline
    if byte == Byte.hash {
      return isLineStart || position + 1 == bytes.count || Byte.isBlank(bytes[position + 1])
    }
    return isColumnZero && openBraces.isEmpty && (byte == Byte.bar || byte == Byte.at)
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != Byte.newline { position += 1 }
  }

  /// The offset after the line end that follows the backslash at `index`; nil if none follows.
  private func lineEnd(after index: Int) -> Int? {
    var next = index + 1
    if next < bytes.count, bytes[next] == Byte.carriageReturn { next += 1 }
    if next >= bytes.count { return bytes.count }
    return bytes[next] == Byte.newline ? next + 1 : nil
  }

  private mutating func continueLine() {
    guard let end = lineEnd(after: position) else { return }
    if end == bytes.count { completeness = .needsLine }
    position = end
  }

  // MARK: Words

  private mutating func scanWord() throws(LabError) {
    let start = position
    if Byte.isQuote(bytes[position]) { return try scanQuotedWord(from: start) }
    // Most of a script is numbers, which end no word.
    var end = start
    while end < bytes.count, Byte.isNumeric(bytes[end]) { end += 1 }
    position = end
    var isNumeric = true
    while position < bytes.count {
      let byte = bytes[position]
      if Byte.endsWord(byte) || byte == Byte.backslash && lineEnd(after: position) != nil { break }
      position += 1
      isNumeric = false
      if byte == Byte.equals, position < bytes.count, Byte.isQuote(bytes[position]) {
        return try scanQuotedWord(from: start)
      }
    }
    // A word of up to 15 bytes needs no memory: its bytes are written into the string itself.
    let word = UnsafeBufferPointer(rebasing: bytes[start..<position])
    let text = String(unsafeUninitializedCapacity: word.count) {
      $0.initialize(fromContentsOf: word)
    }
    tokens.append(Token(.word, text, SourceSpan(start, position), isNumeric: isNumeric))
  }

  /// Scans a word whose next byte is a quote; bytes from `start` up to it belong to the word.
  private mutating func scanQuotedWord(from start: Int) throws(LabError) {
    let kind = position == start ? Token.Kind.quoted : .word
    var text = Array(bytes[start..<position])
    while position < bytes.count, !Byte.endsWord(bytes[position]) {
      if Byte.isQuote(bytes[position]) {
        try scanQuotedPart(into: &text)
        if case .needsQuote = completeness { return }
      } else if bytes[position] == Byte.backslash, lineEnd(after: position) != nil {
        break
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    tokens.append(Token(kind, String(decoding: text, as: UTF8.self), SourceSpan(start, position)))
  }

  private mutating func scanQuotedPart(into text: inout [UInt8]) throws(LabError) {
    let opening = position
    let quote = bytes[position]
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote {
        position += 1
        return
      }
      switch byte {
      case Byte.newline: throw LabError(.openQuote, at: SourceSpan(opening, position))
      case Byte.backslash: scanEscape(into: &text)
      default:
        text.append(byte)
        position += 1
      }
    }
    completeness = .needsQuote(SourceSpan(opening, bytes.count))
  }

  /// Resolves the escape at the backslash; an unknown sequence stays as it is.
  private mutating func scanEscape(into text: inout [UInt8]) {
    if let end = lineEnd(after: position), end < bytes.count {
      position = end
      return
    }
    guard position + 1 < bytes.count else {
      text.append(Byte.backslash)
      position += 1
      return
    }
    switch bytes[position + 1] {
    case UInt8(ascii: "n"): text.append(Byte.newline)
    case UInt8(ascii: "t"): text.append(Byte.tab)
    case Byte.backslash, UInt8(ascii: "\""), UInt8(ascii: "'"): text.append(bytes[position + 1])
    case UInt8(ascii: "u"):
      if scanScalar(into: &text) { return }
      text += [Byte.backslash, UInt8(ascii: "u")]
    case let other:
      text.append(Byte.backslash)
      if other >= 0x80 || other == Byte.newline {
        position += 1
        return
      }
      text.append(other)
    }
    position += 2
  }

  /// Reads `\u{1–6 hexadecimal digits}`; leaves everything as it was if it is not that.
  private mutating func scanScalar(into text: inout [UInt8]) -> Bool {
    let digits = position + 3
    guard digits < bytes.count, bytes[digits - 1] == Byte.openBrace,
      let end = bytes[digits..<min(digits + 7, bytes.count)].firstIndex(of: Byte.closeBrace),
      let value = UInt32(String(decoding: bytes[digits..<end], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return false }
    text += Array(String(Character(scalar)).utf8)
    position = end + 1
    return true
  }
}
