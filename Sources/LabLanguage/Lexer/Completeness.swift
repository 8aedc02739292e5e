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
  /// A correction: a `}` without `{`, or quoted text that does not end on its line.
  indirect case invalid(LabError)

  /// Whether a script continues with its next line. A quote ends on its line there, so that a
  /// forgotten one does not take in the rest of the script.
  public var asksForMore: Bool {
    switch self {
    case .needsBrace, .needsLine: true
    case .complete, .needsQuote, .invalid: false
    }
  }

  /// The text that a prompt puts between `text`, which is this complete, and the next line; nil
  /// where the text needs none. An open quote continues as after a `\` at the end of its line:
  /// values of the lab contain line breaks only as `\n`.
  public func joint(behind text: String) -> String? {
    switch self {
    case .complete, .invalid: return nil
    case .needsBrace, .needsLine: return "\n"
    case .needsQuote:
      let isEscaped = text.utf8.reversed().prefix { $0 == Byte.backslash }.count % 2 == 1
      return isEscaped ? "\n" : "\\\n"
    }
  }

  /// What is wrong if no more text comes; nil for `complete` and for a final `\`.
  public var error: LabError? {
    switch self {
    case .complete, .needsLine: nil
    case .needsBrace(let span): LabError(.unbalanced(brace: "{"), at: span)
    case .needsQuote(let span): LabError(.openQuote, at: span)
    case .invalid(let error): error
    }
  }

  /// The same in a text where `move` gives the place of a span.
  func moved(_ move: (SourceSpan) -> SourceSpan) -> Completeness {
    switch self {
    case .complete, .needsLine: return self
    case .needsBrace(let span): return .needsBrace(move(span))
    case .needsQuote(let span): return .needsQuote(move(span))
    case .invalid(var error):
      error.span = error.span.map(move)
      return .invalid(error)
    }
  }
}
