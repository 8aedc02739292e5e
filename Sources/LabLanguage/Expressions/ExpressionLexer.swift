import LayoutCore
import LayoutText

/// The smallest piece of an expression.
struct ExpressionToken: Sendable, Hashable {
  /// What a piece is.
  enum Kind: Sendable, Hashable {
    /// A number as written: `1.3` may yet be the name of an item.
    case number
    /// A letter or `_`, then letters, digits and `_`; `$`.
    case name
    /// Text between quotes, without them.
    case text
    /// An operator, a parenthesis, a comma, `.` or `..`.
    case symbol
    /// The end of the expression.
    case end
  }

  let kind: Kind
  let text: String
  let span: SourceSpan
}

/// Cuts an expression into tokens. A number ends before `..`, so that `2..6` is a range.
struct ExpressionLexer {
  private let bytes: [UInt8]
  private let offset: Int
  private var position = 0
  private(set) var tokens: [ExpressionToken] = []

  /// A lexer for `text`, which begins `offset` bytes into the source.
  init(_ text: String, at offset: Int) {
    bytes = Array(text.utf8)
    self.offset = offset
  }

  /// Cuts the whole text; the last token is the end.
  ///
  /// - Complexity: O(n).
  mutating func scan() throws(LabError) {
    while position < bytes.count {
      let byte = bytes[position]
      if Byte.isBlank(byte) || isContinuation(position) {
        position += 1
      } else if isDigit(position) || byte == UInt8(ascii: ".") && isDigit(position + 1) {
        scanNumber()
      } else if Self.isNameByte(byte) {
        let start = position
        while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
        append(.name, from: start)
      } else if byte == UInt8(ascii: "$") {
        position += 1
        append(.name, from: position - 1)
      } else if Byte.isQuote(byte) {
        try scanText()
      } else {
        try scanSymbol()
      }
    }
    append(.end, from: position)
  }

  private mutating func append(_ kind: ExpressionToken.Kind, from start: Int) {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    tokens.append(ExpressionToken(kind: kind, text: text, span: span(from: start)))
  }

  private func span(from start: Int) -> SourceSpan { SourceSpan(start, position).moved(by: offset) }

  private func isDigit(_ index: Int) -> Bool {
    index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
  }

  /// Whether a `\` at `index` only continues the line.
  private func isContinuation(_ index: Int) -> Bool {
    guard bytes[index] == Byte.backslash else { return false }
    let next = bytes[(index + 1)...].first { $0 != Byte.carriageReturn }
    return next == nil || next == Byte.newline
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private mutating func scanNumber() {
    let start = position
    while isDigit(position) { position += 1 }
    if position < bytes.count, bytes[position] == UInt8(ascii: "."), isDigit(position + 1) {
      position += 1
      while isDigit(position) { position += 1 }
    }
    // Letters behind a number belong to it, so that 12pt is one mistake and not two.
    while position < bytes.count, Self.isNameByte(bytes[position]) {
      let isExponent = bytes[position] == UInt8(ascii: "e") || bytes[position] == UInt8(ascii: "E")
      position += 1
      let sign = position < bytes.count ? bytes[position] : 0
      if isExponent, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+"), isDigit(position + 1) {
        position += 1
      }
    }
    append(.number, from: start)
  }

  private mutating func scanText() throws(LabError) {
    let start = position
    let end = bytes[(start + 1)...].firstIndex(of: bytes[start])
    guard let end else {
      throw LabError(.openQuote, at: SourceSpan(start, bytes.count).moved(by: offset))
    }
    position = end + 1
    let text = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    tokens.append(ExpressionToken(kind: .text, text: text, span: span(from: start)))
  }

  private static let symbols = [
    "==", "!=", "<=", ">=", "..", "<", ">", "+", "-", "*", "/", "(", ")", ",", ".",
  ]

  /// What people write who come from other languages, and what it is here.
  private static let foreign = [("&&", "and"), ("||", "or"), ("!", "not"), ("=", "==")]

  private mutating func scanSymbol() throws(LabError) {
    let start = position
    let rest = bytes[position...]
    if let symbol = Self.symbols.first(where: { rest.starts(with: $0.utf8) }) {
      position += symbol.utf8.count
      return append(.symbol, from: start)
    }
    let place = offset + start
    if let (wrong, right) = Self.foreign.first(where: { rest.starts(with: $0.0.utf8) }) {
      throw LabError(
        .expression("'\(wrong)' is not an operator; write '\(right)'"),
        at: SourceSpan(place, place + wrong.utf8.count))
    }
    let text = String(decoding: rest.prefix(64), as: UTF8.self)
    let found = text.first.map(String.init) ?? ""
    throw LabError(
      .expression("\(Printable.quoted(found)) is not part of an expression"),
      at: SourceSpan(place, min(place + found.utf8.count, offset + bytes.count)))
  }
}
