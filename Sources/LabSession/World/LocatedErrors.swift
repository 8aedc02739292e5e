package import LabLanguage
import LayoutCore

extension LabError {
  /// What `work` returns; an error of a layout becomes one of the lab, at `span`.
  static func wrapping<Result>(
    at span: SourceSpan? = nil, _ work: () throws(LayoutError) -> Result
  ) throws(LabError) -> Result {
    do throws(LayoutError) { return try work() } catch { throw LabError(error, at: span) }
  }

  /// What `work` returns; an error without a place gets the place `span`.
  package static func located<Result>(
    at span: SourceSpan, _ work: () throws(LabError) -> Result
  ) throws(LabError) -> Result {
    do throws(LabError) { return try work() } catch { throw error.located(at: span) }
  }
}

extension ErrorKind {
  /// Nothing of the kind is called `name`; of `known`, what you may have meant.
  static func unknown(_ kind: NameKind, _ name: String, among known: [String]) -> ErrorKind {
    .unknownName(
      kind, name: name, suggestions: Suggestion.guesses(for: name, among: known), known: known)
  }

  /// No parameter is called `name`; of `known`, what you may have meant.
  static func unknownParameter(_ name: String, among known: [String]) -> ErrorKind {
    .unknownParameter(
      name: name, suggestions: Suggestion.guesses(for: name, among: known), known: known)
  }
}
