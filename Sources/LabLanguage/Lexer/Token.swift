/// The smallest piece of a command: a word, a brace, or a separator.
public struct Token: Sendable, Hashable {
  /// What a token is.
  public enum Kind: Sendable, Hashable {
    /// A run of characters between blanks; numbers, options and `name=value` are words here.
    case word
    /// A word that begins with a quote: it is text, never an option or a number of the command.
    case quoted
    /// `{`
    case openBrace
    /// `}`
    case closeBrace
    /// `;` or the end of a line: between commands, or between the parts inside braces.
    case separator
  }

  /// What the token is.
  public let kind: Kind
  /// The token as meant: without quotes, with escapes resolved.
  public let text: String
  /// The place of the token in the source, quotes included.
  public let span: SourceSpan
  /// Whether it is a word of digits and `()*+-./` alone, which contains neither names nor commas.
  package let isNumeric: Bool

  /// A token of `kind` that means `text`, at `span`.
  public init(_ kind: Kind, _ text: String, _ span: SourceSpan) {
    self.init(
      kind, text, span, isNumeric: kind == .word && text.utf8.allSatisfy(Byte.isNumeric))
  }

  /// A token of bytes that were looked at before.
  init(_ kind: Kind, _ text: String, _ span: SourceSpan, isNumeric: Bool) {
    (self.kind, self.text, self.span, self.isNumeric) = (kind, text, span, isNumeric)
  }

  /// The two sides of `name=value`, each with its own span; nil if this is not an assignment.
  ///
  /// `a==b`, `a<=b`, `a>=b` and `a!=b` are comparisons.
  public var assignment: (name: Token, value: Token)? {
    guard kind == .word, let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")),
      sign > text.startIndex
    else { return nil }
    let name = text[..<sign]
    let value = text[text.utf8.index(after: sign)...]
    guard let last = name.utf8.last, !"<>!".utf8.contains(last),
      value.utf8.first != UInt8(ascii: "=")
    else { return nil }
    let middle = span.start + name.utf8.count
    return (
      Token(.word, String(name), SourceSpan(span.start, middle)),
      Token(.word, String(value), SourceSpan(middle + 1, span.end))
    )
  }
}
