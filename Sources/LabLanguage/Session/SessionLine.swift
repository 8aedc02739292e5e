/// One line of a session file; a command that continues over several lines is one of these.
public struct SessionLine: Sendable, Hashable {
  /// What a line is; the characters at its start decide.
  public enum Kind: Sendable, Hashable {
    /// `#!` on line 1.
    case shebang
    /// Nothing but blanks.
    case blank
    /// `# text`
    case narration(String)
    /// `## text`
    case heading(String)
    /// `#- text`, or a comment that does not begin at the start of its line.
    case note(String)
    /// `| text` and its matchers.
    case expectation(ExpectedLine)
    /// `@name …`
    case directive(Directive)
    /// Anything else. Whether the command is right shows when it runs: `|!` may expect its error.
    case command(LexedText)
    /// A line that is wrong; the file's errors have the reason.
    case invalid
  }

  /// What the line is.
  public let kind: Kind
  /// The numbers of the first and the last line in the file, from 1.
  public let numbers: ClosedRange<Int>
  /// The place of the line in the source, its line end included.
  public let span: SourceSpan
  /// The line as written, its line end included: all of these together are the source.
  public let raw: String

  /// The line end: a line feed, a carriage return before one, or nothing at the end of a file.
  public var lineEnd: String {
    raw.utf8.last != Byte.newline ? "" : raw.hasSuffix("\r\n") ? "\r\n" : "\n"
  }

  /// The line as written, without its line end.
  public var content: String {
    String(decoding: raw.utf8.dropLast(lineEnd.utf8.count), as: UTF8.self)
  }
}
