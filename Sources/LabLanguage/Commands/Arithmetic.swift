import LayoutCore
import LayoutText

/// Calculations in the place of a number: `width 2*160`, `set columns columns+1`, `query 0 $.y 390
/// $.height`. The language is that of `check`, without blanks, and so are the names.
public enum Arithmetic {
  /// The longest calculation, in bytes.
  static let longest = 1_000

  /// The value of a calculation, a number or a rectangle; nil for a word that is not one: it has no
  /// known name and no operator.
  ///
  /// - Throws: an error for a calculation without a value: a name in it is unknown, something is
  ///   divided by zero, a number is too large.
  static func value(
    of token: Token, in facts: (any ExpressionEnvironment)?
  ) throws(LabError) -> ExpressionValue? {
    guard token.kind == .word, token.text.utf8.count <= longest else { return nil }
    let expression: Expression
    do throws(LabError) {
      expression = try Expression(parsing: token.text, at: token.span.start)
    } catch {
      guard token.isCalculation else { return nil }
      throw error.about(topic)
    }
    do throws(LabError) {
      guard let facts else { return try expression.evaluate(in: Nowhere()) }
      return try expression.evaluate(in: facts)
    } catch {
      if case .unknownName = error.kind, !token.isCalculation { return nil }
      throw error.about(topic)
    }
  }

  private static let topic = "expressions"

  /// The number of a calculation; nil for a word that is not one.
  ///
  /// - Throws: as `value(of:in:)`; an error for a value of another kind.
  static func number(
    of token: Token, in facts: (any ExpressionEnvironment)?
  ) throws(LabError) -> Double? {
    switch try value(of: token, in: facts) {
    case nil: return nil
    case .number(let number): return number
    case let other?:
      let numbers = token.text == "$" ? ": $.x, $.y, $.width, $.height and $.count are" : ""
      throw LabError(
        .expression(
          "expected a number, but \(Printable.quoted(token.text)) is \(other.kindName)\(numbers)"),
        at: token.span, topic: topic)
    }
  }

  /// The name that a word nothing is called was most likely meant to be, as an error; nil where
  /// none is near but `own`, that of the place itself.
  static func slip(
    _ token: Token, at own: String, in facts: (any ExpressionEnvironment)?
  ) -> LabError? {
    guard let facts, token.kind == .word else { return nil }
    let names = (ExpressionNames.values.map(\.name) + facts.parameterNames).filter { $0 != own }
    let guesses = Suggestion.guesses(for: token.text, among: names)
    guard !guesses.isEmpty else { return nil }
    return LabError(
      .unknownName(.value, name: token.text, suggestions: guesses), at: token.span, topic: topic)
  }

  /// The word with a number in the place of each calculation: the word itself, or one side of
  /// `WIDTHxHEIGHT` or of `A..B`. The word itself where there is none.
  ///
  /// - Throws: as `value(of:in:)`.
  public static func written(
    _ token: Token, in facts: any ExpressionEnvironment
  ) throws(LabError) -> Token {
    guard token.kind == .word, NumberText.double(token.text) == nil else { return token }
    for separator in ["x", ".."] {
      for (left, right) in token.halves(at: separator) {
        guard let first = try? side(left, in: facts), let last = try? side(right, in: facts) else {
          continue
        }
        return Token(.word, first + separator + last, token.span)
      }
    }
    guard case .number(let number)? = try value(of: token, in: facts) else { return token }
    return Token(.word, NumberText.formatExact(number), token.span)
  }

  private static func side(
    _ token: Token, in facts: any ExpressionEnvironment
  ) throws(LabError) -> String? {
    if NumberText.double(token.text) != nil { return token.text }
    return try number(of: token, in: facts).map(NumberText.formatExact)
  }

  /// No layout, and no names.
  private struct Nowhere: ExpressionEnvironment {
    var parameterNames: [String] { [] }
    var sectionCount: Int { 0 }
    func itemCount(in section: Int) -> Int { 0 }
    func value(of name: String) throws(LabError) -> ExpressionValue? { nil }
    func frame(section: Int, item: Int) throws(LabError) -> Rect { .zero }
    func frame(of view: ElementID) throws(LabError) -> Rect? { nil }
    func column(section: Int, item: Int) throws(LabError) -> Int? { nil }
    func query(_ rect: Rect) throws(LabError) -> [ElementID] { [] }
  }
}

extension Token {
  /// Whether the word can only be meant as a calculation: it has a sign between digits or names,
  /// parentheses, or `$`.
  fileprivate var isCalculation: Bool {
    guard kind == .word, !text.hasPrefix("--") else { return false }
    return text.utf8.contains { "+*/($".utf8.contains($0) }
      || text.utf8.dropFirst().contains(UInt8(ascii: "-"))
  }

  /// The word cut in two at each `separator` in turn.
  func halves(at separator: String) -> [(Token, Token)] {
    let (bytes, mark) = (Array(text.utf8), Array(separator.utf8))
    var halves: [(Token, Token)] = []
    var start = 0
    func half(_ range: Range<Int>) -> Token {
      let isAsTyped = bytes.count == span.length
      let place = SourceSpan(range.lowerBound, range.upperBound).moved(by: span.start)
      let text = String(decoding: bytes[range], as: UTF8.self)
      return Token(.word, text, isAsTyped ? place : span)
    }
    while start + mark.count <= bytes.count {
      let end = start + mark.count
      if bytes[start..<end] == mark[...] {
        halves.append((half(0..<start), half(end..<bytes.count)))
        start = end
      } else {
        start += 1
      }
    }
    return halves
  }
}

extension LabError {
  /// The same with the help on `topic`, whatever it had.
  fileprivate func about(_ topic: String) -> LabError {
    var error = self
    error.topic = topic
    return error
  }
}
