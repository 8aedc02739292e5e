/// Text from outside, made safe to show: nothing in it can move a cursor, ring a bell, change a
/// colour or turn the reading direction.
public enum Printable {
  /// `text` with every control character written as an escape: `\t`, `\u{1B}`.
  public static func escaped(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return result
  }

  /// `text` escaped and between single quotes, cut in the middle of a sentence if it is long.
  public static func quoted(_ text: String, limit: Int = 60) -> String {
    "'" + shortened(text, limit: limit) + "'"
  }

  /// `text` escaped, and cut with `…` after `limit` characters.
  public static func shortened(_ text: String, limit: Int) -> String {
    let head = text.prefix(limit)
    return escaped(head) + (head.endIndex < text.endIndex ? "…" : "")
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case _ where changesDisplay(scalar):
      text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: text.unicodeScalars.append(scalar)
    }
  }

  /// C0 and C1 controls, line and paragraph separators, and the bidirectional controls of
  /// UAX #9, with which a text can look like another one.
  private static func changesDisplay(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
