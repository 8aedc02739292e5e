import LabLanguage
import LayoutCore
import LayoutText

/// How a key changes a value: the size of a step.
enum ValueScale: Sendable {
  /// Numbers within a range, so far apart.
  case numbers(ClosedRange<Double>, step: Double)
  /// The same, or `none`, which comes before the least.
  case numbersOrNone(ClosedRange<Double>, step: Double)
  /// These words, in a circle.
  case words([String])

  /// The value `steps` away from `value`; nil where it has no neighbour on that side.
  func value(_ steps: Int, from value: String) -> String? {
    switch self {
    case .words(let words):
      guard let place = words.firstIndex(of: value), words.count > 1 else { return words.first }
      let next = (place + steps) % words.count
      return words[next < 0 ? next + words.count : next]
    case .numbers(let range, let step):
      return Self.number(value, Double(steps) * step, within: range)
    case .numbersOrNone(let range, let step):
      guard value != "none" else {
        return steps > 0 ? NumberText.formatExact(range.lowerBound) : nil
      }
      return Self.number(value, Double(steps) * step, within: range) ?? (steps < 0 ? "none" : nil)
    }
  }

  /// `value` and `change`, limited to `range`; nil where it is at the end already.
  private static func number(
    _ value: String, _ change: Double, within range: ClosedRange<Double>
  ) -> String? {
    guard let number = NumberText.double(value) else { return nil }
    let next = min(max(number + change, range.lowerBound), range.upperBound)
    return next == number ? nil : NumberText.formatExact(next)
  }
}

extension ValueScale {
  /// That of a parameter; nil where keys cannot turn it.
  init?(_ kind: ParameterKind, templates: [String], step: Double = 1) {
    switch kind {
    case .count(let range):
      self = .numbers(Double(range.lowerBound)...Double(range.upperBound), step: 1)
    case .points(let range): self = .numbers(range, step: step)
    case .optionalPoints(let range, _): self = .numbersOrNone(range, step: step)
    case .choice(let choices): self = .words(choices.map(\.name))
    case .flag: self = .words(["off", "on"])
    case .template: self = .words(templates)
    case .optionalSize, .pattern: return nil
    }
  }
}
