public import LayoutCore

/// `why`: the arithmetic behind one number of a frame.
public struct WhyReport: Report {
  /// The element.
  public var name: String
  /// Which of the four numbers.
  public var number: FrameNumber
  /// The number.
  public var value: Double
  /// Why it is what it is.
  public var reason: Reason

  /// The reason for `number` of the element called `name`.
  public init(name: String, number: FrameNumber, value: Double, reason: Reason) {
    self.name = name
    self.number = number
    self.value = value
    self.reason = reason
  }

  public func lines(on page: Page) -> [Markup] {
    var lines = reason.facts.map { Markup($0) }
    var sum = Markup("\(number.rawValue)", .name)
    sum.append(" = ")
    sum.append(reason.formula.text)
    if reason.formula.isComputed {
      sum.append(" = ")
      sum.append(NumberText.formatShort(value), .number)
    }
    lines.append(sum)
    return lines
  }

  public var members: [(key: String, value: JSON)] {
    [
      ("element", .string(name)), ("number", .string(number.rawValue)), ("value", .number(value)),
      ("facts", .array(reason.facts.map { .string($0) })),
      ("formula", .string(reason.formula.text)),
    ]
  }
}
