/// The escapes of vis(3): how libedit writes bytes that are not plain text.
enum VisEscapes {
  private static let simple: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "s"): 0x20, UInt8(ascii: "b"): 0x08, UInt8(ascii: "a"): 0x07,
    UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "E"): 0x1B,
    UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "#"): UInt8(ascii: "#"),
  ]

  /// The decoded bytes. A backslash that begins no known escape is a backslash.
  static func decoded(_ bytes: some Collection<UInt8>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "\\")) else { return Array(bytes) }
    var result: [UInt8] = []
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), let meant = takeEscape(from: &rest) {
        result.append(meant)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  private static func takeEscape(from rest: inout ArraySlice<UInt8>) -> UInt8? {
    guard let first = rest.first else { return nil }
    let octal = rest.prefix(3)
    if octal.count == 3, octal.allSatisfy({ (0x30...0x37).contains($0) }), first < 0x34 {
      rest.removeFirst(3)
      return octal.reduce(0) { $0 << 3 | ($1 - 0x30) }
    }
    if let meant = simple[first] {
      rest.removeFirst()
      return meant
    }
    return takeControl(from: &rest)
  }

  /// `^C`, `M-c` and `M^C`: a control character, the eighth bit, both.
  private static func takeControl(from rest: inout ArraySlice<UInt8>) -> UInt8? {
    let letters = Array(rest.prefix(3))
    switch (letters.first, letters.count) {
    case (UInt8(ascii: "^"), 2...):
      rest.removeFirst(2)
      return control(letters[1])
    case (UInt8(ascii: "M"), 3) where letters[1] == UInt8(ascii: "-"):
      rest.removeFirst(3)
      return letters[2] | 0x80
    case (UInt8(ascii: "M"), 3) where letters[1] == UInt8(ascii: "^"):
      rest.removeFirst(3)
      return control(letters[2]) | 0x80
    default: return nil
    }
  }

  private static func control(_ letter: UInt8) -> UInt8 {
    letter == UInt8(ascii: "?") ? 0x7F : letter & 0x1F
  }
}
