/// The statements of Swift source, as far as its words and lines show them.
extension SwiftTokens {
  private static let continuing: Set = [
    ".", "?", ":", "&", "|", "+", "-", "*", "/", "=", ",", ")", "]", "<", ">", "else", "catch",
    "as", "is", "in", "where", "{",
  ]
  private static let open: Set = [
    "=", ",", "(", "[", "+", "-", "*", "/", "&", "|", ":", "<", ".", "if", "guard", "while", "for",
    "switch",
  ]

  /// The statements in the tokens `body` that contain `token`, the innermost first: a line of a
  /// closure, the call that takes the closure, the statement around the call.
  package func statements(around token: Int, in body: Range<Int>) -> [Range<Int>] {
    guard body.contains(token), let statement = statement(around: token, in: body) else {
      return []
    }
    return closures(around: token, in: statement) + [statement]
  }

  /// The statements that contain `token` in the closures of `range`, the innermost first. Between
  /// parentheses only the bodies of closures contain statements.
  private func closures(around token: Int, in range: Range<Int>) -> [Range<Int>] {
    var index = range.lowerBound
    while index < range.upperBound {
      guard ["{", "(", "["].contains(text(index)) else {
        index += 1
        continue
      }
      let after = afterBracket(at: index)
      let inside = index + 1..<max(index + 1, min(after, range.upperBound) - 1)
      if inside.contains(token) {
        return isToken(index, "{")
          ? statements(around: token, in: inside) : closures(around: token, in: inside)
      }
      index = after
    }
    return []
  }

  /// The statement of `body` that contains `token`; neither a directive nor the head of a closure.
  private func statement(around token: Int, in body: Range<Int>) -> Range<Int>? {
    var start = body.lowerBound
    var index = start
    while index < body.upperBound {
      if index > start, begins(index) {
        if token < index { break }
        start = index
      }
      if isToken(index, ";") || (isToken(index, ":") && isCase(start)) {
        if token <= index { break }
        start = index + 1
      }
      index = ["{", "(", "["].contains(text(index)) ? afterBracket(at: index) : index + 1
    }
    let statement = start..<min(index, body.upperBound)
    guard statement.contains(token), !text(start).hasPrefix("#"), !isCase(start) else { return nil }
    // `x, y in` comes before the first statement of a closure; `in:` is a label.
    let line = statement.prefix { !isToken($0, "{") && ($0 == start || !tokens[$0].startsLine) }
    let head = line.first { isToken($0, "in") && !isToken($0 + 1, ":") }
    if let head, text(start) != "for" {
      return token > head && head + 1 < statement.upperBound ? head + 1..<statement.upperBound : nil
    }
    return statement
  }

  /// Whether `index` begins the label of a case in a `switch`.
  private func isCase(_ index: Int) -> Bool { ["case", "default"].contains(text(index)) }

  /// Whether `statement` is the first after a case's label, which must have one.
  package func isFirstOfCase(_ statement: Range<Int>) -> Bool {
    isToken(statement.lowerBound - 1, ":")
  }

  /// Whether `index` begins a line, and a statement on it.
  package func begins(_ index: Int) -> Bool {
    tokens[index].startsLine && !Self.continuing.contains(text(index))
      && !Self.open.contains(text(index - 1))
  }
}
