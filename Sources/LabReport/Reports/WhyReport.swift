public import LayoutCore
public import LayoutText

/// `why`: the arithmetic behind one number of a frame.
public struct WhyReport: Report {
  /// The element.
  public var name: String
  /// Which of the four numbers.
  public var number: FrameNumber
  /// The number.
  public var value: Double
  /// The facts and the arithmetic.
  public var reason: Reason

  /// What a screen makes of the number, and how many pixels it has to a point; nil where nothing
  /// is rounded.
  public var pixels: (value: Double, scale: Int)?

  /// The reason for `number` of the element called `name`.
  public init(
    name: String, number: FrameNumber, value: Double, reason: Reason,
    pixels: (value: Double, scale: Int)? = nil
  ) {
    self.name = name
    self.number = number
    self.value = value
    self.reason = reason
    self.pixels = pixels
  }

  public func lines(on page: Page) -> [Markup] {
    var lines = reason.facts.map { Markup($0) }
    var sum = Markup("\(number.rawValue)", .name)
    sum.append(" = ")
    sum.append(reason.formula.text)
    if reason.formula.isComputed {
      sum.append(" = ")
      sum.append(NumberText.formatGrouped(value), .number)
    }
    lines.append(sum)
    if let pixels {
      lines.append(
        Markup(
          "drawn at \(NumberText.formatGrouped(pixels.value)): rounded to the nearest pixel at "
            + "scale \(pixels.scale)", .note))
    }
    return lines
  }

  public var members: [(key: String, value: JSON)] {
    [
      ("element", .string(name)), ("number", .string(number.rawValue)), ("value", .number(value)),
      ("facts", .array(reason.facts.map { .string($0) })),
      ("formula", .string(reason.formula.text)),
    ] + (pixels.map { [("rounded", .number($0.value)), ("scale", .int($0.scale))] } ?? [])
  }
}
