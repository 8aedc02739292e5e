/// The places of the lines of a question, so that an error can show the line.
public struct QuestionPlaces: Sendable, Hashable {
  /// The lines that a question may have.
  public enum Part: Sendable, Hashable, CaseIterable {
    /// `@answer`
    case answer
    /// `@choice`
    case choice
    /// `@wrong`
    case mistake
    /// `@hint`
    case hint
    /// `@goal`
    case goal
    /// `@allow`
    case allow
    /// `@par`
    case par
  }

  private var spans: [Part: [SourceSpan]] = [:]

  /// No lines.
  public init() {}

  /// The place of the text of line `index` of `part`, after its name; nil if there is none.
  public subscript(_ part: Part, _ index: Int) -> SourceSpan? {
    guard let list = spans[part], list.indices.contains(index) else { return nil }
    return list[index]
  }

  mutating func add(_ directive: Directive, at span: SourceSpan) {
    switch directive {
    case .answer: spans[.answer, default: []].append(span)
    case .choice: spans[.choice, default: []].append(span)
    case .wrong: spans[.mistake, default: []].append(span)
    case .hint: spans[.hint, default: []].append(span)
    case .goal: spans[.goal, default: []].append(span)
    case .allow: spans[.allow, default: []].append(span)
    case .par: spans[.par, default: []].append(span)
    default: break
    }
  }
}
