import LayoutCore
import LayoutText

/// Reads one token as the value a place takes.
struct SlotReader {
  /// The values of names in calculations; nil: there are no names.
  var facts: (any ExpressionEnvironment)?

  func read(_ token: Token, as slot: Slot, name: String) throws(LabError) -> ArgumentValue {
    switch slot {
    case .points(let range): return .number(try number(token, in: range, name: name))
    case .factor(let range): return .number(try number(token, in: range, name: name, unit: ""))
    case .count(let range): return .count(try count(token, in: range, name: name))
    case .choice(let choices):
      let words = choices.map(\.name)
      guard words.contains(token.text) else {
        throw LabError(
          .unknownValue(name: Self.spoken(name), value: token.text, allowed: words),
          at: token.span)
      }
      return .word(token.text)
    case .size(let range): return .size(try size(token, in: range, name: name))
    case .rect: return .rect(try rect(token))
    case .element: return .element(try element(token))
    case .frameNumber: return try frameNumber(token)
    case .indexes: return .indexes(try indexes(token))
    case .assignment:
      guard let assignment = token.assignment else {
        throw LabError(
          .malformed(name: "a parameter", text: token.text, expected: "NAME=VALUE"),
          at: token.span)
      }
      return .assignment(name: assignment.name, value: assignment.value)
    case .mark, .macro, .strategy, .parameter, .parameterValue, .template, .braces, .path, .file,
      .command, .topic, .demo, .lesson, .sizes, .expression, .argument, .text, .kept:
      return .word(token.text)
    }
  }

  func number(
    _ token: Token, in range: ClosedRange<Double>, name: String, unit: String = "pt"
  ) throws(LabError) -> Double {
    let written = unit == "pt" ? NumberText.points(token.text) : NumberText.double(token.text)
    var value = written
    if value == nil { value = try Arithmetic.number(of: token, in: facts) }
    guard let value else {
      throw Arithmetic.slip(token, at: Self.spoken(name), in: facts)
        ?? LabError(.notANumber(name: Self.spoken(name), text: token.text), at: token.span)
    }
    guard range.contains(value) else {
      throw LabError(
        .outOfRange(
          name: Self.spoken(name),
          value: written == nil ? Self.calculation(token, value) : token.text,
          allowed: NumberText.range(range), unit: unit),
        at: token.span)
    }
    return value
  }

  func count(
    _ token: Token, in range: ClosedRange<Int>, name: String
  ) throws(LabError) -> Int {
    var value = Self.wholeNumber(token.text)
    var text = token.text
    if value == nil, NumberText.double(token.text) == nil,
      let number = try Arithmetic.number(of: token, in: facts)
    {
      value = Self.wholeNumber(number)
      text = Self.calculation(token, number)
    }
    guard let value else {
      throw (text == token.text ? Arithmetic.slip(token, at: Self.spoken(name), in: facts) : nil)
        ?? LabError(.notAWholeNumber(name: Self.spoken(name), text: text), at: token.span)
    }
    guard range.contains(value) else {
      throw LabError(
        .outOfRange(
          name: Self.spoken(name), value: text,
          allowed: NumberText.range(range), unit: ""),
        at: token.span)
    }
    return value
  }

  func size(
    _ token: Token, in range: ClosedRange<Double>, name: String
  ) throws(LabError) -> Size {
    let halves = token.halves(at: "x")
    // Names may contain the letter: use the first place where both sides are numbers.
    let isNumber = { (side: Token) in
      NumberText.points(side.text) != nil
        || (try? Arithmetic.number(of: side, in: facts)) != nil
    }
    guard
      let sides = halves.first(where: { isNumber($0.0) && isNumber($0.1) })
        ?? (halves.count == 1 ? halves.first : nil)
    else {
      throw LabError(
        .malformed(name: Self.spoken(name), text: token.text, expected: "WIDTHxHEIGHT"),
        at: token.span)
    }
    return Size(
      width: try number(sides.0, in: range, name: "width"),
      height: try number(sides.1, in: range, name: "height"))
  }

