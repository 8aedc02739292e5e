extension SolvedLayout {
  /// The items that intersect `rect`, as ranges of indexes: as few as possible, by rising index.
  ///
  /// ```swift
  /// let frames = (0..<1000).map { Rect(x: 0, y: Double($0) * 50, width: 320, height: 50) }
  /// let rows = Stored(frames: frames)
  /// rows.itemRanges(in: Rect(x: 0, y: 90, width: 9, height: 20))  // [1..<3]
  /// ```
  ///
  /// - Complexity: that of `visitRanges`, and sorting its ranges.
  public func itemRanges(in rect: Rect) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    visitRanges(in: rect, certain: rect, where: { $0.intersects(rect) }) {
      ranges.append($0)
      return .continue
    }
    return ranges.joined
  }

  /// Compares each item.
  public func visitRanges(
    in rect: Rect, certain: Rect, where isHit: (Rect) -> Bool, _ visit: (Range<Int>) -> Visit
  ) { visitRangesOneByOne(in: rect, where: isHit, visit) }

  /// As `visitRanges`, for a layout that finds ranges in some rectangles only.
  package func visitRangesOneByOne(
    in rect: Rect, where isHit: (Rect) -> Bool, _ visit: (Range<Int>) -> Visit
  ) {
    var trace = NoTrace()
    var runs = IndexRuns()
    visitItems(in: rect, trace: &trace) { index, frame in
      if isHit(frame) { runs.add(index..<index + 1, visit) }
      return runs.isStopped ? .stop : .continue
    }
    runs.end(visit)
  }
}
