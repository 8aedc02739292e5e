/// The words and signs of Swift source, without comments and quoted text.
package struct SwiftTokens {
  /// A word, a sign, or a text in quotation marks.
  package struct Token {
    package enum Kind {
      /// A name, a keyword or a number.
      case word
      /// A name that begins with `@` or `#`.
      case attribute
      /// Any other sign, one byte.
      case sign
      /// Text in quotation marks, with the expressions in it, or a regular expression.
      case quoted
    }

    package let kind: Kind
    /// Its place, in bytes.
    package let range: Range<Int>
    /// Whether only blanks and comments precede it on its line.
    package let startsLine: Bool
  }

  package let bytes: [UInt8]
  package private(set) var tokens: [Token] = []
  /// Blanks that Swift does not take for such, as texts from web pages have them.
  private(set) var strangeBlanks: [Range<Int>] = []

  /// Reads `source`.
  package init(_ source: String) {
    bytes = Array(source.utf8)
    var reader = Reader(bytes)
    while let piece = reader.next() {
      switch piece {
      case .token(let token): tokens.append(token)
      case .strangeBlank(let range): strangeBlanks.append(range)
      case .nothing: break
      }
    }
  }

  /// The text of the token at `index`; empty where there is none.
  package func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? text(tokens[index].range) : ""
  }

  /// The text of some bytes.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether the token at `index` is `text`.
  package func isToken(_ index: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index), tokens[index].range.count == text.utf8CodeUnitCount else {
      return false
    }
    return text.withUTF8Buffer { bytes[tokens[index].range].elementsEqual($0) }
  }

  /// The sign at `index`; 0 for any other token.
  func sign(_ index: Int) -> UInt8 {
    guard tokens.indices.contains(index), tokens[index].kind == .sign else { return 0 }
    return bytes[tokens[index].range.lowerBound]
  }

  /// The index after the bracket that closes the one at `index`: the end, where none does.
  package func afterBracket(at index: Int) -> Int {
    var depth = 0
    var index = index
    while index < tokens.count {
      switch sign(index) {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      index += 1
      if depth <= 0 { break }
    }
    return index
  }

  /// The token after the generic arguments that begin at `index`; `index` itself where none begin, as
  /// in a comparison.
  package func afterGenericArguments(at index: Int) -> Int {
    guard isToken(index, "<") else { return index }
    var depth = 0
    // They are short: most of what begins with this sign and does not end soon is a comparison.
    for end in index..<min(index + 64, tokens.count) {
      if isToken(end, "<") { depth += 1 }
      if isToken(end, ">"), !isToken(end - 1, "-") { depth -= 1 }
      if depth == 0 { return end + 1 }
    }
    return index
  }

  /// The bytes of a line, from 1; none behind the last line.
  package func bytes(ofLine line: Int) -> Range<Int> {
    let newline = UInt8(ascii: "\n")
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[start...].firstIndex(of: newline) else { return start..<start }
      start = end + 1
    }
    return start..<(bytes[start...].firstIndex(of: newline) ?? bytes.count)
  }

  /// The line of a byte, from 1.
  package func line(of position: Int) -> Int {
    1 + bytes[..<position].count { $0 == UInt8(ascii: "\n") }
  }
}

/// Reads one piece of source after another.
private struct Reader {
  enum Piece {
    case token(SwiftTokens.Token)
    case strangeBlank(Range<Int>)
    case nothing
  }

