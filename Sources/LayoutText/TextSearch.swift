// Parts of a text, without the standard library's regular expressions: the search that Swift has
// by itself is linked with them, and they are an eighth of the program.

extension Collection where Element: Equatable {
  /// The first place where all of `part` is.
  @inlinable
  package func firstRange(matching part: some Collection<Element>) -> Range<Index>? {
    var rest = self[...]
    repeat {
      if rest.starts(with: part) {
        return rest.startIndex..<rest.index(rest.startIndex, offsetBy: part.count)
      }
    } while rest.popFirst() != nil
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

extension StringProtocol {
  @inlinable
  package func contains(_ part: String) -> Bool { firstRange(matching: part) != nil }

  @inlinable
  package func firstRange(of part: String) -> Range<Index>? { firstRange(matching: part) }

  /// What is before, between and behind the places where `separator` is; empty parts, too.
  package func parts(at separator: String) -> [SubSequence] {
    let ranges = ranges(matching: separator)
    let starts = [startIndex] + ranges.map(\.upperBound)
    let ends = ranges.map(\.lowerBound) + [endIndex]
    return zip(starts, ends).map { self[$0..<$1] }
  }
}
