// Parts of a text, without the standard library's regular expressions: the search that Swift has
// by itself is linked with them, and they are an eighth of the program.

extension Collection where Element: Equatable {
  /// The first place where all of `part` is.
  @inlinable
  package func firstRange(matching part: some Collection<Element>) -> Range<Index>? {
    guard let first = part.first else { return startIndex..<startIndex }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part) { return start..<rest.index(start, offsetBy: part.count) }
      rest.removeFirst()
    }
    return nil
  }

  /// All places where `part` is, from the first on; none begins in another.
  @inlinable
  package func ranges(matching part: some Collection<Element>) -> [Range<Index>] {
    var ranges: [Range<Index>] = []
    while !part.isEmpty,
      let range = self[(ranges.last?.upperBound ?? startIndex)...].firstRange(matching: part)
    {
      ranges.append(range)
    }
    return ranges
  }
}

/// Texts are compared by their bytes, as a compiler compares them: this is much faster than by
/// characters. So an accent of its own is in a letter that has it, and `\n` is in `\r\n`.
extension StringProtocol {
  package func contains(_ part: String) -> Bool { firstRange(of: part) != nil }

  /// The first place where all of `part` is.
  package func firstRange(of part: String) -> Range<Index>? {
    let found = utf8.withContiguousStorageIfAvailable { $0.firstRange(matching: part.utf8) }
    // A text of another system may not be in one piece.
    guard let found else { return utf8.firstRange(matching: part.utf8) }
    return found.map { offsets in
      let start = utf8.index(startIndex, offsetBy: offsets.lowerBound)
      return start..<utf8.index(start, offsetBy: offsets.count)
    }
  }

  /// What is before, between and behind the places where `separator` is; empty parts, too.
  package func parts(at separator: String) -> [SubSequence] {
    let ranges = utf8.ranges(matching: separator.utf8)
    let starts = [startIndex] + ranges.map(\.upperBound)
    let ends = ranges.map(\.lowerBound) + [endIndex]
    return zip(starts, ends).map { self[$0..<$1] }
  }
}
