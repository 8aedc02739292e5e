/// The result of reading a line.
public enum Line: Hashable, Sendable {
  /// A line without its end. It contains no NUL; it may contain tabs and other control characters.
  case text(String)
  /// Ctrl-C: the line that was being typed is dropped. A prompt continues, a script ends (130).
  case interrupted
  /// The end of the input: Ctrl-D on an empty line, end of file, SIGTERM or SIGHUP.
  case end
}

/// A source of lines: a user at a terminal, a pipe, a file, an array.
///
/// Use it from one thread. A source that threw can be used again: it continues with the line after
/// the broken one.
public protocol LineSource {
  /// Waits for the next line.
  ///
  /// - Parameter prompt: Shown only on a terminal.
  mutating func next(prompt: Prompt) throws(LineSourceError) -> Line
}

/// Why a line could not be read.
public enum LineSourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line is not UTF-8. `line` and `column` count from 1, the column in bytes.
  case invalidUTF8(line: Int, column: Int, byte: UInt8)
  /// The line contains a NUL. `line` and `column` count from 1, the column in bytes.
  case nul(line: Int, column: Int)
  /// The descriptor cannot be read; `code` is `errno`.
  case unreadable(code: Int32)

  /// One sentence without a place, for a message that begins with `file:line:column`.
  public var description: String {
    switch self {
    case .invalidUTF8(_, _, let byte): "the byte 0x\(hexadecimal(byte)) is not valid UTF-8"
    case .nul: "the line contains a NUL byte; only text can be read"
    case .unreadable(let code): "the input cannot be read: \(SystemCalls.message(code))"
    }
  }
}

/// Two hexadecimal digits.
func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.count == 1 ? "0" + digits : digits
}
