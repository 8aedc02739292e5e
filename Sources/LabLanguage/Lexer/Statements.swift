/// The commands of a text, one after the other: each is made when its turn comes.
public struct Statements: Sequence, IteratorProtocol, Sendable {
  private let source: String
  private let tokens: [Token]
  /// The first token behind the commands so far.
  private var position = 0

  /// No commands.
  public init() { (source, tokens) = ("", []) }

  init(of text: LexedText) { (source, tokens) = (text.source, text.tokens) }

  /// Whether no token is left. Behind the last command there may be separators.
  package var isAtEnd: Bool { position >= tokens.count }

  public mutating func next() -> Statement? {
    nextRange().map { range in
      // Most lines are one command: it shares their tokens.
      Statement(
        source: source, tokens: range.count == tokens.count ? tokens : Array(tokens[range]))
    }
  }

  /// The place of the next command among the tokens; it is not empty.
  mutating func nextRange() -> Range<Int>? {
    while position < tokens.count {
      let start = position
      let end = separator(from: start) ?? tokens.count
      position = end + 1
      if start < end { return start..<end }
    }
    return nil
  }

  /// The first separator outside braces.
  private func separator(from start: Int) -> Int? {
    var depth = 0
    return tokens[start...].firstIndex { token in
      switch token.kind {
      case .openBrace: depth += 1
      case .closeBrace: depth -= 1
      case .separator: return depth == 0
      case .word, .quoted: break
      }
      return false
    }
  }
}
