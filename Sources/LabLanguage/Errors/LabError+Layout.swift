public import LayoutCore
import LayoutText

extension LabError {
  /// The error of a layout that cannot be solved.
  public init(_ error: LayoutError, at span: SourceSpan? = nil) {
    let kind: ErrorKind =
      switch error {
      case .unusable(let what, let value, let allowed):
        .outOfRange(name: what, value: NumberText.formatShort(value), allowed: allowed, unit: "")
      case .unknownTemplate(let name, let known):
        .unknownTemplate(
          name: name, suggestions: Suggestion.guesses(for: name, among: known), known: known)
      case .interrupted: .interrupted
      default: .layout(error.message)
      }
    self.init(kind, at: span)
    // Each line to try might take as long again.
    if case .unanswered = error { isRemedyTried = true }
    if case .unusable("line spacing", _, _) = error { remedy = "spacing line 0" }
    if case .unusable("item spacing", _, _) = error { remedy = "spacing item 0" }
  }
}
