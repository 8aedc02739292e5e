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

  /// Passes our functions to libedit. C can call closures only if they capture nothing.
  func addFunctions() {
    add(.complete) { editor, _ in EditLineSource.run(editor) { $0.complete() } }
    add(.redraw) { _, _ in Effect.redraw.rawValue }
    add(.enter) { editor, _ in EditLineSource.run(editor) { $0.finish() } }
    add(.interrupt) { editor, _ in EditLineSource.run(editor) { $0.drawFinally() } }
    add(.deleteOrEnd) { editor, _ in EditLineSource.run(editor) { $0.deleteOrEnd() } }
    add(.older) { editor, _ in EditLineSource.run(editor) { $0.recall(older: true) } }
    add(.newer) { editor, _ in EditLineSource.run(editor) { $0.recall(older: false) } }
    add(.paste) { editor, _ in EditLineSource.run(editor) { $0.takePaste() } }
    add(.forward) { editor, _ in EditLineSource.run(editor) { $0.forward() } }
    add(.end) { editor, _ in EditLineSource.run(editor) { $0.end() } }
    add(.forwardWord) { editor, _ in EditLineSource.run(editor) { $0.forwardWord() } }
    add(.expand) { editor, _ in EditLineSource.run(editor) { $0.expand() } }
    add(.search) { editor, _ in EditLineSource.run(editor) { $0.searchHistory() } }
    add(.cancel) { editor, _ in EditLineSource.run(editor) { $0.cancel() } }
    add(.lastArgument) { editor, _ in EditLineSource.run(editor) { $0.insertLastArgument() } }
    add(.ignore) { _, _ in Effect.nothing.rawValue }
  }

  func bind(_ keys: [KeyBindings.Entry]) {
    for (key, function) in keys { ll_el_bind(editor, key, function) }
  }

  /// Binds the keys that begin with an escape character, once.
  func bindSequences() {
    guard !hasSequences else { return }
    hasSequences = true
    bind(KeyBindings.sequences)
    bind(KeyBindings.innerSequences)
  }

  /// Whether there may be an `~/.editrc`: what it binds comes after our own keys.
  static var hasUserKeys: Bool {
    guard getenv("EDITRC") == nil, let home = getenv("HOME") else { return true }
    return access(String(cString: home) + "/.editrc", F_OK) == 0
  }

  private func add(_ function: KeyFunction, _ body: @escaping ll_key_function) {
    ll_el_add_function(editor, function.name, function.name, body)
  }

  private static func run(_ editor: OpaquePointer?, _ key: (EditLineSource) -> Effect) -> UInt8 {
    (owner(of: editor).map(key) ?? .beep).rawValue
  }

  /// The line as it is now.
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
    return insert(Array(text.unicodeScalars))
  }

  func insert(_ scalars: [Unicode.Scalar]) -> Effect {
    insert(scalars.map { Int32(bitPattern: $0.value) })
  }

  private func insert(_ scalars: [Int32]) -> Effect {
    guard !scalars.isEmpty else { return .redraw }
    return ll_el_insert(editor, scalars + [0]) == 0 ? .redraw : .beep
  }

  /// Enter: the line is drawn without the hint and with the cursor at its end, then it ends. In a
  /// search it takes the match.
  private func finish() -> Effect {
    if search != nil { return takeMatch() }
    _ = expand()
    injected.append(KeyBindings.finish)
    return drawFinally()
  }

  private func drawFinally() -> Effect {
    isHintVisible = false
    (listing, search) = (nil, nil)
    el_cursor(editor, Int32(buffer.scalars.count - buffer.cursor))
    return .redraw
  }

  /// Ctrl-D: the end on an empty line, else it deletes the character at the cursor.
  private func deleteOrEnd() -> Effect {
    let buffer = buffer
    if buffer.scalars.isEmpty {
      if search != nil { return cancel() }
      outcome = .end
      return .end
    }
    guard buffer.cursor < buffer.scalars.count else { return .beep }
    return replace(buffer.cursor..<buffer.cursor + 1, of: buffer, with: "")
  }

  /// Replaces an abbreviation before the cursor.
  private func expand() -> Effect {
    let buffer = buffer
    guard let expansion = expander?(buffer.text, buffer.characterCursor) else { return .nothing }
    return replace(buffer.scalarRange(expansion.range), of: buffer, with: expansion.text)
  }

  /// The last word of the newest line of the history.
  private func insertLastArgument() -> Effect {
    guard let word = history.entries.last?.split(whereSeparator: \.isWhitespace).last else {
      return .beep
    }
    return insert(Array(word.unicodeScalars))
  }

  private func recall(older: Bool) -> Effect {
    // The newest match is at the top of the list.
    if search != nil { return chooseMatch(older: !older) }
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
    let text = Paste.text(scalars)
    guard let read = pasteReader?(text) else { return insert(Array(text.unicodeScalars)) }
    ignoredLines += read.ignoredLines
    return insert(Array(read.text.unicodeScalars))
  }
}
