public import LayoutCore
import LayoutText

extension LabError {
  public init(_ error: LayoutError, at span: SourceSpan? = nil) {
    func short(_ value: Double) -> String { NumberText.formatGrouped(value) }
    // UIKit's own message begins "There is no room for this NSCollectionLayoutGroup to fit into
    // its parent group or section, or it has no room for any subitems itself".
    let hopeless = "no room for this group in its parent, or for a subitem in it"
    switch error {
    case .noRoom(let what, let taken, let available):
      self.init(
        .layout("not enough space for items: \(what) = \(short(taken)) ≥ \(short(available)) pt"),
        at: span)
    case .unusable(let what, let value, let allowed):
      self.init(
        .outOfRange(name: what, value: NumberText.formatShort(value), allowed: allowed, unit: ""),
        at: span)
    case .impossible(let reason), .ended(let reason), .unanswered(let reason):
      self.init(.layout(reason), at: span)
    case .templateHasNoRoom(let template, let part, let needed, let available):
      self.init(
        .layout(
          "\(hopeless): template '\(template)': \(part) needs \(short(needed)) of"
            + " \(short(available)) pt"),
        at: span)
    case .templateTakesAll(let template, let part, let taken, let available):
      self.init(
        .layout(
          "\(hopeless): template '\(template)': \(part) take \(short(taken)) of"
            + " \(short(available)) pt"),
        at: span)
    case .unknownTemplate(let name, let known):
      self.init(
        .unknownTemplate(
          name: name, suggestions: Suggestion.guesses(for: name, among: known), known: known),
        at: span)
    case .tooLong(let length):
      self.init(
        .layout(
          "the content would be \(short(length)) pt along the scroll axis; the limit is "
            + "\(NumberText.grouped(Int(greatestLength))) pt"),
        at: span)
    case .interrupted: self.init(ErrorKind.interrupted, at: span)
    }
  }
}
