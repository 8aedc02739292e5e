import LayoutCore

/// A name that expressions know, as help and completion show it.
public struct ExpressionName: Sendable, Hashable {
  /// The name itself: `frame`, `content.width`.
  public let name: String
  /// How it is written: `frame(ITEM)`.
  public let form: String
  /// What it is, in a few words.
  public let summary: String
  /// Whether it is followed by arguments in parentheses.
  public let isFunction: Bool
}

/// The names of the language of `check`. Parameters of strategies come on top of them.
public enum ExpressionNames {
  /// The names that take no argument.
  public static let values: [ExpressionName] = [
    value("count", "the number of items in all sections"),
    value("sections", "the number of sections"),
    value("columns", "the number of columns"),
    value("content.width", "the width of the content, in points"),
    value("content.height", "the height of the content, in points"),
    value("container.width", "the width of the container, in points"),
    value("container.height", "the height of the container, in points"),
    value("overlaps", "the number of pairs of items that overlap"),
    value("gaps.min", "the smallest gap between neighbours, in points"),
    value("gaps.max", "the largest gap between neighbours, in points"),
    value("visited", "search steps + items placed + items compared of the last query"),
    value("offset", "the content offset, from the top or the left, in points"),
    value("offset.x", "the content offset from the left, in points"),
    value("offset.y", "the content offset from the top, in points"),
    value("strategy", "the name of the strategy: strategy == masonry"),
    value("$", "the elements of the last answer"),
  ]

  /// The members of `$`, each with its point: `$.count`.
  public static let partsOfLastAnswer: [ExpressionName] = LastAnswer.parts.map {
    value("$.\($0.name)", $0.summary)
  }

  /// The names that take arguments.
  public static let functions: [ExpressionName] = ExpressionFunction.allCases.map {
    ExpressionName(name: $0.rawValue, form: $0.form, summary: $0.summary, isFunction: true)
  }

  /// The names of the sides of a rect, after a point: `frame(0).x`.
  public static let members: [ExpressionName] = RectSide.allCases.map {
    ExpressionName(
      name: $0.rawValue, form: "frame(ITEM).\($0.rawValue)", summary: $0.summary, isFunction: false)
  }

  /// The operators between conditions, and the two constants.
  public static let words = ["and", "or", "not", "true", "false"]

  private static func value(_ name: String, _ summary: String) -> ExpressionName {
    ExpressionName(name: name, form: name, summary: summary, isFunction: false)
  }
}

/// What can be called in an expression.
enum ExpressionFunction: String, Sendable, CaseIterable {
  case frame, column, query, rect, items, len, min, max, abs, round

  /// How a call is written.
  var form: String { definition.form }
  /// The value of the call.
  var summary: String { definition.summary }
  /// How many arguments a call may have.
  var arity: ClosedRange<Int> { definition.arity }

  private var definition: (form: String, arity: ClosedRange<Int>, summary: String) {
    switch self {
    case .frame:
      (
        "frame(ITEM)", 1...1,
        "the frame of an item, such as 3 or 1.3 (section 1, item 3), or of a view: 1.header"
      )
    case .column: ("column(ITEM)", 1...1, "the column of an item, from 0")
    case .query: ("query(X, Y, WIDTH, HEIGHT)", 4...4, "the items that intersect a rect")
    case .rect: ("rect(X, Y, WIDTH, HEIGHT)", 4...4, "a rect, to compare frames with")
    case .items:
      ("items(ITEM, …) or items(A..B)", 0...Int.max, "a set of items, in any order")
    case .len: ("len(ITEMS)", 1...1, "the number of items in a set, or of characters in text")
    case .min: ("min(NUMBER, …)", 1...Int.max, "the smallest of the numbers")
    case .max: ("max(NUMBER, …)", 1...Int.max, "the largest of the numbers")
    case .abs: ("abs(NUMBER)", 1...1, "the absolute value of the number")
    case .round: ("round(NUMBER)", 1...1, "the nearest whole number, halves away from zero")
    }
  }
}

/// One number of a rect.
enum RectSide: String, Sendable, CaseIterable {
  case x, y, width, height, right, bottom

  /// It of `rect`, in points.
  func number(of rect: Rect) -> Double {
    switch self {
    case .x: rect.x
    case .y: rect.y
    case .width: rect.width
    case .height: rect.height
    case .right: rect.maxX
    case .bottom: rect.maxY
    }
  }

  var summary: String {
    switch self {
    case .x: "the left edge"
    case .y: "the top edge"
    case .width: "the width"
    case .height: "the height"
    case .right: "the right edge: x + width"
    case .bottom: "the bottom edge: y + height"
    }
  }
}
