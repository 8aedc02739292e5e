/// One command as it was typed: its tokens, and the raw text they were cut from.
public struct Statement: Sendable {
  /// The whole text the command was found in; spans point into it.
  public let source: String
  /// The command's tokens, at least one. Separators appear only inside braces.
  public let tokens: [Token]

  /// The commands of `source`, in order: they end at `;` and at line ends outside braces and
  /// quotes. Comments and empty commands are dropped.
  ///
  /// - Throws: an error for an unbalanced brace or an open quote. Ask `Lexer.lex` first if more
  ///   text may come.
  /// - Complexity: O(n) in the bytes of `source`.
  public static func split(_ source: String) throws(LabError) -> [Statement] {
    let list = try Lexer.lex(source)
    if let error = list.completeness.error { throw error }
    return split(list)
  }

  /// The commands of a text that is already lexed; a command that is still open is the last one.
  public static func split(_ list: TokenList) -> [Statement] {
    var commands: [Statement] = []
    var depth = 0
    var start = 0
    func close(at end: Int) {
      guard start < end else { return }
      commands.append(Statement(source: list.source, tokens: Array(list.tokens[start..<end])))
    }
    for (index, token) in list.tokens.enumerated() {
      switch token.kind {
      case .openBrace: depth += 1
      case .closeBrace: depth -= 1
      case .separator where depth == 0:
        close(at: index)
        start = index + 1
      case .separator, .word, .quoted: break
      }
    }
    close(at: list.tokens.count)
    return commands
  }

  /// The first token: the command's name, if it is a word.
  public var name: Token { tokens[0] }

  /// The tokens after the name.
  public var arguments: ArraySlice<Token> { tokens.dropFirst() }

  /// From the first token to the last; a comment after it is not part of it.
  public var span: SourceSpan { name.span.union(tokens[tokens.count - 1].span) }

  /// The command as typed, from its first token to its last.
  public var text: String { source.text(of: span) }

  /// The command that stands behind the first `count` words, as in `section 1 draw`; nil where
  /// nothing is left. Its spans still point into the same source.
  public func command(after count: Int) -> Statement? {
    guard count < tokens.count else { return nil }
    return Statement(source: source, tokens: Array(tokens[count...]))
  }

  /// The raw text from token `index` to the end of the command: quotes, operators and blanks as
  /// typed. Empty with a span at the end if there is no such token.
  public func rest(from index: Int) -> (text: String, span: SourceSpan) {
    guard tokens.indices.contains(index) else { return ("", SourceSpan(span.end, span.end)) }
    let rest = SourceSpan(tokens[index].span.start, span.end)
    return (source.text(of: rest), rest)
  }
}
