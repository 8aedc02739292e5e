internal import CLibEdit
import LayoutText

/// The suggestion for the rest of the line, shown dimmed after the cursor until the next key.
extension EditLineSource {
  /// A rest of a line.
  struct Suggestion {
    /// For this line.
    var line: [Unicode.Scalar] = []
    var rest: [Unicode.Scalar] = []
  }

  /// Colours the line, and writes its suggestion if there is one and the cursor is at the end.
  ///
  /// - Returns: How many cells the suggestion takes.
  func showColorsAndSuggestion(_ grid: LineGrid?) -> Int {
    suggestion = Suggestion()
    guard isHintVisible, !isReadingPaste, injected.isEmpty, let grid else { return 0 }
    let buffer = buffer
    showColors(buffer, grid)
    guard let suggester, caps.color, search == nil, !buffer.scalars.isEmpty,
      buffer.cursor == buffer.scalars.count
    else { return 0 }
    let rest = suggester(buffer.text)
    guard !rest.isEmpty, rest.unicodeScalars.allSatisfy({ !Printable.isControl($0) }) else {
      return 0
    }
    let text = clipped(rest, to: room(behind: buffer), ellipsis: ellipsis)
    guard !text.isEmpty else { return 0 }
    suggestion = Suggestion(line: buffer.scalars, rest: Array(rest.unicodeScalars))
    let cells = editorWidth(text)
    write("\u{1B}[2m" + text + "\u{1B}[0m" + String(repeating: "\u{8}", count: cells))
    return cells
  }

  /// The cells of the row that are free behind the line; none if it fills more than a row.
  private func room(behind buffer: EditBuffer) -> Int {
    let hint = hintWidth > 0 ? hintWidth + 2 : 0
    return max(0, columns - 1 - promptWidth - editorWidth(buffer.text) - hint)
  }

  func erase(_ cells: Int) {
    guard cells > 0 else { return }
    write(String(repeating: " ", count: cells) + String(repeating: "\u{8}", count: cells))
  }

  /// Right arrow: takes the whole suggestion at the end of the line; otherwise moves one character
  /// on.
  func forward() -> Effect { accept(or: KeyBindings.nextCharacter) { $0 } }

  /// Ctrl-E: takes the whole suggestion at the end of the line; otherwise moves there.
  func end() -> Effect { accept(or: KeyBindings.lineEnd) { $0 } }

  /// Alt-F: takes a word of the suggestion at the end of the line; otherwise moves one word on.
  func forwardWord() -> Effect {
    accept(or: KeyBindings.nextWord) { rest in
      let blanks = rest.prefix { $0 == " " }
      let word = rest[blanks.endIndex...].prefix { $0 != " " }
      return Array(blanks + word)
    }
  }

  private func accept(or keys: [Int32], _ part: ([Unicode.Scalar]) -> [Unicode.Scalar]) -> Effect {
    let buffer = buffer
    if search != nil, buffer.cursor == buffer.scalars.count { return takeMatch() }
    guard buffer.cursor == buffer.scalars.count, buffer.scalars == suggestion.line,
      !suggestion.rest.isEmpty
    else {
      injected += keys
      return .nothing
    }
    return insert(part(suggestion.rest))
  }
}
