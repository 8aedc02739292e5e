internal import CLibEdit
import LayoutText

/// Ctrl-R: the line becomes the text to search for, and the matches are listed below it.
extension EditLineSource {
  /// Begins a search, or goes to an older match.
  func searchHistory() -> Effect {
    guard search == nil else { return chooseMatch(older: true) }
    listing = nil
    search = HistorySearch(buffer)
    return .redraw
  }

  /// Goes to an older match, or a newer one.
  func chooseMatch(older: Bool) -> Effect {
    let found = search?.step(older: older, of: buffer.text, in: history.entries) ?? false
    return found ? .nothing : .beep
  }

  /// Puts the chosen match into the line, which ends the search; it does not run.
  func takeMatch() -> Effect {
    let buffer = buffer
    let found = search?.matches(of: buffer.text, in: history.entries, count: 1) ?? []
    guard let search, found.indices.contains(search.chosen) else { return .beep }
    self.search = nil
    return replace(0..<buffer.scalars.count, of: buffer, with: found[search.chosen])
  }

  /// Closes a list; ends a search, and the line is what it was before.
  func cancel() -> Effect {
    listing = nil
    guard let search else { return .nothing }
    self.search = nil
    let effect = replace(
      0..<buffer.scalars.count, of: buffer, with: EditBuffer.text(search.before.scalars))
    el_cursor(editor, Int32(search.before.cursor - search.before.scalars.count))
    return effect
  }

  /// The matches, the chosen one marked, and what the keys do; `rows` rows at most.
  func searchPanel(_ buffer: EditBuffer, rows: Int) -> [String] {
    let text = buffer.text
    let count = max(1, min(rows - 1, Self.mostMatches))
    let found = search?.matches(of: text, in: history.entries, count: count) ?? []
    let chosen = search?.chosen ?? 0
    let first = chosen / count * count
    var panel = found[min(first, found.count)...].prefix(count).enumerated().map { row, entry in
      (first + row == chosen ? "> " : "  ") + marked(entry, text)
    }
    let keys =
      found.isEmpty
      ? "no earlier line contains this  Esc leave"
      : "Ctrl-R, Down older  Up newer  Enter take  Esc leave"
    let line = clipped(keys, to: columns - 1, ellipsis: ellipsis)
    if panel.count < rows { panel.append(caps.color ? "\u{1B}[2m\(line)\u{1B}[0m" : line) }
    return panel
  }

  /// As many as one reads at a glance.
  private static let mostMatches = 10

  /// `entry` in one row, with the text it was found by in bold, or in brackets without colour.
  private func marked(_ entry: String, _ text: String) -> String {
    // Line breaks of an entry; each sign is as long as what it replaces.
    let row = String(entry.map { $0 == "\n" || $0 == "\t" ? " " : $0 })
    let line = clipped(Printable.withoutControls(row), to: columns - 5, ellipsis: ellipsis)
    guard let range = HistorySearch.range(of: text, in: line), !range.isEmpty else { return line }
    let marks = caps.color ? ("\u{1B}[0;1;4m", "\u{1B}[0m") : ("[", "]")
    return line[..<range.lowerBound] + marks.0 + line[range] + marks.1 + line[range.upperBound...]
  }
}
