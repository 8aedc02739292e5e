public import LayoutCore
import LayoutText

/// Reads and writes the values of parameters.
public enum ParameterReader {
  /// The value that `token` spells for `parameter`.
  ///
  /// - Throws: an error that names the parameter, the value and what is allowed.
  public static func read(
    _ token: Token, for parameter: ParameterDefinition, in facts: (any ExpressionEnvironment)? = nil
  ) throws(LabError) -> ParameterValue {
    let reader = SlotReader(facts: facts)
    switch parameter.kind {
    case .count(let range): return .count(try reader.count(token, in: range, name: parameter.name))
    case .points(let range):
      return .points(try reader.number(token, in: range, name: parameter.name))
    case .optionalPoints(let range, _):
      if token.text == "none" { return .absent }
      return .points(try reader.number(token, in: range, name: parameter.name))
    case .optionalSize(let range, _):
      if token.text == "none" { return .absent }
      return .size(try reader.size(token, in: range, name: parameter.name))
    case .choice(let choices):
      return .word(try word(token, of: choices.map(\.name), name: parameter.name))
    case .pattern(let choices, _):
      if token.text == "none" { return .absent }
      let allowed = choices.map(\.name)
      for word in token.text.split(separator: ",", omittingEmptySubsequences: false)
      where !allowed.contains(String(word)) {
        throw LabError(
          .unknownValue(name: parameter.name, value: String(word), allowed: allowed), at: token.span
        )
      }
      return .word(token.text)
    case .flag: return .flag(try word(token, of: ["on", "off"], name: parameter.name) == "on")
    case .template: return .word(token.text)
    }
  }

  private static func word(
    _ token: Token, of allowed: [String], name: String
  ) throws(LabError) -> String {
    guard allowed.contains(token.text) else {
      throw LabError(.unknownValue(name: name, value: token.text, allowed: allowed), at: token.span)
    }
    return token.text
  }

  /// The value as the user types it.
  public static func text(_ value: ParameterValue) -> String {
    switch value {
    case .count(let count): String(count)
    case .points(let points): NumberText.formatExact(points)
    case .size(let size):
      NumberText.formatExact(size.width) + "x" + NumberText.formatExact(size.height)
    case .word(let word): word
    case .flag(let flag): flag ? "on" : "off"
    case .absent: "none"
    }
  }

  /// Values of `parameter` in the place of `typed`: the nearest number, and the standard value.
  public static func fitting(_ typed: String, for parameter: ParameterDefinition) -> [String] {
    let number = NumberText.points(typed)
    let nearest: ParameterValue? =
      switch parameter.kind {
      case .count(let range):
        number.map { .count(Int(min(max($0, Double(range.lowerBound)), Double(range.upperBound)))) }
      case .points(let range), .optionalPoints(let range, _):
        number.map { .points(min(max($0, range.lowerBound), range.upperBound)) }
      default: nil
      }
    return [nearest, parameter.standard].compactMap(\.self).map(text)
  }

  /// What `parameter` may be: `1–1,000`, `top|bottom`.
  public static func allowed(_ parameter: ParameterDefinition) -> String {
    switch parameter.kind {
    case .count(let range): Slot.count(range).allowed
    case .points(let range): Slot.points(range).allowed
    case .optionalPoints(let range, let absent): "\(Slot.points(range).allowed), or none: \(absent)"
    case .optionalSize(let range, let absent):
      "WIDTHxHEIGHT, each \(Slot.size(range).allowed), or none: \(absent)"
    case .choice(let choices): Slot.choice(choices).allowed
    case .pattern(let choices, let absent):
      "\(Slot.choice(choices).allowed), several with commas, or none: \(absent)"
    case .flag: "on|off"
    case .template: "the name of a template"
    }
  }
}

extension ParameterKind {
  /// The unit of its numbers; nil of words and numbers without one.
  public var unit: String? {
    switch self {
    case .points, .optionalPoints, .optionalSize: "pt"
    case .count, .choice, .pattern, .flag, .template: nil
    }
  }
}