  private let bytes: [UInt8]
  private var position = 0
  private var startsLine = true
  private var last: SwiftTokens.Token?
  /// The fewest `#` for which the file has no further end of a regular expression.
  private var hashesWithoutEnd = Int.max

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next piece; nil at the end.
  mutating func next() -> Piece? {
    guard position < bytes.count else { return nil }
    let start = position
    if let length = strangeBlank {
      position += length
      return .strangeBlank(start..<position)
    }
    if skipPattern() { return token(.quoted, from: start) }
    switch bytes[position] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      position += 1
      startsLine = true
      return .nothing
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      position += 1
      return .nothing
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
      skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      return .nothing
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
      skipComment()
      return .nothing
    case UInt8(ascii: "\""):
      skipQuoted(hashes: 0)
      return token(.quoted, from: start)
    case UInt8(ascii: "#") where hashesBeforeQuote > 0:
      skipQuoted(hashes: hashesBeforeQuote)
      return token(.quoted, from: start)
    case UInt8(ascii: "@"), UInt8(ascii: "#"):
      position += 1
      skip(while: Self.isName)
      return token(.attribute, from: start)
    case let byte where Self.isName(byte):
      skip(while: Self.isName)
      return token(.word, from: start)
    default:
      position += 1
      return token(.sign, from: start)
    }
  }

  private mutating func token(_ kind: SwiftTokens.Token.Kind, from start: Int) -> Piece {
    let token = SwiftTokens.Token(kind: kind, range: start..<position, startsLine: startsLine)
    (startsLine, last) = (false, token)
    return .token(token)
  }

  private func peek(_ distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  /// The number of bytes of an unusual blank here: U+00A0, U+2000 to U+200B, U+202F, U+3000 or
  /// U+FEFF; nil for anything else.
  private var strangeBlank: Int? {
    switch (bytes[position], peek(1), peek(2)) {
    case (0xC2, 0xA0, _): 2
    case (0xE2, 0x80, 0x80...0x8B), (0xE2, 0x80, 0xAF), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF): 3
    default: nil
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func skip(while isPart: (UInt8) -> Bool) {
    while position < bytes.count, isPart(bytes[position]) {
      // What looks like a blank ends a name.
      if bytes[position] >= 0x80, strangeBlank != nil { return }
      position += 1
    }
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if peek(0) == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if peek(0) == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// The number of `#` here before a quotation mark; 0 where none follows.
  private var hashesBeforeQuote: Int {
    peek(hashes) == UInt8(ascii: "\"") ? hashes : 0
  }

  /// The number of `#` here, up to 255: no text has more.
  private var hashes: Int { (0..<255).first { peek($0) != UInt8(ascii: "#") } ?? 255 }

  /// Text in one or three quotation marks; an expression in it may contain quoted text again.
  private mutating func skipQuoted(hashes: Int) {
    let (quote, hash) = (UInt8(ascii: "\""), UInt8(ascii: "#"))
    position += hashes
    let isLong = peek(1) == quote && peek(2) == quote
    let quotes = isLong ? 3 : 1
    position += quotes
    while position < bytes.count {
      if peek(0) == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ peek(1 + $0) == hash }) {
        position += 1 + hashes
        if peek(0) == UInt8(ascii: "(") { skipExpression() } else { position += 1 }
      } else if (0..<quotes).allSatisfy({ peek($0) == quote }),
        (0..<hashes).allSatisfy({ peek(quotes + $0) == hash })
      {
        position += quotes + hashes
        return
      } else if !isLong, peek(0) == UInt8(ascii: "\n") {
        return
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
  }

  private mutating func skipExpression() {
    var depth = 0
    while position < bytes.count {
      let byte = peek(0)
      if byte == UInt8(ascii: "\"") {
        skipQuoted(hashes: 0)
        continue
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      position += 1
      if depth == 0 || byte == UInt8(ascii: "\n") { return }
    }
  }
}

// MARK: Regular expressions

extension Reader {
  /// The words after which a value follows.
  private static let beforeValue: Set = [
    "await", "case", "else", "guard", "if", "in", "return", "switch", "throw", "try", "where",
    "while",
  ]

  /// Skips a regular expression, `/[0-9]+/` or `#/a/b/#`; false where none is here.
  fileprivate mutating func skipPattern() -> Bool {
    let hashes = hashes
    guard peek(hashes) == UInt8(ascii: "/"), hashes < hashesWithoutEnd else { return false }
    let length = hashes > 0 ? lengthOfPattern(hashes: hashes) : lengthOfBarePattern
    if hashes > 0, length == 0 { hashesWithoutEnd = hashes }
    position += length
    return length > 0
  }

  private func lengthOfPattern(hashes: Int) -> Int {
    var end = hashes + 1
    while position + end < bytes.count {
      let isEnd =
        peek(end) == UInt8(ascii: "/")
        && (1...hashes).allSatisfy { peek(end + $0) == UInt8(ascii: "#") }
      if isEnd { return end + 1 + hashes }
      end += peek(end) == UInt8(ascii: "\\") ? 2 : 1
    }
    return 0
  }

  /// One between slashes alone begins where a value may, is on one line, neither begins nor ends with a
  /// blank, and closes no parenthesis that it does not open: the others are divisions or operators.
  private var lengthOfBarePattern: Int {
    let next = peek(1)
    guard mayBeginValue, !Self.isBlank(next), next != UInt8(ascii: "/"), next != UInt8(ascii: "*")
    else { return 0 }
    var (end, depth, isInSet) = (1, 0, false)
    while position + end < bytes.count {
      switch peek(end) {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return 0
      case UInt8(ascii: "/"): return Self.isBlank(peek(end - 1)) ? 0 : end + 1
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "(") where !isInSet: depth += 1
      case UInt8(ascii: ")") where !isInSet: depth -= 1
      default: break
      }
      guard depth >= 0 else { return 0 }
      end += 1
    }
    return 0
  }

  /// Whether what precedes is no value, which would be divided.
  private var mayBeginValue: Bool {
    guard !startsLine, let last else { return true }
    switch last.kind {
    case .word: return Self.beforeValue.contains(String(decoding: bytes[last.range], as: UTF8.self))
    case .sign: return "=([{,:;".utf8.contains(bytes[last.range.lowerBound])
    case .attribute, .quoted: return false
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
  }
}
