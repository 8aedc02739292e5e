internal import CLibEdit

/// What our own keys do.
extension EditLineSource {
  /// What libedit does after a key function: the `CC_…` values of histedit.h.
  enum Effect: UInt8 {
    case nothing = 0
    case end = 2
    case redraw = 4
    case beep = 6
  }

  /// Tells libedit our functions. C can call closures only if they capture nothing.
  func addFunctions() {
    let keys = KeyBindings.self
    ll_el_add_function(editor, keys.complete, "complete the word") { editor, _ in
      EditLineSource.run(editor) { $0.complete() }
    }
    ll_el_add_function(editor, keys.redraw, "draw the hint") { _, _ in Effect.redraw.rawValue }
    ll_el_add_function(editor, keys.enter, "run the line") { editor, _ in
      EditLineSource.run(editor) { $0.finish() }
    }
    ll_el_add_function(editor, keys.interrupt, "drop the line") { editor, _ in
      EditLineSource.run(editor) { $0.drawFinally() }
    }
    ll_el_add_function(editor, keys.deleteOrEnd, "delete a character, or end") { editor, _ in
      EditLineSource.run(editor) { $0.deleteOrEnd() }
    }
    ll_el_add_function(editor, keys.older, "older line with this beginning") { editor, _ in
      EditLineSource.run(editor) { $0.recall(older: true) }
    }
    ll_el_add_function(editor, keys.newer, "newer line with this beginning") { editor, _ in
      EditLineSource.run(editor) { $0.recall(older: false) }
    }
    ll_el_add_function(editor, keys.paste, "take a paste") { editor, _ in
      EditLineSource.run(editor) { $0.takePaste() }
    }
    ll_el_add_function(editor, keys.ignore, "do nothing") { _, _ in Effect.nothing.rawValue }
  }

  private static func run(_ editor: OpaquePointer?, _ key: (EditLineSource) -> Effect) -> UInt8 {
    (owner(of: editor).map(key) ?? .beep).rawValue
  }

  /// The line as it stands.
  var buffer: EditBuffer {
    var length: Int32 = 0
    var cursor: Int32 = 0
    guard let start = ll_el_line(editor, &length, &cursor), length >= 0 else {
      return EditBuffer(scalars: [], cursor: 0)
    }
    let scalars = UnsafeBufferPointer(start: start, count: Int(length)).map(scalar)
    return EditBuffer(scalars: scalars, cursor: min(max(0, Int(cursor)), scalars.count))
  }

  func scalar(_ code: Int32) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(bitPattern: code)) ?? "\u{FFFD}"
  }

  /// Puts text in place of a range (in scalars); the cursor goes behind it.
  func replace(_ range: Range<Int>, of buffer: EditBuffer, with text: String) -> Effect {
    el_cursor(editor, Int32(range.upperBound - buffer.cursor))
    el_deletestr(editor, Int32(range.count))
    return insert(text.unicodeScalars.map { Int32(bitPattern: $0.value) })
  }

  private func insert(_ scalars: [Int32]) -> Effect {
    guard !scalars.isEmpty else { return .redraw }
    return ll_el_insert(editor, scalars + [0]) == 0 ? .redraw : .beep
  }

  /// Enter: the line is drawn without the hint and with the cursor at its end, then it ends.
  private func finish() -> Effect {
    injected.append(KeyBindings.finish)
    return drawFinally()
  }

  private func drawFinally() -> Effect {
    isHintVisible = false
    el_cursor(editor, Int32(buffer.scalars.count - buffer.cursor))
    return .redraw
  }

  /// Ctrl-D: the end on an empty line, else it deletes the character at the cursor.
  private func deleteOrEnd() -> Effect {
    let buffer = buffer
    if buffer.scalars.isEmpty {
      outcome = .end
      return .end
    }
    guard buffer.cursor < buffer.scalars.count else { return .beep }
    return replace(buffer.cursor..<buffer.cursor + 1, of: buffer, with: "")
  }

  private func recall(older: Bool) -> Effect {
    let buffer = buffer
    let line = recall.step(
      from: buffer.text, cursor: buffer.characterCursor, in: history.entries, older: older)
    guard let line else { return .beep }
    return replace(0..<buffer.scalars.count, of: buffer, with: line)
  }

  private func takePaste() -> Effect {
    isReadingPaste = true
    defer { isReadingPaste = false }
    var scalars: [Unicode.Scalar] = []
    while !scalars.suffix(Paste.end.count).elementsEqual(Paste.end) {
      var code: Int32 = 0
      guard ll_el_getc(editor, &code) == 1 else { return .beep }
      scalars.append(scalar(code))
    }
    scalars.removeLast(Paste.end.count)
    return insert(Paste.text(scalars).unicodeScalars.map { Int32(bitPattern: $0.value) })
  }
}
