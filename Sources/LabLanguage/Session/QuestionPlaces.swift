/// The places of the lines of a question, so that an error can show the line.
public struct QuestionPlaces: Sendable, Hashable {
  /// The lines that a question may have.
  public enum Part: Sendable, Hashable, CaseIterable {
    /// `mistake` is `@wrong`; the others have the names of their directives.
    case answer, choice, mistake, hint, goal, allow, par
  }

  private var spans: [Part: [SourceSpan]] = [:]

  public init() {}

  /// The place of the text of line `index` of `part`, after its name; nil if there is none.
  public subscript(_ part: Part, _ index: Int) -> SourceSpan? {
    guard let list = spans[part], list.indices.contains(index) else { return nil }
    return list[index]
  }

  mutating func add(_ directive: Directive, at span: SourceSpan) {
    let part: Part? =
      switch directive {
      case .answer: .answer
      case .choice: .choice
      case .wrong: .mistake
      case .hint: .hint
      case .goal: .goal
      case .allow: .allow
      case .par: .par
      default: nil
      }
    if let part { spans[part, default: []].append(span) }
  }
}
