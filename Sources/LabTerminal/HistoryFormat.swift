import LayoutText

/// The history file: one entry per line, and before it a comment `#<seconds since 1970>
/// <directory>`. A line that failed is there once more behind it, with `!` after the seconds.
///
/// In an entry `\n` is a line break, `\t` a tab, `\\` a backslash and `\#` a first `#`. Reading
/// also accepts the other escapes of vis(3), so that a file written by libedit (first line
/// `_HiStOrY_V2_`, blanks as `\040`) is read by the same rules.
enum HistoryFormat {
  /// Longer entries are not saved: a pasted document is not a command.
  static let longestEntry = 64 * 1024

  static let foreignHeader = "_HiStOrY_V2_"

  /// Whether a line belongs into a history: not empty, no leading blank, no control character.
  static func isWorthKeeping(_ line: String) -> Bool {
    guard let first = line.unicodeScalars.first, first != " ", first != "\t" else { return false }
    return line.utf8.count <= longestEntry
      && line.unicodeScalars.allSatisfy { !Printable.isControl($0) || $0 == "\n" || $0 == "\t" }
  }

  /// Comment and entry, two lines.
  static func record(
    _ entry: String, epoch: Int, directory: String, hasFailed: Bool = false
  ) -> String {
    "#\(epoch)\(hasFailed ? "!" : "") \(Printable.withoutControls(directory))\n\(escaped(entry))\n"
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

  /// The entries of a file, each at its newest place only, oldest first: those typed in `project` or
  /// a folder of it, and all others. Of both, those that failed when they ran last.
  ///
  /// Lines that are not text or hold control characters are left out.
  ///
  /// - Complexity: O(bytes).
  static func entries(
    in bytes: some Collection<UInt8>, newest limit: Int, project: String? = nil
  ) -> (others: [String], project: [String], failed: Set<String>) {
    var newestFirst: (project: [String], others: [String]) = ([], [])
    var seen: Set<String> = []
    var ofProject: Set<String> = []
    var failed: Set<String> = []
    var entry: String?
    func keep(_ entry: String, from directory: String?, hasFailed: Bool = false) {
      if hasFailed, !seen.contains(entry), !ofProject.contains(entry) { failed.insert(entry) }
      if let project, let directory, isInside(directory, of: project) {
        if ofProject.insert(entry).inserted { newestFirst.project.append(entry) }
      } else if seen.insert(entry).inserted {
        newestFirst.others.append(entry)
      }
    }
    for line in bytes.split(separator: 0x0A).reversed() where line.count <= 4 * longestEntry {
      if isComment(line) {
        // Of the lines below it, the one next to it was typed there.
        if let entry { keep(entry, from: directory(in: line), hasFailed: isFailure(line)) }
        entry = nil
        continue
      }
      if let entry { keep(entry, from: nil) }
      entry = self.entry(from: line)
      guard newestFirst.project.count + newestFirst.others.count < limit else { break }
    }
    if let entry { keep(entry, from: nil) }
    let project = newestFirst.project.prefix(limit)
    let others = newestFirst.others.filter { !ofProject.contains($0) }.prefix(limit - project.count)
    return (others.reversed(), project.reversed(), failed)
  }

  /// The directory of a comment, empty where there is none; nil for a line that is not a comment.
  static func directory(in line: some Collection<UInt8>) -> String? {
    guard isComment(line) else { return nil }
    guard let blank = line.firstIndex(of: UInt8(ascii: " ")) else { return "" }
    return String(decoding: line[line.index(after: blank)...], as: UTF8.self)
  }

  /// Whether a comment says that the line below it failed.
  private static func isFailure(_ comment: some Collection<UInt8>) -> Bool {
    comment.dropFirst().first { !isDigit($0) } == UInt8(ascii: "!")
  }

  private static func isInside(_ directory: String, of project: String) -> Bool {
    directory == project || directory.hasPrefix(project + "/")
  }

  /// `#` and a digit.
  static func isComment(_ line: some Collection<UInt8>) -> Bool {
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
    return isWorthKeeping(text) && text != foreignHeader ? text : nil
  }
}
