extension Range<Int> {
  /// The first number that satisfies `condition`, which must hold for all numbers after it;
  /// `upperBound` where none does.
  ///
  /// ```swift
  /// (0..<100).partitioningIndex { $0 * $0 > 50 }  // 8
  /// ```
  ///
  /// - Complexity: O(log count) calls of `condition`.
  @inlinable package func partitioningIndex(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [Int] {
  /// The index of `number` in these rising numbers; nil where it is not one of them.
  ///
  /// ```swift
  /// [1, 4, 9].sortedIndex(of: 4)  // 1
  /// ```
  ///
  /// - Complexity: O(log count).
  package func sortedIndex(of number: Int) -> Int? {
    let index = indices.partitioningIndex { self[$0] >= number }
    return index < count && self[index] == number ? index : nil
  }
}
