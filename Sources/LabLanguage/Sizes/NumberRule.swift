import LayoutCore
import LayoutText

/// What a number of a command or a data file must be.
struct NumberRule: Sendable {
  /// What the number is called in a message.
  let name: String
  /// The smallest and the largest value allowed.
  let range: ClosedRange<Double>
  /// What it is counted in: "pt", or empty.
  var unit = "pt"

  /// The width of an item, in points.
  static let width = NumberRule(name: "width", range: 0...1_000_000)
  /// The height of an item, in points.
  static let height = NumberRule(name: "height", range: 0...1_000_000)
  /// Both sides of an item, in points.
  static let size = NumberRule(name: "size", range: 0...1_000_000)

  /// The number that `token` spells.
  ///
  /// - Throws: an error at the token if it is not a number, or out of range.
  func read(_ token: Token) throws(LabError) -> Double {
    let written = unit == "pt" ? NumberText.points(token.text) : NumberText.double(token.text)
    guard token.kind == .word, let value = written else {
      throw LabError(.notANumber(name: name, text: token.text), at: token.span)
    }
    if let violation = violation(by: value, written: token.text) {
      throw LabError(violation, at: token.span)
    }
    // Adding zero turns -0 into 0.
    return value + 0
  }

  /// What is wrong with `value`; nil if it is allowed.
  func violation(by value: Double, written text: String) -> ErrorKind? {
    range.contains(value)
      ? nil : .outOfRange(name: name, value: text, allowed: NumberText.range(range), unit: unit)
  }
}
