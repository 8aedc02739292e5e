import LayoutCore
import LayoutText

/// The ways to write a length that are possible at a place.
enum DimensionForm {
  /// The side of a node: any.
  case node
  /// The side of a header, a footer or a badge: it has no siblings to be as large as.
  case view
  /// The side of a frame in a custom group: it is known before anything is measured.
  case frame
  /// The place of a frame in a custom group: known, too; it may be 0 or negative.
  case origin

  /// What may be written, for an error.
  var expected: String {
    switch self {
    case .node: "120, 0.5w, 1/3w, 1/2h, ~44 or ~=44"
    case .view: "120, 0.5w, 1/3w, 1/2h or ~44"
    case .frame: "120, 0.5w, 1/3w or 1/2h"
    case .origin: "120, -8, 0.5w or 1/2h"
    }
  }
}

/// A number with what it is counted in: `120`, `1/3w`, `-0.5h`.
private struct Measure {
  enum Unit { case points, widths, heights }

  let value: Double
  let unit: Unit

  /// The greatest fraction of a container.
  static let mostTimes = 1000.0

  /// The measure that `text` spells; nil if there is none. The value may not be finite.
  init?(_ text: String) {
    switch text.utf8.last {
    case UInt8(ascii: "w"): unit = .widths
    case UInt8(ascii: "h"): unit = .heights
    default: unit = .points
    }
    let digits = unit == .points ? text.utf8[...] : text.utf8.dropLast()
    // Without lists of parts, and as strings, which are read much faster than parts of one: presets
    // are read at each start.
    func number(_ digits: Substring.UTF8View) -> Double? {
      NumberText.double(String(Substring(digits)))
    }
    guard let slash = digits.firstIndex(of: UInt8(ascii: "/")) else {
      guard let number = number(digits) else { return nil }
      value = number
      return
    }
    guard unit != .points, let over = number(digits[..<slash]),
      let under = number(digits[slash...].dropFirst())
    else { return nil }
    value = over / under
  }

  var most: Double { unit == .points ? Double(TemplateParser.largest) : Self.mostTimes }

  var dimension: Dimension {
    switch unit {
    case .points: .absolute(value)
    case .widths: .fractionOfWidth(value)
    case .heights: .fractionOfHeight(value)
    }
  }
}

/// Lengths and places: points, fractions, estimates.
extension TokenCursor {
  /// A length or a place, written in one of the ways that `form` allows.
  mutating func dimension(_ name: String, _ form: DimensionForm) throws(LabError) -> Dimension {
    let token = try value(name)
    if form == .node, token.text.utf8.starts(with: "~=".utf8) {
      return .uniformAcrossSiblings(try estimate(token, after: 2, name, form))
    }
    if form == .node || form == .view, token.text.utf8.starts(with: "~".utf8) {
      return .estimated(try estimate(token, after: 1, name, form))
    }
    guard let measure = Measure(token.text) else { throw malformed(token, name, form) }
    if form == .origin {
      try check(measure, token, name)
    } else {
      try checkExtent(measure.value, most: measure.most, measure.unit == .points, token, name)
    }
    return measure.dimension
  }

  /// The points after the mark of an estimate.
  private func estimate(
    _ token: Token, after mark: Int, _ name: String, _ form: DimensionForm
  ) throws(LabError) -> Double {
    guard let points = NumberText.double(token.text.dropFirst(mark)) else {
      throw malformed(token, name, form)
    }
    try checkExtent(points, most: Double(TemplateParser.largest), true, token, name)
    return points
  }

  private func malformed(_ token: Token, _ name: String, _ form: DimensionForm) -> LabError {
    LabError(.malformed(name: name, text: token.text, expected: form.expected), at: token.span)
  }

  /// Throws for an extent that is not more than 0.
  private func checkExtent(
    _ value: Double, most: Double, _ isPoints: Bool, _ token: Token, _ name: String
  ) throws(LabError) {
    guard value > 0, value <= most else {
      throw LabError(
        .outOfRange(
          name: name, value: token.text,
          allowed: "more than 0 and at most \(NumberText.bound(most))",
          unit: isPoints ? "pt" : "times the container's"), at: token.span)
    }
  }

  /// Refuses what moves something too far.
  private func check(_ measure: Measure, _ token: Token, _ name: String) throws(LabError) {
    let rule = NumberRule(
      name: name, range: -measure.most...measure.most,
      unit: measure.unit == .points ? "pt" : "times the whole")
    if let violation = rule.violation(by: measure.value, written: token.text) {
      throw LabError(violation, at: token.span)
    }
  }

  /// Reads what follows `offset`: two numbers of points, or a fraction of the view's own width and
  /// one of its height.
  mutating func offset() throws(LabError) -> Anchor.Offset {
    let (first, second) = (try value("offset"), try value("offset"))
    guard let x = Measure(first.text), let y = Measure(second.text) else {
      let wrong = Measure(first.text) == nil ? first : second
      throw LabError(
        .malformed(name: "offset", text: wrong.text, expected: "4 -4, or 0.5w -0.5h"),
        at: wrong.span)
    }
    try check(x, first, "offset")
    try check(y, second, "offset")
    let point = Point(x: x.value, y: y.value)
    switch (x.unit, y.unit) {
    case (.points, .points): return .absolute(point)
    case (.widths, .heights): return .fractional(point)
    default:
      throw LabError(
        .template(
          "an offset is in points, such as offset 4 -4, or in fractions of the view's size, such "
            + "as offset 0.5w -0.5h"), at: first.span.union(second.span))
    }
  }
}
