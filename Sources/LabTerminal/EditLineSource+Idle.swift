internal import CLibEdit

/// What happens while nobody types.
extension EditLineSource {
  /// How long nobody types before `idle` is asked, again and again.
  static let idleMilliseconds: Int32 = 250

  /// Shows what `idle` has to tell above the line that is being typed, which stays as it is.
  func interject() {
    let buffer = buffer
    guard let idle, outcome == nil, injected.isEmpty, !isReadingPaste, !buffer.isSearching else {
      return
    }
    let lines = idle()
    guard !lines.isEmpty else { return }
    let before = EditBuffer.text(buffer.scalars[..<buffer.cursor])
    let rows = (promptWidth + editorWidth(before)) / columns
    let up = rows > 0 ? "\u{1B}[\(rows)A" : ""
    write("\r\(up)\u{1B}[J" + lines.map { "\($0)\r\n" }.joined())
    ll_el_refresh(editor)
  }
}
