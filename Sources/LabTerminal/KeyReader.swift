internal import CLibEdit

/// A terminal that is read key by key, with a screen of its own: what was on it before is there again
/// after `close`.
///
/// Signals stay what they are: Ctrl-C and Ctrl-Z come as keys that were handled, a crash or `exit`
/// puts the terminal back.
public struct KeyReader {
  private let input: Int32
  private let output: Int32
  private var cooked = termios()
  private var decoder = KeyDecoder()
  private var unread: ArraySlice<UInt8> = []

  /// So many milliseconds after an escape nothing more belongs to it.
  static let pause: Int32 = 50

  /// Takes over the terminal; nil if either descriptor is not a terminal, or its modes cannot be
  /// set.
  public init?(input: Int32 = 0, output: Int32 = 1) {
    (self.input, self.output) = (input, output)
    Signals.install()
    guard isatty(output) == 1, tcgetattr(input, &cooked) == 0 else { return nil }
    Signals.keepTerminal(input)
    guard open() else { return nil }
  }

  /// Gives the terminal back as it was.
  public func close() {
    write("\u{1B}[?25h\u{1B}[?1049l")
    Signals.setScreen(false)
    var modes = cooked
    tcsetattr(input, TCSADRAIN, &modes)
    Signals.setEditing(false)
  }

  private func open() -> Bool {
    var raw = cooked
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    raw.c_iflag &= ~tcflag_t(ICRNL)
    Self.readByteByByte(&raw)
    guard tcsetattr(input, TCSADRAIN, &raw) == 0 else { return false }
    Signals.setEditing(true)
    Signals.setScreen(true)
    write("\u{1B}[?1049h\u{1B}[?25l")
    return true
  }

  /// `c_cc` is a tuple in Swift, and a C array in memory.
  private static func readByteByByte(_ modes: inout termios) {
    withUnsafeMutableBytes(of: &modes.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
  }

  /// Waits for the next key.
  public mutating func next() -> Key {
    while true {
      if let key = next(milliseconds: -1) { return key }
    }
  }

  /// Waits for a key, at most `milliseconds`; nil where there was none. Any negative number:
  /// without limit.
  public mutating func next(milliseconds: Int32) -> Key? {
    if let key = signalled() ?? decoded() { return key }
    guard Signals.waitForInput(input, milliseconds: decoder.isWaiting ? Self.pause : milliseconds)
    else {
      if decoder.isWaiting, !Interrupt.isRequested, let key = decoder.pause() { return key }
      return signalled()
    }
    guard readBlock() else { return .closed }
    return decoded()
  }

  /// The key that the bytes read so far begin with.
  private mutating func decoded() -> Key? {
    while let byte = unread.popFirst() {
      if let key = decoder.push(byte) { return key }
    }
    return nil
  }

  /// Shows `lines` from the top of the screen; what was there before is overwritten in place, so that
  /// nothing flickers. No line may be longer than the window.
  public func show(_ lines: [String]) {
    var text = "\u{1B}[H"
    for (number, line) in lines.enumerated() {
      if number > 0 { text += "\r\n" }
      text += line + "\u{1B}[K"
    }
    write(text + "\u{1B}[J")
  }

  private func write(_ text: String) { _ = SystemCalls.writeAll(text.utf8, to: output) }

  private mutating func readBlock() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = bytes.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    unread = bytes[..<count]
    return count > 0
  }

  /// The key of a signal.
  private func signalled() -> Key? {
    if Signals.ending != nil { return .closed }
    if Signals.take(\.stopping) {
      close()
      ll_signals_stop()
      return open() ? .resized : .closed
    }
    if Signals.take(\.resized) { return .resized }
    guard Interrupt.isRequested else { return nil }
    Interrupt.clear()
    return .interrupt
  }
}
