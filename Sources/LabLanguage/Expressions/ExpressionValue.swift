public import LayoutCore
import LayoutText

/// What an expression is worth.
public enum ExpressionValue: Sendable, Hashable {
  /// A number: a length in points, a count or an index. Always finite in a result.
  case number(Double)
  /// True or false; a parameter that is on or off.
  case boolean(Bool)
  /// A frame, in points.
  case rect(Rect)
  /// A set of items, each once and in order.
  case items([ElementID])
  /// A word: a choice among a parameter's values.
  case text(String)

  /// What the value is, for a message: "a number".
  public var kindName: String {
    switch self {
    case .number: "a number"
    case .boolean: "true or false"
    case .rect: "a rect"
    case .items: "a set of items"
    case .text: "text"
    }
  }

  /// The value as in an expression: numbers with at most two decimals, or in full if `isExact`;
  /// items with their section if `namesSections`, and at most 20 of them.
  public func text(isExact: Bool = false, namesSections: Bool = false) -> String {
    func written(_ number: Double) -> String {
      isExact ? NumberText.formatExact(number) : NumberText.formatShort(number)
    }
    switch self {
    case .number(let number): return written(number)
    case .boolean(let boolean): return boolean ? "true" : "false"
    case .text(let text): return Printable.quoted(text)
    case .rect(let rect):
      let numbers = [rect.x, rect.y, rect.width, rect.height].map(written)
      return "rect(" + numbers.joined(separator: ", ") + ")"
    case .items(let items):
      let names = items.prefix(20).map {
        namesSections ? "\($0.section).\($0.index)" : "\($0.index)"
      }
      let rest = items.count > 20 ? ", … of \(NumberText.grouped(items.count))" : ""
      return "items(" + names.joined(separator: ", ") + rest + ")"
    }
  }

  /// Whether both are the same; numbers, alone and in rects, up to `tolerance`. Nil if the two
  /// are of different kinds.
  func equals(_ other: ExpressionValue, tolerance: Double) -> Bool? {
    func close(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= tolerance }
    return switch (self, other) {
    case (.number(let a), .number(let b)): close(a, b)
    case (.boolean(let a), .boolean(let b)): a == b
    case (.text(let a), .text(let b)): a == b
    case (.items(let a), .items(let b)): a == b
    case (.rect(let a), .rect(let b)):
      close(a.x, b.x) && close(a.y, b.y) && close(a.width, b.width) && close(a.height, b.height)
    default: nil
    }
  }
}
