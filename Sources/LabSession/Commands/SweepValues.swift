import LabLanguage
import LayoutCore
import LayoutText

/// The values of a `sweep`: words as they were typed, and `A..B` written out.
enum SweepValues {
  /// The most values of one sweep: each is a layout, a picture and a row.
  static let most = 24
  /// How far apart the values of a range may be.
  static let steps = 0.000_001...1_000_000_000

  /// The values that `tokens` name, each at its place: `2..6`, `0..40 step 10`, `2 3 8`.
  ///
  /// - Throws: `notPossible` where there are too many; `malformed` for a range that runs backwards;
  ///   `outOfRange` for a step that leads nowhere.
  static func read(
    _ tokens: ArraySlice<Token>, in facts: any ExpressionEnvironment
  ) throws(LabError) -> [Token] {
    try tokens.requireValue(of: "STEP", behind: "step")
    var tokens = try calculated(tokens, in: facts)
    var step: Double?
    if tokens.count == 3, tokens[1].text == "step", let size = NumberText.double(tokens[2].text) {
      guard steps.contains(size) else {
        throw LabError(
          .outOfRange(
            name: "STEP", value: tokens[2].text, allowed: "0.000001–1,000,000,000", unit: ""),
          at: tokens[2].span)
      }
      step = size
      tokens.removeLast(2)
    }
    var values: [Token] = []
    for token in tokens {
      if let range = try range(token) {
        values += try written(range, step: step, token)
      } else {
        values.append(token)
      }
      guard values.count <= most else { throw tooMany(Double(values.count), at: token.span) }
    }
    return values
  }

  /// `tokens` with numbers in the place of calculations.
  private static func calculated(
    _ tokens: ArraySlice<Token>, in facts: any ExpressionEnvironment
  ) throws(LabError) -> [Token] {
    var numbers: [Token] = []
    for token in tokens { numbers.append(try Arithmetic.written(token, in: facts)) }
    return numbers
  }

  /// The two ends of `A..B`; nil where the word is not a range.
  private static func range(_ token: Token) throws(LabError) -> (first: Double, last: Double)? {
    guard token.kind == .word, let dots = token.text.utf8.firstRange(matching: "..".utf8),
      let first = NumberText.double(token.text[..<dots.lowerBound]),
      let last = NumberText.double(token.text[dots.upperBound...])
    else { return nil }
    guard first <= last else { throw .reversed(token) }
    return (first, last)
  }

  private static func written(
    _ range: (first: Double, last: Double), step: Double?, _ token: Token
  ) throws(LabError) -> [Token] {
    let step = step ?? 1
    // Ten steps of 0.1 add up to a little less than 1.
    let count = ((range.last - range.first) / step + 1e-9).rounded(.down) + 1
    guard count <= Double(most) else { throw tooMany(count, at: token.span, range) }
    return (0..<Int(count)).map { number in
      let value = range.first + Double(number) * step
      let rounded = (value * 1e9).rounded() / 1e9
      return Token(.word, NumberText.formatExact(rounded), token.span)
    }
  }

  private static func tooMany(
    _ count: Double, at span: SourceSpan, _ range: (first: Double, last: Double)? = nil
  ) -> LabError {
    var sentence =
      "a sweep has at most \(most) values, this one has \(NumberText.formatShort(count))"
    if let range {
      let step = RoundNumber.atLeast((range.last - range.first) / Double(most - 1))
      sentence += ": try step \(NumberText.formatShort(step))"
    }
    return LabError(.notPossible(sentence), at: span)
  }
}

extension ArraySlice<Token> {
  /// - Throws: `missingArgument` where they end with `word`, which the value called `name` follows.
  func requireValue(of name: String, behind word: String) throws(LabError) {
    guard let last, last.text == word else { return }
    throw LabError(
      .missingArgument(name: name, command: "sweep"), at: SourceSpan(last.span.end, last.span.end))
  }
}
