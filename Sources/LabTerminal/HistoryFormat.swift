/// The history file: one entry a line, before it a comment `#<seconds since 1970> <directory>`.
///
/// In an entry `\n` stands for a line break, `\t` for a tab, `\\` for a backslash and `\#` for a
/// first `#`. Reading also knows the other escapes of vis(3), so that a file written by libedit
/// (first line `_HiStOrY_V2_`, blanks as `\040`) is read by the same rules.
enum HistoryFormat {
  /// Longer entries are not kept: a pasted document is no command.
  static let longestEntry = 64 * 1024

  private static let foreignHeader = "_HiStOrY_V2_"

  /// Whether a line belongs into a history: not empty, no leading blank, no control character.
  static func isWorthKeeping(_ line: String) -> Bool {
    guard let first = line.unicodeScalars.first, first != " ", first != "\t" else { return false }
    return line.utf8.count <= longestEntry
      && line.unicodeScalars.allSatisfy { isPrintable($0) || $0 == "\n" || $0 == "\t" }
  }

  /// Comment and entry, two lines.
  static func record(_ entry: String, epoch: Int, directory: String) -> String {
    "#\(epoch) \(printable(directory))\n\(escaped(entry))\n"
  }

  private static func escaped(_ entry: String) -> String {
    var result = entry.hasPrefix("#") ? "\\" : ""
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The entries of a file, oldest first, each at its newest place only.
  ///
  /// Lines that are not text or hold control characters are left out.
  ///
  /// - Complexity: O(bytes).
  static func entries(in bytes: some Collection<UInt8>, newest limit: Int) -> [String] {
    var entries: [String] = []
    var seen: Set<String> = []
    for line in bytes.split(separator: 0x0A).reversed() {
      guard entries.count < limit else { break }
      guard line.count <= 4 * longestEntry, !isComment(line) else { continue }
      guard let entry = entry(from: line), entry != foreignHeader else { continue }
      if seen.insert(entry).inserted { entries.append(entry) }
    }
    return entries.reversed()
  }

  /// `#` and a digit.
  private static func isComment(_ line: some Collection<UInt8>) -> Bool {
    let start = line.prefix(2)
    return start.first == UInt8(ascii: "#") && (start.dropFirst().first.map(isDigit) ?? false)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func entry(from line: some Collection<UInt8>) -> String? {
    var bytes = VisEscapes.decoded(line)
    while bytes.last == 0x0A || bytes.last == 0x0D { bytes.removeLast() }
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    return isWorthKeeping(text) ? text : nil
  }
}
