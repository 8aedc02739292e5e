import LabLanguage
import LayoutCore
import LayoutText

/// A state with a name, to compare others with. Undo leaves marks alone.
public struct Mark: Sendable {
  /// The name one types.
  public let name: String
  /// What was set.
  public let state: SessionState
}

extension Session {
  /// The most marks that are kept.
  static let mostMarks = 1_000

  /// The name of the present state, where a mark may stand.
  static let present = "now"

  /// Keeps the present state as `name`; true if another had the name before.
  mutating func keepMark(_ name: String, at span: SourceSpan) throws(LabError) -> Bool {
    guard Self.isName(name) else {
      throw LabError(
        .malformed(name: "a mark", text: name, expected: "letters, digits, - and _"), at: span)
    }
    guard name != Self.present, !ComparedWay.all.contains(where: { $0.name == name }) else {
      throw LabError(
        .notPossible("'\(name)' is already a word of `side`: choose another name"), at: span)
    }
    let mark = Mark(name: name, state: state)
    if let place = marks.firstIndex(where: { $0.name == name }) {
      marks[place] = mark
      return true
    }
    guard marks.count < Self.mostMarks else {
      throw LabError(
        .notPossible("there are \(NumberText.grouped(Self.mostMarks)) marks already"), at: span)
    }
    marks.append(mark)
    return false
  }

  /// A word of letters, digits, `-` and `_` that begins with a letter.
  static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter, text.count <= 60 else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  /// A lab in the state that is marked `name`; this one for `now`. `words` are what else may stand
  /// in the place of the name.
  ///
  /// - Throws: an error where there is no such mark, or what solving throws.
  func session(
    marked name: String, or words: [String] = [], at span: SourceSpan, in world: World
  ) throws(LabError) -> Session {
    var other = self
    other.answers.query = nil
    guard name != Self.present else { return other }
    guard let mark = marks.first(where: { $0.name == name }) else {
      let names = marks.map(\.name) + [Self.present] + words
      throw LabError(
        .unknownName(
          .mark, name: name, suggestions: Suggestion.guesses(for: name, among: names),
          known: names),
        at: span)
    }
    other.state = mark.state
    other.layout = try Session.solved(mark.state, at: span, stop: world.stop)
    if let scope, scope >= other.state.request.sections.count { other.scope = nil }
    return other
  }
}
