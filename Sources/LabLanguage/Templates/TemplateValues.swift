import LayoutCore
import LayoutText

/// The values of a template: numbers, distances, and one or four of them for the sides.
extension TokenCursor {
  /// In points.
  private static var distances: ClosedRange<Double> { 0...Double(TemplateParser.largest) }

  /// A number of points in `range`.
  mutating func number(
    _ name: String, in range: ClosedRange<Double> = distances
  ) throws(LabError) -> Double {
    try NumberRule(name: name, range: range).read(try value(name))
  }

  /// A number of copies.
  mutating func count(_ name: String) throws(LabError) -> Int {
    try whole(name, in: 1...TemplateParser.largest)
  }

  /// A whole number in `range`.
  mutating func whole(_ name: String, in range: ClosedRange<Int>) throws(LabError) -> Int {
    let token = try value(name)
    guard let number = NumberText.int(token.text) else {
      throw LabError(.notAWholeNumber(name: name, text: token.text), at: token.span)
    }
    guard range.contains(number) else {
      throw LabError(
        .outOfRange(name: name, value: token.text, allowed: NumberText.range(range), unit: ""),
        at: token.span)
    }
    return number
  }

  /// A distance that may grow: `8`, or `>=8`.
  mutating func space(_ name: String) throws(LabError) -> Space {
    let distance = NumberRule(name: name, range: Self.distances)
    let token = try value(name)
    guard token.text.utf8.starts(with: ">".utf8) else { return .fixed(try distance.read(token)) }
    guard token.text.utf8.starts(with: ">=".utf8), token.text.utf8.count > 2 else {
      throw LabError(
        .malformed(name: name, text: token.text, expected: "8, or >=8 in one word"), at: token.span)
    }
    let digits = Token(
      .word, String(token.text.dropFirst(2)), SourceSpan(token.span.start + 2, token.span.end))
    return .flexible(try distance.read(digits))
  }

  /// One number for all sides, or top, leading, bottom and trailing.
  mutating func insets() throws(LabError) -> Insets {
    let sides = try sides("inset", of: "number") { cursor throws(LabError) in
      try cursor.number("inset")
    }
    return Insets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }

  /// One distance for all sides, or top, leading, bottom and trailing.
  mutating func edges() throws(LabError) -> EdgeSpacing {
    let sides = try sides("edge", of: "distance") { cursor throws(LabError) in
      try cursor.space("edge")
    }
    return EdgeSpacing(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }

  /// Four values; a single value applies to all four.
  private mutating func sides<Value>(
    _ name: String, of what: String, _ read: (inout Self) throws(LabError) -> Value
  ) throws(LabError) -> [Value] {
    var span = self.span
    var values = [try read(&self)]
    while startsValue {
      span = span.union(self.span)
      values.append(try read(&self))
    }
    switch values.count {
    case 1: return Array(repeating: values[0], count: 4)
    case 4: return values
    default:
      throw LabError(
        .template(
          "\(name) takes one \(what), or four: top leading bottom trailing (got \(values.count))"),
        at: span)
    }
  }

  /// The word after `name`, one of those that `Words` has.
  mutating func choice<Words: RawRepresentable<String> & CaseIterable>(
    after name: String, _ words: Words.Type
  ) throws(LabError) -> Words {
    guard let choice = word.flatMap(Words.init(rawValue:)) else {
      throw unexpected(Words.allCases.map(\.rawValue), where: "after \(name)")
    }
    advance()
    return choice
  }

  /// Whether the next token looks like a number, a size or a distance.
  var startsValue: Bool {
    guard let first = word?.utf8.first else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || ".-+~>".utf8.contains(first)
  }

  /// The next word, which must be there.
  mutating func value(_ name: String) throws(LabError) -> Token {
    guard let token = next, token.kind == .word else {
      throw LabError(.template("\(name) is missing"), at: span)
    }
    advance()
    return token
  }
}
