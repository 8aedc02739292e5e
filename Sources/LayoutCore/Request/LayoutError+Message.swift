import LayoutText

extension LayoutError {
  /// The error as one sentence, without a full stop: `columns must be 1–1,000 (got 0)`.
  ///
  /// A program that offers strategies sends it to the lab.
  public var message: String {
    func short(_ value: Double) -> String { NumberText.formatGrouped(value) }
    // UIKit's own message begins "There is no room for this NSCollectionLayoutGroup to fit into
    // its parent group or section, or it has no room for any subitems itself".
    let hopeless = "no room for this group in its parent, or for a subitem in it"
    return switch self {
    case .noRoom(let what, let taken, let available):
      "not enough space for items: \(what) = \(short(taken)) ≥ \(short(available)) pt"
    case .unusable(let what, let value, let allowed):
      "\(what) must be \(allowed) (got \(NumberText.formatShort(value)))"
    case .impossible(let reason), .ended(let reason, _), .unanswered(let reason): reason
    case .templateHasNoRoom(let template, let part, let needed, let available):
      "\(hopeless): template '\(template)': \(part) needs \(short(needed)) of "
        + "\(short(available)) pt"
    case .templateTakesAll(let template, let part, let taken, let available):
      "\(hopeless): template '\(template)': \(part) take \(short(taken)) of "
        + "\(short(available)) pt"
    case .unknownTemplate(let name, let known):
      "unknown template '\(name)'; there are \(known.joined(separator: ", "))"
    case .tooLong(let length):
      "the content would be \(short(length)) pt along the scroll axis; the limit is "
        + "\(NumberText.grouped(Int(greatestLength))) pt"
    case .interrupted: "interrupted"
    }
  }
}
