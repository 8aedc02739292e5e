/// Makes external text safe to show: nothing in the result can move a cursor, ring a bell, change a
/// colour, change the reading direction, or hide.
public enum Printable {
  /// `text` with visible escapes for everything that could control a terminal or hide in it.
  ///
  /// Line feed, carriage return and tab become `\n`, `\r` and `\t`; every other control character
  /// becomes `\u{1B}`, as in a quoted word of the command language. So do the bidirectional
  /// controls (which can make a line read backwards: CVE-2021-42574), line separators,
  /// noncharacters, characters without a width that have no base character, and more than a few
  /// combining marks. Letters of every script, emoji and their joiners stay.
  ///
  /// ```swift
  /// Printable.escaped("a\u{1B}[2J")  // "a\\u{1B}[2J"
  /// ```
  ///
  /// - Parameters:
  ///   - text: the text to escape.
  ///   - asciiOnly: whether everything beyond ASCII is written `\u{…}` as well.
  /// - Complexity: O(length).
  public static func escaped(_ text: some StringProtocol, asciiOnly: Bool = false) -> String {
    if text.utf8.allSatisfy(isPlain) { return String(text) }
    var result = ""
    for character in text {
      if isVisible(character), !asciiOnly || character.isASCII {
        result.append(character)
      } else {
        for scalar in character.unicodeScalars { append(scalar, to: &result) }
      }
    }
    return result
  }

  /// `text` escaped and between single quotes, cut after `limit` characters: a value in an error.
  ///
  /// ```swift
  /// Printable.quoted("three\n")  // 'three\n' on one line, with a visible \n
  /// ```
  public static func quoted(_ text: String, limit: Int = 60) -> String {
    "'" + shortened(text, limit: limit) + "'"
  }

  /// `text` escaped, and cut with `…` after `limit` characters.
  ///
  /// ```swift
  /// Printable.shortened("masonry", limit: 3)  // "mas…"
  /// ```
  public static func shortened(_ text: String, limit: Int) -> String {
    let head = text.prefix(limit)
    return escaped(head) + (head.endIndex < text.endIndex ? "…" : "")
  }

  /// `text` with `�` in place of each scalar that is a control: as many scalars as before, so that
  /// places in the text stay the same. Use `escaped(_:asciiOnly:)` to show which scalars they are.
  package static func withoutControls(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.lazy.map { isControl($0) ? "\u{FFFD}" : $0 })
    return String(scalars)
  }

  /// Whether a scalar does something to the terminal, or to how the text around it is read: C0 and
  /// C1 controls, line and paragraph separators, the bidirectional controls of UAX #9, and
  /// noncharacters.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    case 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// The longest emoji sequences in use have ten scalars; heaps of combining marks have hundreds.
  private static let longestCluster = 16

  private static func isVisible(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    return scalars.count <= longestCluster && !scalars.contains(where: isControl)
      && displayWidth(character) > 0 && !hidesMarks(scalars)
  }

  /// Whether a joiner, a variation selector or a tag follows an ASCII character, where it shows
  /// nothing and makes another name look the same. The emoji of keys (`1️⃣`) have one.
  private static func hidesMarks(_ scalars: String.UnicodeScalarView) -> Bool {
    guard scalars.count > 1, scalars.first?.isASCII == true, scalars.last != "\u{20E3}" else {
      return false
    }
    return scalars.dropFirst().contains { $0.properties.isDefaultIgnorableCodePoint }
  }

  private static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case " "..."~": text.unicodeScalars.append(scalar)
    default: text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}
