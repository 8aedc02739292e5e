import LayoutCore

/// Reads one token as the value a place takes.
enum SlotReader {
  static func read(_ token: Token, as slot: Slot, name: String) throws(Fault) -> ArgumentValue {
    switch slot {
    case .points(let range): return .number(try number(token, in: range, name: name))
    case .factor(let range): return .number(try number(token, in: range, name: name, unit: ""))
    case .count(let range): return .count(try count(token, in: range, name: name))
    case .choice(let choices):
      let words = choices.map(\.name)
      guard words.contains(token.text) else {
        throw Fault(
          .unknownValue(name: spoken(name), value: token.text, allowed: words),
          at: token.span)
      }
      return .word(token.text)
    case .size(let range): return .size(try size(token, in: range, name: name))
    case .element: return .element(try element(token))
    case .frameNumber: return try frameNumber(token)
    case .indexes: return .indexes(try indexes(token, name: name))
    case .assignment:
      guard let assignment = token.assignment else {
        throw Fault(
          .malformed(name: "a parameter", text: token.text, expected: "NAME=VALUE"),
          at: token.span)
      }
      return .assignment(name: assignment.name, value: assignment.value)
    case .mark, .macro, .strategy, .parameter, .parameterValue, .template, .braces, .path, .command,
      .topic, .demo, .lesson, .sizes, .expression, .text:
      return .word(token.text)
    }
  }

  static func number(
    _ token: Token, in range: ClosedRange<Double>, name: String, unit: String = "pt"
  ) throws(Fault) -> Double {
    var value = NumberText.double(token.text)
    if value == nil { value = try Arithmetic.value(of: token) }
    guard let value else {
      throw Fault(.notANumber(name: spoken(name), text: token.text), at: token.span)
    }
    guard range.contains(value) else {
      throw Fault(
        .outOfRange(
          name: spoken(name), value: token.text, allowed: text(range), unit: unit),
        at: token.span)
    }
    return value
  }

  static func count(
    _ token: Token, in range: ClosedRange<Int>, name: String
  ) throws(Fault) -> Int {
    var value = wholeNumber(token.text)
    if value == nil { value = try computedCount(token) }
    guard let value else {
      throw Fault(.notAWholeNumber(name: spoken(name), text: token.text), at: token.span)
    }
    guard range.contains(value) else {
      throw Fault(
        .outOfRange(
          name: spoken(name), value: token.text,
          allowed:
            "\(NumberText.grouped(range.lowerBound))…\(NumberText.grouped(range.upperBound))",
          unit: ""),
        at: token.span)
    }
    return value
  }

  static func size(
    _ token: Token, in range: ClosedRange<Double>, name: String
  ) throws(Fault) -> Size {
    let sides = token.text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2 else {
      throw Fault(
        .malformed(name: spoken(name), text: token.text, expected: "WIDTHxHEIGHT"),
        at: token.span)
    }
    let middle = token.span.start + sides[0].utf8.count
    let width = Token(.word, String(sides[0]), Span(token.span.start, middle))
    let height = Token(.word, String(sides[1]), Span(middle + 1, token.span.end))
    return Size(
      width: try number(width, in: range, name: "width"),
      height: try number(height, in: range, name: "height"))
  }

  private static func element(_ token: Token) throws(Fault) -> ElementName {
    guard let name = ElementName(token.text) else {
      throw Fault(
        .malformed(
          name: "an element", text: token.text,
          expected: "3, 1.3, 1.header, 1.3.badge, 1.background or layout.header"),
        at: token.span)
    }
    return name
  }

  private static func frameNumber(_ token: Token) throws(Fault) -> ArgumentValue {
    let malformed = Fault(
      .malformed(
        name: "a number of a frame", text: token.text,
        expected: "ITEM.x, ITEM.y, ITEM.width or ITEM.height"),
      at: token.span)
    guard let dot = token.text.lastIndex(of: "."),
      let name = ElementName(token.text[..<dot])
    else { throw malformed }
    let word = String(token.text[token.text.index(after: dot)...])
    guard let number = FrameNumber(rawValue: word) else {
      throw Fault(
        .unknownValue(
          name: "a number of a frame", value: word, allowed: FrameNumber.allCases.map(\.rawValue)),
        at: token.span)
    }
    return .frameNumber(name, number)
  }

  private static func indexes(_ token: Token, name: String) throws(Fault) -> ClosedRange<Int> {
    let malformed = Fault(
      .malformed(name: "a range", text: token.text, expected: "FIRST..LAST"), at: token.span)
    guard let dots = token.text.utf8.firstRange(of: "..".utf8) else { throw malformed }
    guard let first = wholeNumber(String(token.text[..<dots.lowerBound])),
      let last = wholeNumber(String(token.text[dots.upperBound...])), first >= 0, last >= first
    else { throw malformed }
    return first...last
  }

  /// The whole number that a calculation comes to; nil where it is none.
  private static func computedCount(_ token: Token) throws(Fault) -> Int? {
    guard let value = try Arithmetic.value(of: token), value == value.rounded(), abs(value) < 1e15
    else { return nil }
    return Int(value)
  }

  /// Digits, with an exponent as in `1e6` where the number is whole.
  static func wholeNumber(_ text: String) -> Int? {
    if let value = NumberText.int(text) { return value }
    guard let value = NumberText.double(text), value == value.rounded(), abs(value) < 1e15 else {
      return nil
    }
    return Int(value)
  }

  /// The name of a place as it stands in a sentence: `WIDTH` is width, and N stays N.
  private static func spoken(_ name: String) -> String {
    name.utf8.count == 1 ? name : name.lowercased()
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    "\(NumberText.formatShort(range.lowerBound))…\(NumberText.formatShort(range.upperBound))"
  }
}
