/// A JSON value to write: on one line, with its members in the order they were given.
///
/// ```swift
/// JSON.object([("width", .number(44)), ("name", .string("a\"b"))]).text
/// // {"width":44,"name":"a\"b"}
/// ```
///
/// Control characters become `\u` escapes, so the text is safe to print. To read JSON, use
/// `JSONNode`.
public enum JSON: Sendable, Hashable {
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
  /// Values in order, each made when it is written: a million need no memory of their own. The
  /// closure passes them to `write`, until that returns false.
  case rows(@Sendable (_ write: (JSON) -> Bool) -> Void)
  /// Members in order.
  case object([(key: String, value: JSON)])
}

extension JSON {
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
    write { piece in
      text += piece
      return true
    }
    return text
  }

  /// Passes the text to `take` in pieces of about 64 KiB, until it returns false: long `rows` are
  /// never in memory as a whole.
  public func write(_ take: (String) -> Bool) {
    var piece = ""
    if write(to: &piece, take), !piece.isEmpty { _ = take(piece) }
  }

  /// A piece that is longer goes to `take`, and a new one begins.
  private static let pieceLength = 1 << 16

  /// Appends the value to `piece`; false where `take` had enough.
  private func write(to piece: inout String, _ take: (String) -> Bool) -> Bool {
    switch self {
    case .null: piece += "null"
    case .bool(let value): piece += value ? "true" : "false"
    case .int(let value): piece += String(value)
    case .number(let value): piece += value.isFinite ? NumberText.formatExact(value) : "null"
    case .string(let string): Self.write(string, to: &piece)
    case .array(let values):
      return Self.write(to: &piece, take) { write in _ = values.allSatisfy(write) }
    case .rows(let visit): return Self.write(to: &piece, take, visit)
    case .object(let members):
      piece += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { piece += "," }
        Self.write(member.key, to: &piece)
        piece += ":"
        guard member.value.write(to: &piece, take) else { return false }
      }
      piece += "}"
    }
    return true
  }

  private static func write(
    to piece: inout String, _ take: (String) -> Bool, _ visit: @escaping ((JSON) -> Bool) -> Void
  ) -> Bool {
    piece += "["
    var isFirst = true
    var isWanted = true
    visit { value in
      if !isFirst { piece += "," }
      isFirst = false
      isWanted = value.write(to: &piece, take)
      if isWanted, piece.utf8.count > pieceLength {
        isWanted = take(piece)
        piece.removeAll(keepingCapacity: true)
      }
      return isWanted
    }
    piece += "]"
    return isWanted
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    if string.utf8.allSatisfy(isPlain) { return text += string }
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
  }

  /// Whether a byte of UTF-8 is a character of its own that needs no escape.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}

extension JSON {
  public static func == (first: JSON, second: JSON) -> Bool { first.text == second.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
