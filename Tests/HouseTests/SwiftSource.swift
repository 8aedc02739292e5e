/// Swift source whose text and comments are blanked out, so that braces and words can be counted.
///
/// It is not a parser: regular expression literals and quotes of more than one `#` count as code.
struct SwiftSource {
  /// A function or initialiser with a body.
  struct Function {
    /// The line it begins at, from 1.
    let line: Int
    /// Its lines, from the first of the declaration to the closing brace.
    let length: Int
  }

  /// The code; every other byte is a blank, line ends stay.
  let code: [UInt8]

  init(_ text: String) {
    var masking = Masking(bytes: Array(text.utf8))
    masking.run()
    code = masking.bytes
  }

  /// The functions, inner ones too.
  var functions: [Function] {
    let starts = code.indices.filter { isKeyword("func", at: $0) || isKeyword("init", at: $0) }
    return starts.compactMap { start in
      guard let open = body(from: start), let close = closing(open) else { return nil }
      let lines = code[start...close].count { $0 == Self.newline } + 1
      return Function(line: code[..<start].count { $0 == Self.newline } + 1, length: lines)
    }
  }

  private static let newline = UInt8(ascii: "\n")

  private func isKeyword(_ word: String, at start: Int) -> Bool {
    guard code[start] == word.utf8.first, code[start...].starts(with: word.utf8) else {
      return false
    }
    let before = start == 0 ? Self.newline : code[start - 1]
    let end = start + word.utf8.count
    let after = end < code.count ? code[end] : Self.newline
    let isDeclared = word == "func" ? after == UInt8(ascii: " ") : "(<?".utf8.contains(after)
    return isDeclared && (before == Self.newline || before == UInt8(ascii: " "))
  }

  /// The brace that opens the body; nil for a requirement of a protocol, and for a call.
  private func body(from start: Int) -> Int? {
    var depth = 0
    var position = start
    while position < code.count {
      switch code[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "{") where depth == 0: return position
      case UInt8(ascii: "}") where depth == 0: return nil
      case Self.newline where depth == 0 && !goesOn(after: position): return nil
      default: break
      }
      if depth < 0 { return nil }
      position += 1
    }
    return nil
  }

  /// Whether the next line continues the head of the declaration.
  private func goesOn(after position: Int) -> Bool {
    let rest = code[position...].drop { $0 == Self.newline || $0 == UInt8(ascii: " ") }
    return ["{", "throws", "->", "where", "async", ")"].contains { rest.starts(with: $0.utf8) }
  }

  private func closing(_ open: Int) -> Int? {
    var depth = 0
    for position in open..<code.count {
      if code[position] == UInt8(ascii: "{") { depth += 1 }
      if code[position] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return position }
    }
    return nil
  }
}

/// Blanks out literals and comments, one state after another.
private struct Masking {
  /// What is being read: code between parentheses of an interpolation counts them.
  private enum State: Equatable {
    case code(parentheses: Int)
    case string, block
  }

  var bytes: [UInt8]
  private var states: [State] = [.code(parentheses: 0)]
  private var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func run() {
    while position < bytes.count {
      switch states[states.count - 1] {
      case .code(let parentheses): readCode(parentheses)
      case .string: readText(until: "\"")
      case .block: readText(until: "\"\"\"")
      }
    }
  }

  private func isAt(_ text: String) -> Bool {
    bytes[position] == text.utf8.first && bytes[position...].starts(with: text.utf8)
  }

  /// Passes `count` bytes, blanked unless they end a line.
  private mutating func blank(_ count: Int) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] != UInt8(ascii: "\n") { bytes[position] = UInt8(ascii: " ") }
      position += 1
    }
  }

  private mutating func readCode(_ parentheses: Int) {
    if isAt("//") {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { blank(1) }
    } else if isAt("/*") {
      while position < bytes.count, !isAt("*/") { blank(1) }
      blank(2)
    } else if isAt("\"\"\"") {
      states.append(.block)
      blank(3)
    } else if isAt("\"") {
      states.append(.string)
      blank(1)
    } else if states.count > 1, isAt("(") || isAt(")") {
      let inside = parentheses + (isAt("(") ? 1 : -1)
      states[states.count - 1] = .code(parentheses: inside)
      if inside == 0 { states.removeLast() }
      blank(1)
    } else {
      position += 1
    }
  }

  private mutating func readText(until end: String) {
    if isAt("\\(") {
      states.append(.code(parentheses: 1))
      blank(2)
    } else if isAt("\\") {
      blank(2)
    } else if isAt(end) {
      states.removeLast()
      blank(end.utf8.count)
    } else {
      blank(1)
    }
  }
}