  /// A rectangle that is called something: `$.frame`, `frame(3)`.
  private func rect(_ token: Token) throws(LabError) -> Rect {
    guard case .rect(let rect)? = try Arithmetic.value(of: token, in: facts) else {
      throw LabError(
        .malformed(
          name: "a rectangle", text: token.text,
          expected: "X Y WIDTH HEIGHT, or $.frame, frame(3)"),
        at: token.span)
    }
    return rect
  }

  private func element(_ token: Token) throws(LabError) -> ElementName {
    if let name = try lastAnswer(token.text, at: token.span) { return name }
    if let name = ElementName(token.text) { return name }
    guard let index = try index(token), index >= 0 else {
      throw LabError(
        .malformed(
          name: "an element", text: token.text,
          expected: "3, 1.3, 1.header, 1.3.badge, 1.background or layout.header"),
        at: token.span)
    }
    return ElementName(.item, section: nil, index: index)
  }

  /// The one element that `text` names, where it begins with `$`.
  private func lastAnswer(
    _ text: some StringProtocol, at span: SourceSpan
  ) throws(LabError) -> ElementName? {
    try ElementName(lastAnswer: text, in: facts, at: span)
  }

  private func frameNumber(_ token: Token) throws(LabError) -> ArgumentValue {
    let malformed = LabError(
      .malformed(
        name: "a number of a frame", text: token.text,
        expected: "ITEM.x, ITEM.y, ITEM.width or ITEM.height"),
      at: token.span)
    guard let dot = token.text.lastIndex(of: ".") else { throw malformed }
    let element = token.text[..<dot]
    let place = SourceSpan(token.span.start, token.span.start + element.utf8.count)
    guard let name = try lastAnswer(element, at: place) ?? ElementName(element) else {
      throw malformed
    }
    let word = String(token.text[token.text.index(after: dot)...])
    guard let number = FrameNumber(rawValue: word) else {
      throw LabError(
        .unknownValue(
          name: "a number of a frame", value: word, allowed: FrameNumber.allCases.map(\.rawValue)),
        at: token.span)
    }
    return .frameNumber(name, number)
  }

  private func indexes(_ token: Token) throws(LabError) -> ClosedRange<Int> {
    let malformed = LabError(
      .malformed(name: "a range", text: token.text, expected: "FIRST..LAST"), at: token.span)
    guard let (lower, upper) = token.halves(at: "..").first else { throw malformed }
    guard let first = try index(lower), let last = try index(upper), first >= 0 else {
      throw malformed
    }
    guard first <= last else { throw .reversed(token) }
    return first...last
  }

  /// A whole number, or a calculation with a whole result.
  private func index(_ token: Token) throws(LabError) -> Int? {
    if let index = Self.wholeNumber(token.text) { return index }
    return try Arithmetic.number(of: token, in: facts).flatMap(Self.wholeNumber)
  }

  private static func wholeNumber(_ value: Double) -> Int? {
    value == value.rounded() && abs(value) < 1e15 ? Int(value) : nil
  }

  /// A calculation and its value: `width/2 = 195`.
  private static func calculation(_ token: Token, _ value: Double) -> String {
    "\(token.text) = \(NumberText.formatShort(value))"
  }

  /// Digits, with an exponent as in `1e6` where the number is whole.
  static func wholeNumber(_ text: String) -> Int? {
    if let value = NumberText.int(text) { return value }
    return NumberText.double(text).flatMap(wholeNumber)
  }

  /// The name of a place in a sentence: `WIDTH` becomes width, N does not change.
  private static func spoken(_ name: String) -> String {
    name.utf8.count > 1 && name == name.uppercased() ? name.lowercased() : name
  }
}

extension LabError {
  /// The range in `token` begins with the larger number.
  package static func reversed(_ token: Token) -> LabError {
    LabError(
      .malformed(
        name: "a range", text: token.text, expected: "FIRST..LAST, with the smaller number first"),
      at: token.span)
  }
}
