/// The commands of a text, one after the other: each is made when its turn comes.
public struct Statements: Sequence, IteratorProtocol, Sendable {
  private let text: LexedText?
  /// The command of a text of numbers, until its turn comes.
  private var only: NumericCommand?
  /// The first token behind the commands so far.
  private var position = 0

  /// No commands.
  public init() { text = nil }

  init(of text: LexedText) {
    only = text.numeric
    self.text = only == nil ? text : nil
  }

  /// Whether no token is left. Behind the last command there may be separators.
  package var isAtEnd: Bool {
    guard let text else { return only == nil }
    return position >= text.tokens.count
  }

  public mutating func next() -> Statement? {
    if let command = only.take() { return Statement(command) }
    guard let text, !isAtEnd else { return nil }
    return nextRange().map { range in
      // Most lines are one command: it shares their tokens.
      let tokens = text.tokens
      return Statement(
        source: text.source, tokens: range.count == tokens.count ? tokens : Array(tokens[range]))
    }
  }

  /// The place of the next command among the tokens; it is not empty.
  mutating func nextRange() -> Range<Int>? {
    if let command = only.take() { return 0..<command.line.tokens.count }
    let tokens = text?.tokens ?? []
    while position < tokens.count {
      let start = position
      let end = Self.separator(in: tokens, from: start) ?? tokens.count
      position = end + 1
      if start < end { return start..<end }
    }
    return nil
  }

  /// The first separator outside braces.
  private static func separator(in tokens: [Token], from start: Int) -> Int? {
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
