/// A JSON value to write: on one line, with its members in the order they were given.
///
/// ```swift
/// JSON.object([("width", .number(44)), ("name", .string("a\"b"))]).text
/// // {"width":44,"name":"a\"b"}
/// ```
///
/// Control characters become `\u` escapes, so the text is safe to print. To read JSON, use
/// `JSONNode`.
public indirect enum JSON: Sendable, Hashable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number in the shortest form that reads back the same; no number at all becomes `null`.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// A number of values in order, each made when it is written: a million need no memory of their
  /// own.
  case rows(Int, @Sendable (Int) -> JSON)
  /// Members in order.
  case object([(key: String, value: JSON)])

  /// An object for each of `items`, with the members that `members` gives it.
  public static func objects<Item>(
    _ items: some Sequence<Item>, _ members: (Item) -> [(key: String, value: JSON)]
  ) -> JSON {
    .array(items.map { .object(members($0)) })
  }

  /// The value as text.
  ///
  /// - Complexity: O(length of the text).
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Appends the value to `text`.
  ///
  /// - Complexity: O(length of the text).
  public func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .number(let value): text += value.isFinite ? NumberText.formatExact(value) : "null"
    case .string(let string): Self.write(string, to: &text)
    case .array(let values):
      Self.write(values.count, to: &text) { values[$0] }
    case .rows(let count, let value): Self.write(count, to: &text, value)
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ count: Int, to text: inout String, _ value: (Int) -> JSON) {
    text += "["
    for index in 0..<count {
      if index > 0 { text += "," }
      value(index).write(to: &text)
    }
    text += "]"
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSON {
  public static func == (first: JSON, second: JSON) -> Bool { first.text == second.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
