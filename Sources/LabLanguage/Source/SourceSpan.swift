/// A stretch of source text, in UTF-8 bytes from its start; the end is not part of it.
///
/// It takes eight bytes, so that a token fits into the registers in which functions pass values.
/// An offset beyond 2 GiB counts as 2 GiB.
public struct SourceSpan: Sendable, Hashable {
  private let first: Int32
  private let last: Int32

  public init(_ start: Int, _ end: Int) {
    (first, last) = (Int32(clamping: start), Int32(clamping: end))
  }

  /// The offset of the first byte.
  public var start: Int { Int(first) }

  /// The offset after the last byte.
  public var end: Int { Int(last) }

  /// The number of bytes.
  public var length: Int { end - start }

  /// The smallest span around both.
  public func union(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(min(start, other.start), max(end, other.end))
  }

  /// The span moved by `offset` bytes.
  public func moved(by offset: Int) -> SourceSpan { SourceSpan(start + offset, end + offset) }
}

extension String {
  /// The text of `span`, which is clamped to the string; half a character reads as U+FFFD.
  ///
  /// - Complexity: O(length of the span) for a native string.
  public func text(of span: SourceSpan) -> String {
    let start = Swift.min(Swift.max(span.start, 0), utf8.count)
    let end = Swift.min(Swift.max(span.end, start), utf8.count)
    if end - start == utf8.count { return self }
    let lower = utf8.index(utf8.startIndex, offsetBy: start)
    let upper = utf8.index(utf8.startIndex, offsetBy: end)
    return String(decoding: utf8[lower..<upper], as: UTF8.self)
  }
}

/// A line and a column as people and editors count them: both from 1, columns in characters.
public struct SourcePosition: Sendable, Hashable {
  public var line: Int
  /// The character of the line, from 1.
  public var column: Int

  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// The place of the byte at `offset` of `source`; an offset beyond the end is the end.
  ///
  /// - Complexity: O(offset).
  public init(offset: Int, in source: String) {
    let before = source.text(of: SourceSpan(0, offset))
    let lines = before.utf8.count { $0 == UInt8(ascii: "\n") }
    let lineStart = before.utf8.lastIndex(of: UInt8(ascii: "\n"))
      .map { before.utf8.index(after: $0) }
    self.init(
      line: lines + 1, column: before[(lineStart ?? before.startIndex)...].count + 1)
  }
}
