/// One command as written: its tokens, and the text that they come from.
public struct Statement: Sendable {
  // One reference, as in `LexedText`: a command is passed on at each step of its way.
  private let content: Content

  private enum Content: Sendable {
    case numeric(NumericCommand)
    case scanned(Scanned)
  }

  private final class Scanned: Sendable {
    let source: String
    let tokens: [Token]
    let parts: [Statement]
    let hasOnlyNumbers: Bool
    let mayRedirect: Bool

    init(_ source: String, _ tokens: [Token], parts: [Statement]) {
      (self.source, self.tokens, self.parts) = (source, tokens, parts)
      var (hasOnlyNumbers, mayRedirect) = (true, tokens[0].isRedirection)
      for place in tokens.indices.dropFirst() where !tokens[place].isNumeric {
        hasOnlyNumbers = false
        mayRedirect = mayRedirect || tokens[place].isRedirection
      }
      (self.hasOnlyNumbers, self.mayRedirect) = (hasOnlyNumbers, mayRedirect)
    }
  }

  /// The text that spans point into; it may contain other commands.
  public var source: String {
    switch content {
    case .numeric(let command): command.line.source
    case .scanned(let command): command.source
    }
  }

  /// The tokens, at least one. Separators appear only inside braces.
  public var tokens: [Token] {
    switch content {
    case .numeric(let command): command.line.tokens
    case .scanned(let command): command.tokens
    }
  }

  /// The commands that are joined in it; none where it is one command.
  public var parts: [Statement] { scanned?.parts ?? [] }
  /// Whether all arguments are words of numbers and signs: there are no names in them.
  package var hasOnlyNumbers: Bool { scanned?.hasOnlyNumbers ?? true }
  /// Whether a token may redirect the answer: most commands have no such sign.
  package var mayRedirect: Bool { scanned?.mayRedirect ?? false }

  /// The command where it is a name and whole numbers, and the whole of `source`.
  var numeric: NumericCommand? {
    if case .numeric(let command) = content { command } else { nil }
  }

  private var scanned: Scanned? {
    if case .scanned(let command) = content { command } else { nil }
  }

  init(_ command: NumericCommand) { content = .numeric(command) }

  init(source: String, tokens: [Token], parts: [Statement] = []) {
    content = .scanned(Scanned(source, tokens, parts: parts))
  }

  /// The commands of `source`, in order: `LexedText(source).completeStatements()`.
  ///
  /// - Throws: an error for an unbalanced brace or an open quote.
  /// - Complexity: O(n) in the bytes of `source`.
  public static func split(_ source: String) throws(LabError) -> [Statement] {
    Array(try LexedText(source).completeStatements())
  }

  /// The first token: the command's name, if it is a word.
  public var name: Token { numeric?.line.name ?? tokens[0] }

  /// The name of a command of numbers, without a token.
  package var shortName: ShortWord? {
    if case .numeric(let command) = content { command.line.word } else { nil }
  }

  package var beginsWithWord: Bool { scanned.map { $0.tokens[0].kind == .word } ?? true }

  /// The tokens after the name.
  public var arguments: ArraySlice<Token> { tokens.dropFirst() }

  /// From the first token to the last, without a comment behind it.
  public var span: SourceSpan {
    switch content {
    case .numeric(let command): command.line.span
    case .scanned(let command):
      command.tokens[0].span.union(command.tokens[command.tokens.count - 1].span)
    }
  }

  /// The command as written, from its first token to its last.
  public var text: String { numeric?.line.source ?? source.text(of: span) }

  /// This command and `others`, which follow it on its line, as one.
  public func joined(with others: [Statement]) -> Statement {
    Statement(source: source, tokens: tokens + others.flatMap(\.tokens), parts: [self] + others)
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

extension Statement: Hashable {
  public static func == (first: Statement, second: Statement) -> Bool {
    first.source == second.source && first.tokens == second.tokens && first.parts == second.parts
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
