/// The lines of another program's history: a file of libedit, one of ours, or plain lines.
///
/// A file of libedit begins with `_HiStOrY_V2_` and has vis(3) escapes; ours has them too, below
/// comments. In other files a backslash is a backslash, and `#` before digits is the time that a
/// shell wrote above a line.
public struct HistoryImport: Sendable, Hashable {
  /// The usable lines, oldest first, each once.
  public private(set) var lines: [String] = []
  /// How many lines are not text, contain control characters, begin with a blank or are longer than
  /// 64 KiB.
  public private(set) var leftOut = 0

  /// Reads `bytes`: those of a whole file.
  ///
  /// - Complexity: O(bytes).
  public init(_ bytes: [UInt8]) {
    let rows = bytes.split(separator: 0x0A)
    let isEscaped =
      rows.first.map { $0.elementsEqual(HistoryFormat.foreignHeader.utf8) } ?? false
      || rows.contains { HistoryFormat.directory(in: $0)?.hasPrefix("/") == true }
    var seen: Set<String> = []
    var newestFirst: [String] = []
    for row in rows.reversed() where !HistoryFormat.isComment(row) {
      var text = isEscaped ? VisEscapes.decoded(row) : Array(row)
      while text.last == 0x0A || text.last == 0x0D { text.removeLast() }
      guard let line = String(validating: text, as: UTF8.self), HistoryFormat.isWorthKeeping(line)
      else {
        if !text.isEmpty { leftOut += 1 }
        continue
      }
      if line != HistoryFormat.foreignHeader, seen.insert(line).inserted {
        newestFirst.append(line)
      }
    }
    lines = newestFirst.reversed()
  }
}
