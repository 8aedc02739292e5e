internal import CLibEdit

/// Lines from a pipe, a file or a terminal without editing.
///
/// A line ends with LF or CR LF; the last one needs no end. Lines can be of any length. Of a line
/// that is not text the rest is skipped too. A byte order mark before the first line is left out.
public struct PlainLineSource: LineSource {
  private let input: Int32
  private let promptOutput: Int32?
  private var buffer = [UInt8](repeating: 0, count: 64 * 1024)
  /// The bytes that were read and not returned yet.
  private var unread = 0..<0
  private var lineNumber = 0
  private var isAtEnd = false
  /// What some editors write before the first line of a file.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads a descriptor, which stays open.
  ///
  /// - Parameters:
  ///   - input: By default, standard input.
  ///   - output: Where the prompt goes if `input` is a terminal. By default, standard output if
  /// that is a terminal, else standard error.
  public init(input: Int32 = 0, output: Int32? = nil) {
    self.input = input
    promptOutput = isatty(input) == 1 ? output ?? (isatty(1) == 1 ? 1 : 2) : nil
  }

  /// Whether the next line has to be read first, for which it may have to be waited.
  public var mustRead: Bool { !isAtEnd && newline() == nil }

  /// The next line of text.
  ///
  /// - Complexity: O(bytes of the line); one `read` for each 64 KiB.
  public mutating func next(prompt: Prompt) throws(LineSourceError) -> Line {
    if let promptOutput {
      Interrupt.clear()
      SystemCalls.writeAll(prompt.text.utf8, to: promptOutput)
    }
    var long: [UInt8] = []
    while true {
      if let end = newline() {
        // Also if the line is not text: the next call continues after it.
        defer { unread = end + 1..<unread.upperBound }
        return try take(upTo: end, after: long)
      }
      long += buffer[unread]
      unread = 0..<0
      guard !isAtEnd else { return long.isEmpty ? .end : try take(upTo: 0, after: long) }
      if try fill() == false { return .interrupted }
    }
  }

  /// Passes the bytes of the next line to `take` if they were read already. False where it does not
  /// take them, and then the line is still the next one.
  public mutating func passNext(to take: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    guard promptOutput == nil, let end = newline() else { return false }
    let line = unread.lowerBound..<end
    let isTaken = buffer.withUnsafeBufferPointer {
      take(Self.withoutReturn(UnsafeBufferPointer(rebasing: $0[line])))
    }
    guard isTaken else { return false }
    lineNumber += 1
    unread = end + 1..<unread.upperBound
    return true
  }

  /// `line` without the CR of a CR LF.
  private static func withoutReturn(
    _ line: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    line.last == 0x0D ? .init(rebasing: line.dropLast()) : line
  }

  /// Reads one block.
  ///
  /// - Returns: False if Ctrl-C came first.
  private mutating func fill() throws(LineSourceError) -> Bool {
    while true {
      guard Signals.ending == nil else {
        isAtEnd = true
        return true
      }
      guard !Interrupt.isRequested else {
        if let promptOutput {
          // The terminal shows `^C` by itself.
          SystemCalls.writeAll("\n".utf8, to: promptOutput)
          Interrupt.clear()
        }
        return false
      }
      guard Signals.waitForInput(input) else { continue }
      let count = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
      guard count < 0 else {
        isAtEnd = count == 0
        unread = 0..<count
        return true
      }
      // A terminal that went away reads as EIO.
      if errno == EIO, promptOutput != nil {
        isAtEnd = true
        return true
      }
      guard errno == EINTR || errno == EAGAIN else {
        isAtEnd = true
        throw .unreadable(code: errno)
      }
    }
  }

  /// The index of the next LF in the buffer.
  private func newline() -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard !unread.isEmpty, let base = bytes.baseAddress else { return nil }
      guard let found = memchr(base + unread.lowerBound, 0x0A, unread.count) else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// The line made of `long` and the buffer's bytes before `end`.
  private mutating func take(
    upTo end: Int, after long: [UInt8]
  ) throws(LineSourceError) -> Line {
    lineNumber += 1
    let rest = min(unread.lowerBound, end)..<end
    // A closure that reads a property of the source copies all of it.
    let number = lineNumber
    guard long.isEmpty else {
      return try (long + buffer[rest]).withUnsafeBufferPointer { bytes throws(LineSourceError) in
        try Self.text(of: bytes, number)
      }
    }
    return try buffer.withUnsafeBufferPointer { bytes throws(LineSourceError) in
      try Self.text(of: UnsafeBufferPointer(rebasing: bytes[rest]), number)
    }
  }

  /// The text of line `number`, which consists of `bytes`.
  private static func text(
    of bytes: UnsafeBufferPointer<UInt8>, _ number: Int
  ) throws(LineSourceError) -> Line {
    var line = bytes
    if number == 1, line.starts(with: byteOrderMark) {
      line = .init(rebasing: line[byteOrderMark.count...])
    }
    line = withoutReturn(line)
    guard let base = line.baseAddress, !line.isEmpty else { return .text("") }
    if memchr(base, 0, line.count) == nil {
      // What is repaired is not equal to its bytes. This takes a fifth of a validation's time.
      var text = String(decoding: line, as: UTF8.self)
      let isEqual = text.withUTF8 { utf8 in
        utf8.count == line.count && utf8.baseAddress.map { memcmp($0, base, line.count) } == 0
      }
      if isEqual { return .text(text) }
    }
    let invalid = UTF8Decoder.firstInvalidIndex(in: line)
    if let nul = line.firstIndex(of: 0), nul < invalid ?? .max {
      throw .nul(line: number, column: nul + 1)
    }
    let column = invalid ?? 0
    throw .invalidUTF8(line: number, column: column + 1, byte: line[column])
  }
}
