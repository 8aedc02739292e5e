public import LayoutCore

/// A value that was bound to a place of a command.
///
/// Large cases are `indirect`: most values are numbers, which are passed in registers then.
public enum ArgumentValue: Sendable, Hashable {
  /// A number of points.
  case number(Double)
  /// A whole number.
  case count(Int)
  /// Width and height.
  case size(Size)
  /// A rectangle, in points.
  indirect case rect(Rect)
  /// A word, a name, or text.
  case word(String)
  /// An item or another element, as written.
  indirect case element(ElementName)
  /// A number of an item's frame.
  indirect case frameNumber(ElementName, FrameNumber)
  /// A range of indexes, both included.
  case indexes(ClosedRange<Int>)
  /// A parameter and its value, as written.
  indirect case assignment(name: Token, value: Token)
}

/// What a command was given: values by name, each with its place in the text.
public struct Arguments: Sendable {
  /// One value that was given.
  public struct Given: Sendable {
    /// The name of the place in the command's definition.
    public let name: String
    public let value: ArgumentValue
    /// The place of the value in the source.
    public let span: SourceSpan
  }

  /// The command they belong to.
  public let command: Statement
  /// The values that were added one by one.
  private var added: [Given] = []
  /// The form of a command of numbers, which are the values of its slots; nil for other commands.
  private let matched: (definition: CommandDefinition, form: Int)?

  init(command: Statement) {
    self.command = command
    matched = nil
    added.reserveCapacity(command.tokens.count)
  }

  /// The numbers of `command`, if the form at the place `form` of `definition` takes them.
  ///
  /// Most lines of a script are such commands. They need no place among the tokens, no options, and no
  /// list of what was skipped, which is most of a binder's work.
  package init?(numbersOf command: Statement, _ definition: CommandDefinition, form: Int = 0) {
    guard let numbers = command.numeric, form < definition.forms.count,
      definition.forms[form].takes(numbers.line)
    else { return nil }
    self.command = command
    matched = (definition, form)
  }

  mutating func add(_ name: String, _ value: ArgumentValue, _ span: SourceSpan) {
    added.append(Given(name: name, value: value, span: span))
  }

  /// The values in the order they were given.
  public var given: [Given] {
    guard let matched, let numbers = command.numeric?.line else { return added }
    var given: [Given] = []
    for (place, shape) in matched.definition.forms[matched.form].shapes.enumerated() {
      guard case .slot(let name, _) = shape else { continue }
      given.append(
        Given(name: name, value: .number(numbers[place]), span: numbers.span(at: place)))
    }
    return given
  }

  /// Whether something was given for `name`.
  public func has(_ name: String) -> Bool { given.contains { $0.name == name } }

  /// The place of the value of `name`; the whole command if it has none.
  public func span(_ name: String) -> SourceSpan {
    given.first { $0.name == name }?.span ?? command.span
  }

  /// The values given for `name`.
  public func all(_ name: String) -> [Given] { given.filter { $0.name == name } }

  /// The number given for `name`.
  public func number(_ name: String) -> Double? {
    if case .number(let number) = first(name) { number } else { nil }
  }

  /// The whole number given for `name`.
  public func count(_ name: String) -> Int? {
    if case .count(let count) = first(name) { count } else { nil }
  }

  /// The word given for `name`.
  public func word(_ name: String) -> String? {
    if case .word(let word) = first(name) { word } else { nil }
  }

  /// The size given for `name`.
  public func size(_ name: String) -> Size? {
    if case .size(let size) = first(name) { size } else { nil }
  }

  /// The rectangle given as `RECT`, or as `X`, `Y`, `WIDTH` and `HEIGHT`, one behind the other.
  public var rect: Rect? {
    if let matched, let numbers = command.numeric?.line,
      matched.definition.forms[matched.form].isRect
    {
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    let given = given
    if let first = given.firstIndex(where: { $0.name == "X" }), given.count > first + 3,
      case .number(let x) = given[first].value, case .number(let y) = given[first + 1].value,
      case .number(let width) = given[first + 2].value,
      case .number(let height) = given[first + 3].value
    {
      return Rect(x: x, y: y, width: width, height: height)
    }
    return given.lazy.compactMap { if case .rect(let rect) = $0.value { rect } else { nil } }.first
  }

  private func first(_ name: String) -> ArgumentValue? {
    given.first { $0.name == name }?.value
  }
}
