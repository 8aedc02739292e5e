internal import CLibEdit

/// Where libedit gets its keys: the terminal, and the flags that signals set.
extension EditLineSource {
  /// Passes one scalar to libedit.
  ///
  /// - Returns: 1, or -1 once the line has ended without a text.
  func readKey(into target: UnsafeMutablePointer<Int32>) -> Int32 {
    guard let key = nextKey() else {
      errno = EINTR
      return -1
    }
    if key == 0x1B { bindSequences() }
    target.pointee = key
    return 1
  }

  private func nextKey() -> Int32? {
    while outcome == nil {
      if !injected.isEmpty { return passed(injected.removeFirst()) }
      handleSignals()
      guard outcome == nil, injected.isEmpty else { continue }
      if let scalar = decodeUnread() {
        if scalar == " ", isAfterAbbreviation {
          injected = KeyBindings.expansion + [Int32(bitPattern: scalar.value)]
          continue
        }
        if scalar == "\u{1B}", search != nil || listing != nil, isEscapeAlone {
          injected = KeyBindings.cancellation
          continue
        }
        return passed(Int32(bitPattern: scalar.value))
      }
      if isHintStale {
        injected.append(KeyBindings.redrawKey)
      } else if waitWithOverlay() {
        readBlock()
      }
    }
    erasePanel()
    return nil
  }

  /// `key`, before which the panel makes space.
  private func passed(_ key: Int32) -> Int32 {
    makeRoom(for: key)
    return key
  }

  /// Whether nothing follows an escape character: it was the key of that name.
  private var isEscapeAlone: Bool {
    unread.isEmpty && !Signals.hasInput(input, within: KeyReader.pause)
  }

  private var isAfterAbbreviation: Bool {
    guard let expander, !isReadingPaste, search == nil else { return false }
    let buffer = buffer
    return !buffer.isSearching && expander(buffer.text, buffer.characterCursor) != nil
  }

  /// libedit draws a typed character without asking for the hint again. While it searches, each key
  /// it does not expect would end the search.
  private var isHintStale: Bool {
    guard hinter != nil, isHintVisible, !isReadingPaste else { return false }
    let buffer = buffer
    return buffer != hinted && !buffer.isSearching
  }

  /// The next scalar of what was read; a byte that is not UTF-8 becomes `�`.
  private func decodeUnread() -> Unicode.Scalar? {
    while let byte = unread.first {
      let isContinuation = decoder.isInsideScalar
      let step = decoder.push(byte)
      // The byte that ends a broken scalar may begin a good one.
      if step != .invalid || !isContinuation { unread.removeFirst() }
      switch step {
      case .scalar(let scalar): return scalar
      case .more: continue
      case .invalid: return "\u{FFFD}"
      }
    }
    return nil
  }

  private func readBlock() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
    if count > 0 {
      unread = bytes[..<count]
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      outcome = .end
    }
  }

  private func handleSignals() {
    guard Signals.ending == nil else {
      outcome = .end
      return
    }
    if Signals.take(\.resized) { redrawResized() }
    if Signals.take(\.stopping) { suspend() }
    guard Interrupt.isRequested else { return }
    // First a key, so that the line is drawn again with the cursor at its end; then the end.
    if isInterrupting {
      outcome = .interrupted
    } else {
      isInterrupting = true
      injected.append(KeyBindings.interruptKey)
    }
  }

  /// Ctrl-Z: leaves the terminal to the shell, and takes it back after `fg`.
  private func suspend() {
    erasePanel()
    ll_el_prepare_terminal(editor, 0)
    write(Paste.off)
    Signals.setEditing(false)
    ll_signals_stop()
    Signals.setEditing(true)
    ll_el_prepare_terminal(editor, 1)
    write(Paste.on)
    ll_el_refresh(editor)
  }
}
