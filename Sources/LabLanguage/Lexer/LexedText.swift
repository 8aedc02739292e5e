/// The text of commands and its tokens. A line is read once, here: the parser, completion, hints and
/// the players of session files take these tokens.
///
/// 1. Blanks (space, tab, carriage return) separate words; `{`, `}` and `;` are tokens of their own.
/// 2. A quote (`"` or `'`) at the start of a word or after `=` opens quoted text. It ends on its
///    line, or on the next one after a final `\`. Inside it `\n`, `\t`, `\\`, `\"`, `\'` and
///    `\u{1F4A1}` are escapes. A quote inside a word is itself: `don't`.
/// 3. `#` after a blank and before one, or as the first character of a line, starts a comment.
/// 4. A line that starts with `|` or `@` outside braces is for session files and skipped here.
/// 5. `\` at the end of a line continues it.
/// 6. The end of a line is a separator, like `;`.
///
/// ```swift
/// let text = LexedText("width 320; query 0 0 320 80")
/// text.statements.map(\.name.text)  // ["width", "query"]
/// ```
public struct LexedText: Sendable {
  // One reference: a text and its commands are passed on many times, and each copy of several
  // references takes as long as reading some words.
  private let content: Content

  private enum Content: Sendable {
    case numeric(NumericCommand)
    case scanned(Scanned)
  }

  private final class Scanned: Sendable {
    let source: String
    let tokens: [Token]
    let completeness: Completeness

    init(_ source: String, _ tokens: [Token], _ completeness: Completeness) {
      (self.source, self.tokens, self.completeness) = (source, tokens, completeness)
    }
  }

  /// The text that spans point into.
  public var source: String {
    switch content {
    case .numeric(let command): command.line.source
    case .scanned(let text): text.source
    }
  }

  /// The tokens in order, up to the first error.
  public var tokens: [Token] {
    switch content {
    case .numeric(let command): command.line.tokens
    case .scanned(let text): text.tokens
    }
  }

  /// What the text still needs, or what is wrong with it.
  public var completeness: Completeness {
    switch content {
    case .numeric: .complete
    case .scanned(let text): text.completeness
    }
  }

  /// The only command, where it consists of numbers alone.
  var numeric: NumericCommand? {
    if case .numeric(let command) = content { command } else { nil }
  }

  init(source: String, tokens: [Token], completeness: Completeness) {
    self.init(.scanned(Scanned(source, tokens, completeness)))
  }

  private init(_ content: Content) { self.content = content }

  /// The tokens of `source`. Reading never fails: what is wrong is in `completeness`.
  ///
  /// - Complexity: O(n) in the bytes of `source`.
  public init(_ source: String) {
    var text = source
    var command = NumericCommand()
    self =
      text.withUTF8 { command.read($0) } ? LexedText(command) : LexedText(source, isTyped: false)
  }

  /// The text of `command`, which was read: no string is made of it.
  public init(_ command: NumericCommand) { self.init(.numeric(command)) }

  /// With `isTyped`, a `?`, `=` or `$` at the start reads as the command it is short for.
  init(_ source: String, isTyped: Bool) {
    var text = source
    self = text.withUTF8 { bytes in
      var scanner = LexerState(bytes, from: 0)
      if isTyped { scanner.scanSign() }
      scanner.scanAll()
      return LexedText(
        source: source, tokens: scanner.tokens, completeness: scanner.completeness)
    }
  }

  /// The commands in order: they end at `;` and at line ends outside braces and quotes. Comments and
  /// empty commands are dropped; a command that is still open is the last one.
  public var statements: [Statement] { Array(Statements(of: self)) }

  /// The commands of a text to which nothing will be added.
  ///
  /// - Throws: an error for an unbalanced brace or an open quote.
  public func completeStatements() throws(LabError) -> Statements {
    if case .scanned(let text) = content, let error = text.completeness.error { throw error }
    return Statements(of: self)
  }

  /// The text with `words` in the place of tokens, by their index. All other tokens move along;
  /// nothing is read again.
  func replacing(_ words: [Int: String]) -> LexedText {
    guard !words.isEmpty else { return self }
    let bytes = Array(source.utf8)
    var text: [UInt8] = []
    var moved: [Token] = []
    var copied = 0
    for (index, token) in tokens.enumerated() {
      text += bytes[copied..<token.span.start]
      let start = text.count
      copied = token.span.end
      if let word = words[index] {
        text += word.utf8
        moved.append(Token(token.kind, word, SourceSpan(start, text.count)))
        if copied < bytes.count, !Byte.endsWord(bytes[copied]) { text.append(Byte.space) }
      } else {
        text += bytes[token.span.start..<copied]
        moved.append(Token(token.kind, token.text, SourceSpan(start, text.count)))
      }
    }
    let shift = text.count - copied
    text += bytes[copied...]
    return LexedText(
      source: String(decoding: text, as: UTF8.self), tokens: moved,
      completeness: completeness.moved { span in
        tokens.firstIndex { $0.span == span }.map { moved[$0].span } ?? span.moved(by: shift)
      })
  }
}

extension LexedText: Hashable {
  public static func == (first: LexedText, second: LexedText) -> Bool {
    first.source == second.source && first.completeness == second.completeness
      && first.tokens == second.tokens
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
