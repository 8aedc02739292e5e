import LabLanguage
import LayoutCore

/// A number or a word with a name in `check`: `spacing.line`, `rtl`.
struct Fact: Sendable {
  let name: String
  let value: ParameterValue
  /// The words it may be; empty for a number.
  var words: [String] = []
  /// What there is where it has no value, or how to set it.
  var absent = ""

  /// A number of points, or none: then `command` sets it.
  static func points(
    _ name: String, _ points: Double?, orSetBy command: @autoclosure () -> String
  ) -> Fact {
    guard let points else {
      return Fact(name: name, value: .absent, absent: "to set it, type \(command())")
    }
    return Fact(name: name, value: .points(points))
  }

  /// What a parameter of `kind` is: one value, or of a size the two sides.
  static func all(
    _ name: String, _ kind: ParameterKind, _ value: ParameterValue, templates: [String] = []
  ) -> [Fact] {
    switch kind {
    case .count, .points: [Fact(name: name, value: value)]
    case .choice(let choices): [Fact(name: name, value: value, words: choices.map(\.name))]
    case .pattern(let choices, let absent):
      [Fact(name: name, value: value, words: choices.map(\.name), absent: absent)]
    case .flag: [Fact(name: name, value: value, words: ["on", "off"])]
    case .template: [Fact(name: name, value: value, words: templates, absent: "none")]
    case .optionalPoints(_, let absent): [Fact(name: name, value: value, absent: absent)]
    case .optionalSize(_, let absent):
      sides(value).map { Fact(name: "\(name).\($0)", value: $1, absent: absent) }
    }
  }

  /// Width and height of a size, each by its name.
  private static func sides(_ value: ParameterValue) -> [(String, ParameterValue)] {
    guard case .size(let size) = value else { return [("width", .absent), ("height", .absent)] }
    return [("width", .points(size.width)), ("height", .points(size.height))]
  }
}
