internal import CLibEdit
import LayoutText

/// The suggestion for the rest of the line, shown dimmed after the cursor until the next key.
///
/// libedit does not know it: the text is written when everything else is drawn, while waiting for a
/// key, and blanked out before the key is passed on. So the screen is always what libedit believes
/// it to be.
extension EditLineSource {
  /// A rest of a line.
  struct Suggestion {
    /// For this line.
    var line: [Unicode.Scalar] = []
    var rest: [Unicode.Scalar] = []
  }

  /// Waits for a key or a signal while the suggestion is visible.
  ///
  /// - Returns: False if a signal came.
  func waitWithSuggestion() -> Bool {
    let cells = showSuggestion()
    defer { erase(cells) }
    return Signals.waitForInput(input, milliseconds: idle == nil ? -1 : Self.idleMilliseconds)
  }

  /// Writes the suggestion for the present line, if there is one and the cursor is at the end.
  ///
  /// - Returns: How many cells it takes.
  private func showSuggestion() -> Int {
    suggestion = Suggestion()
    guard let suggester, caps.color, isHintVisible, !isReadingPaste, injected.isEmpty else {
      return 0
    }
    let buffer = buffer
    guard !buffer.scalars.isEmpty, buffer.cursor == buffer.scalars.count,
      buffer.scalars.allSatisfy({ !Printable.isControl($0) })
    else { return 0 }
    let rest = suggester(buffer.text)
    guard !rest.isEmpty, rest.unicodeScalars.allSatisfy({ !Printable.isControl($0) }) else {
      return 0
    }
    let text = clipped(rest, to: room(behind: buffer), ellipsis: caps.unicode ? "…" : "...")
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

  private func erase(_ cells: Int) {
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
    guard buffer.cursor == buffer.scalars.count, buffer.scalars == suggestion.line,
      !suggestion.rest.isEmpty
    else {
      injected += keys
      return .nothing
    }
    return insert(part(suggestion.rest))
  }
}
