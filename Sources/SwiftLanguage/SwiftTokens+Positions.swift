/// From tokens, lines and columns to bytes, and back.
extension SwiftTokens {
  /// The bytes of some tokens.
  package func bytes(of range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last, tokens.indices.contains(last) else {
      return 0..<0
    }
    return tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  /// The byte at a line and column, both from 1.
  package func position(line: Int, column: Int) -> Int {
    var (position, left) = (0, line - 1)
    while left > 0, position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { left -= 1 }
      position += 1
    }
    var end = position
    while end < bytes.count, end - position < column - 1, bytes[end] != UInt8(ascii: "\n") {
      end += 1
    }
    return end
  }

  /// The token at a byte, or the next one after it.
  package func token(at position: Int) -> Int? {
    tokens.firstIndex { $0.range.upperBound > position }
  }
}
