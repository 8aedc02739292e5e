/// Cuts source text into tokens.
///
/// 1. Blanks (space, tab, carriage return) separate words; `{`, `}`, `;` stand alone.
/// 2. A quote (`"` or `'`) at the start of a word or after `=` opens quoted text, which ends on
///    its line, or on one that `\` at its end continues; inside it `\n`, `\t`, `\\`, `\"`, `\'` and
///    `\u{1F4A1}` are escapes. A quote inside a word is itself: `don't`.
/// 3. `#` after a blank and before one, or as the first character of a line, starts a comment.
/// 4. A line that starts with `|` or `@` outside braces is for session files and skipped here.
/// 5. `\` at the end of a line continues it.
/// 6. The end of a line is a separator, like `;`.
public enum Lexer {
  /// Every token of `source`, in order, and whether something is still open at its end.
  ///
  /// - Throws: an error for a `}` without `{`, and for quoted text that does not end on its line.
  /// - Complexity: O(n) in the bytes of `source`.
  public static func lex(_ source: String) throws(LabError) -> TokenList {
    var scanner = LexerState(source)
    try scanner.scanAll()
    return TokenList(source: source, tokens: scanner.tokens, completeness: scanner.completeness)
  }
}

/// What a source text still needs before it can run.
public enum Completeness: Sendable, Hashable {
  /// Nothing.
  case complete
  /// A `}` for the `{` at this span.
  case needsBrace(SourceSpan)
  /// The rest of a line that ended with `\`.
  case needsLine
  /// A closing quote for the one at this span.
  case needsQuote(SourceSpan)

  /// Whether a script goes on with its next line. A quote ends on its line there, so that one that
  /// is forgotten does not swallow the rest.
  public var asksForMore: Bool {
    switch self {
    case .needsBrace, .needsLine: true
    case .complete, .needsQuote: false
    }
  }

  /// What a prompt puts between `text`, which is this complete, and one more line; nil where it
  /// needs none. An open quote goes on as behind a `\` at the end of its line: no value of the lab
  /// holds a line break that was not written `\n`.
  public func joint(behind text: String) -> String? {
    switch self {
    case .complete: return nil
    case .needsBrace, .needsLine: return "\n"
    case .needsQuote:
      let isEscaped = text.utf8.reversed().prefix { $0 == Byte.backslash }.count % 2 == 1
      return isEscaped ? "\n" : "\\\n"
    }
  }

  /// What is wrong if no more text comes; nil for `complete` and for a trailing `\`.
  public var error: LabError? {
    switch self {
    case .complete, .needsLine: nil
    case .needsBrace(let span): LabError(.unbalanced(brace: "{"), at: span)
    case .needsQuote(let span): LabError(.openQuote, at: span)
    }
  }
}

/// The tokens of a source text.
public struct TokenList: Sendable {
  /// The text the spans point into.
  public let source: String
  /// The tokens in order.
  public let tokens: [Token]
  /// What the text still needs.
  public let completeness: Completeness
}
