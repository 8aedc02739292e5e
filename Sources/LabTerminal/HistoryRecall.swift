/// Walking through the history with the arrow keys: only entries that begin with what stood before
/// the cursor when the walk began.
struct HistoryRecall {
  private var prefix = ""
  /// What was being typed, to come back to.
  private var draft = ""
  /// The entry that is shown; nil: the draft.
  private var index: Int?
  /// What the last step put into the line. A line that looks different was edited: a new walk.
  private var shown: String?

  /// The line to show instead of `line`, nil if there is none further on.
  ///
  /// - Parameters:
  ///   - cursor: Offset of the cursor in characters.
  ///   - entries: Oldest first.
  ///   - older: The direction.
  /// - Complexity: O(entries).
  mutating func step(from line: String, cursor: Int, in entries: [String], older: Bool) -> String? {
    if shown != line {
      prefix = String(line.prefix(cursor))
      draft = line
      index = nil
    }
    let target = older ? olderIndex(in: entries, than: line) : newerIndex(in: entries, than: line)
    if target == nil && (older || index == nil) { return nil }
    index = target
    let text = target.map { entries[$0] } ?? draft
    shown = text
    return text
  }

  private func olderIndex(in entries: [String], than line: String) -> Int? {
    let end = min(index ?? entries.count, entries.count)
    return entries[..<end].lastIndex { $0.hasPrefix(prefix) && $0 != line }
  }

  private func newerIndex(in entries: [String], than line: String) -> Int? {
    guard let index, index < entries.count else { return nil }
    return entries[(index + 1)...].firstIndex { $0.hasPrefix(prefix) && $0 != line }
  }
}
