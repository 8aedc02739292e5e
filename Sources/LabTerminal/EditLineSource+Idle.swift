internal import CLibEdit

/// What happens while the user does not type.
extension EditLineSource {
  /// The pause without a key before each call of `idle`.
  static let idleMilliseconds: Int32 = 250

  /// Shows lines above the one that is being typed, which does not change.
  func interject(_ lines: [String]) {
    let buffer = buffer
    erasePanel()
    let before = EditBuffer.text(buffer.scalars[..<buffer.cursor])
    let rows = (promptWidth + editorWidth(before)) / columns
    let up = rows > 0 ? "\u{1B}[\(rows)A" : ""
    write("\r\(up)\u{1B}[J" + lines.map { "\($0)\r\n" }.joined())
    ll_el_refresh(editor)
  }
}
