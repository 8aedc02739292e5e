import LayoutText

/// A search of the history: the lines that contain what the line holds, the newest first.
struct HistorySearch {
  /// The line before the search, to come back to.
  let before: EditBuffer
  /// The text that was searched for last.
  private var query: String
  /// The place of the chosen match among the matches.
  private(set) var chosen = 0

  /// Begins with the text of the line.
  init(_ before: EditBuffer) { (self.before, query) = (before, before.text) }

  /// The matches of `text` in `entries`, each once, up to the chosen one and `count` more.
  ///
  /// Small letters match capital ones, too.
  ///
  /// - Complexity: O(bytes of the entries).
  mutating func matches(of text: String, in entries: [String], count: Int) -> [String] {
    if text != query { (query, chosen) = (text, 0) }
    var found: [String] = []
    for entry in entries.reversed() where Self.range(of: text, in: entry) != nil {
      found.append(entry)
      if found.count > chosen + count { break }
    }
    return found
  }

  /// Goes to an older match, or a newer one; false where there is none.
  mutating func step(older: Bool, of text: String, in entries: [String]) -> Bool {
    let found = matches(of: text, in: entries, count: 1)
    let next = chosen + (older ? 1 : -1)
    guard found.indices.contains(next) else { return false }
    chosen = next
    return true
  }

  /// Where `text` occurs in `entry` first; nil where it does not.
  static func range(of text: String, in entry: String) -> Range<String.Index>? {
    guard !text.isEmpty else { return entry.startIndex..<entry.startIndex }
    let letters = folded(text, isCaseSensitive: false)
    let isCaseSensitive = letters != Array(text.utf8)
    guard
      let found = folded(entry, isCaseSensitive: isCaseSensitive)
        .firstRange(matching: isCaseSensitive ? Array(text.utf8) : letters)
    else { return nil }
    let bytes = entry.utf8
    return bytes.index(
      bytes.startIndex, offsetBy: found.lowerBound)..<bytes.index(
        bytes.startIndex, offsetBy: found.upperBound)
  }

  /// The bytes, with the capital letters of ASCII as small ones; so offsets stay.
  private static func folded(_ text: String, isCaseSensitive: Bool) -> [UInt8] {
    text.utf8.map { !isCaseSensitive && (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}
