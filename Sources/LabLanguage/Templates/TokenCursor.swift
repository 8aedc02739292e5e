import LayoutCore
import LayoutText

/// A place among tokens that are read one after another.
struct TokenCursor {
  private var rest: ArraySlice<Token>
  /// Where something is missing when no token is left.
  let end: SourceSpan

  /// Before the first of `tokens`; `end` is the place after the last.
  init(_ tokens: ArraySlice<Token>, end: SourceSpan) {
    rest = tokens
    self.end = end
  }

  var next: Token? { rest.first }

  /// The next token's text, if it is a word.
  var word: String? {
    guard let next, next.kind == .word else { return nil }
    return next.text
  }

  /// The place of the next token, or of the end.
  var span: SourceSpan { next?.span ?? end }

  mutating func advance() { rest = rest.dropFirst() }

  mutating func skipSeparators() { rest = rest.drop { $0.kind == .separator } }

  /// Takes the next token if it is `kind`.
  mutating func take(_ kind: Token.Kind) -> Bool {
    guard next?.kind == kind else { return false }
    advance()
    return true
  }

  /// Takes the next token if it is the word `word`.
  mutating func take(_ word: String) -> Bool {
    guard self.word == word else { return false }
    advance()
    return true
  }

  /// An error for the next token, which is not one of `allowed`, with the allowed words and the
  /// nearest of them.
  func unexpected(_ allowed: [String], where place: String = "here") -> LabError {
    let list = allowed.dropLast().joined(separator: ", ")
    let expected = [list, allowed.last ?? ""].filter { !$0.isEmpty }.joined(separator: " or ")
    guard let next else {
      return LabError(.template("something is missing \(place); expected \(expected)"), at: end)
    }
    let guesses = Suggestion.guesses(for: next.text, among: allowed)
    let guess = guesses.isEmpty ? "" : "; did you mean '\(guesses[0])'?"
    let what = next.kind == .separator ? "the line's end" : Printable.quoted(next.text)
    return LabError(
      .template("\(what) is not allowed \(place); expected \(expected)\(guess)"), at: next.span)
  }

  /// Goes past the next word, the name of something that must not have stood there before.
  mutating func once(_ isFirst: Bool, _ name: String) throws(LabError) {
    guard isFirst else { throw LabError(.repeatedArgument(name: name), at: span) }
    advance()
  }
}
