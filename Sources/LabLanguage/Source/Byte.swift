/// The bytes that mean something to the language.
enum Byte {
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let carriageReturn = UInt8(ascii: "\r")
  static let newline = UInt8(ascii: "\n")
  static let semicolon = UInt8(ascii: ";")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let backslash = UInt8(ascii: "\\")
  static let hash = UInt8(ascii: "#")
  static let bar = UInt8(ascii: "|")
  static let at = UInt8(ascii: "@")
  static let equals = UInt8(ascii: "=")
  static let questionMark = UInt8(ascii: "?")
  static let dollar = UInt8(ascii: "$")

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte == tab || byte == carriageReturn || byte == newline
  }

  static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  static func isLowercase(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }

  /// Whether it is a digit or one of `()*+-./`: all signs between `(` and `9` but the comma.
  static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x28...0x2B, 0x2D...0x39: true
    default: false
    }
  }

  static func endsWord(_ byte: UInt8) -> Bool {
    // Most bytes of a word are above all blanks.
    byte <= space
      ? isBlank(byte) : byte == semicolon || byte == openBrace || byte == closeBrace
  }
}
