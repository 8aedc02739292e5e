import LabReport
import LayoutCore
import LayoutText

/// `why`: the arithmetic behind one number of a frame.
struct WhyReport: Report {
  /// The element.
  var name: String
  /// Which of the four numbers.
  var number: FrameNumber
  /// The number.
  var value: Double
  /// Why it is what it is.
  var reason: Reason

  /// What a screen makes of the number, and how many pixels it has to a point; nil where nothing
  /// is rounded.
  var pixels: (value: Double, scale: Int)?

  func lines(on page: Page) -> [Markup] {
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

  var members: [(key: String, value: JSON)] {
    [
      ("element", .string(name)), ("number", .string(number.rawValue)), ("value", .number(value)),
      ("facts", .array(reason.facts.map { .string($0) })),
      ("formula", .string(reason.formula.text)),
    ] + (pixels.map { [("rounded", .number($0.value)), ("scale", .int($0.scale))] } ?? [])
  }
}
