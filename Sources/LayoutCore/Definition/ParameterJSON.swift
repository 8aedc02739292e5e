package import LayoutText

extension ParameterDefinition {
  /// Name, kind, allowed values, and the default value, under the name `key`; nil for the name of a
  /// template, which stays in the lab.
  package func json(value key: String) -> JSON? {
    var members: [(key: String, value: JSON)] = [
      ("name", .string(name)), ("summary", .string(summary)), (key, standard.json),
    ]
    if isSupplied { members.append(("supplied", .bool(true))) }
    switch kind {
    case .count(let range):
      members += [
        ("kind", .string("count")),
        ("range", .array([.int(range.lowerBound), .int(range.upperBound)])),
      ]
    case .points(let range): members += [("kind", .string("points")), ("range", range.json)]
    case .optionalPoints(let range, let absent):
      members += [("kind", .string("points")), ("range", range.json), ("absent", .string(absent))]
    case .optionalSize(let range, let absent):
      members += [
        ("kind", .string("size")), ("range", range.json), ("absent", .string(absent)),
      ]
    case .flag: members += [("kind", .string("flag"))]
    case .choice(let choices):
      members += [("kind", .string("choice")), ("choices", Self.json(choices))]
    case .pattern(let choices, let absent):
      members += [
        ("kind", .string("pattern")), ("choices", Self.json(choices)), ("absent", .string(absent)),
      ]
    case .template: return nil
    }
    return .object(members)
  }

  private static func json(_ choices: [Choice]) -> JSON {
    .array(
      choices.map { .object([("name", .string($0.name)), ("summary", .string($0.summary))]) })
  }
}

extension ParameterValue {
  /// The value as a number, a word or an array.
  package var json: JSON {
    switch self {
    case .count(let count): .int(count)
    case .points(let points): .number(points)
    case .size(let size): .size(size)
    case .word(let word): .string(word)
    case .flag(let flag): .bool(flag)
    case .absent: .null
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var json: JSON { .array([.number(lowerBound), .number(upperBound)]) }
}
