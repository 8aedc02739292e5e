/// Text as one word of a POSIX shell.
package enum ShellWord {
  /// `text` in single quotes: the shell changes nothing in it.
  package static func quoted(_ text: String) -> String {
    "'" + text.parts(at: "'").joined(separator: #"'\''"#) + "'"
  }

  /// `text` as it is if the shell changes nothing in it, otherwise quoted.
  package static func plain(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"):
        true
      default: byte >= 0x80
      }
    }
    return isPlain && !text.isEmpty ? text : quoted(text)
  }
}
