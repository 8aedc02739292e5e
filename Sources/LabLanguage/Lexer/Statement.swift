/// One command as written: its tokens, and the text that they come from.
public struct Statement: Sendable, Hashable {
  /// The text that spans point into; it may contain other commands.
  public let source: String
  /// The tokens, at least one. Separators appear only inside braces.
  public let tokens: [Token]
  /// The commands that are joined in it; none where it is one command.
  public private(set) var parts: [Statement] = []
  /// Whether all arguments are words of numbers and signs: there are no names in them.
  package let hasOnlyNumbers: Bool
  /// Whether a token may redirect the answer: most commands have no such sign.
  package let mayRedirect: Bool

  init(source: String, tokens: [Token]) {
    (self.source, self.tokens) = (source, tokens)
    var (hasOnlyNumbers, mayRedirect) = (true, tokens[0].isRedirection)
    for place in tokens.indices.dropFirst() where !tokens[place].isNumeric {
      hasOnlyNumbers = false
      mayRedirect = mayRedirect || tokens[place].isRedirection
    }
    (self.hasOnlyNumbers, self.mayRedirect) = (hasOnlyNumbers, mayRedirect)
  }

  /// The commands of `source`, in order: `LexedText(source).completeStatements()`.
  ///
  /// - Throws: an error for an unbalanced brace or an open quote.
  /// - Complexity: O(n) in the bytes of `source`.
  public static func split(_ source: String) throws(LabError) -> [Statement] {
    Array(try LexedText(source).completeStatements())
  }

  /// The first token: the command's name, if it is a word.
  public var name: Token { tokens[0] }

  /// The tokens after the name.
  public var arguments: ArraySlice<Token> { tokens.dropFirst() }

  /// From the first token to the last, without a comment behind it.
  public var span: SourceSpan { name.span.union(tokens[tokens.count - 1].span) }

  /// The command as written, from its first token to its last.
  public var text: String { source.text(of: span) }

  /// This command and `others`, which follow it on its line, as one.
  public func joined(with others: [Statement]) -> Statement {
    var whole = Statement(source: source, tokens: tokens + others.flatMap(\.tokens))
    whole.parts = [self] + others
    return whole
  }

  /// Whether `next`, a later command of the same source, is on the line on which this one ends.
  public func isOnLine(of next: Statement) -> Bool {
    !source.text(of: SourceSpan(span.end, next.span.start)).contains(where: \.isNewline)
  }

  /// The command behind the first `count` words, as in `section 1 draw`; nil where nothing follows.
  /// Its spans still point into the same source.
  public func command(after count: Int) -> Statement? {
    guard count < tokens.count else { return nil }
    return Statement(source: source, tokens: Array(tokens[count...]))
  }

  /// The text from token `index` to the end of the command, with quotes, operators and blanks as
  /// written. Empty, with a span at the end, if there is no such token.
  public func rest(from index: Int) -> (text: String, span: SourceSpan) {
    guard tokens.indices.contains(index) else { return ("", SourceSpan(span.end, span.end)) }
    let rest = SourceSpan(tokens[index].span.start, span.end)
    return (source.text(of: rest), rest)
  }
}
