extension CheckpointedLayout {
  public func visitRanges(
    in rect: Rect, certain: Rect, where isHit: (Rect) -> Bool, _ visit: (Range<Int>) -> Visit
  ) {
    let isDone = !certain.isEmpty && compiled.ranges(self, rect, certain, isHit, visit)
    if !isDone { visitRangesOneByOne(in: rect, where: isHit, visit) }
  }

  /// Visits the hits as ranges, of which only those near the top and the bottom are compared; does
  /// nothing and returns false where an item between them might be no hit.
  ///
  /// Between a state whose floor is below the top of `certain`, and one whose floor is above its
  /// bottom, every item is a hit: it begins below the top, and ends above the bottom unless it is
  /// open in the second state. So a hundred thousand hits cost as much as the two ends.
  @inlinable func searchRanges(
    _ rect: Rect, _ certain: Rect, _ isHit: (Rect) -> Bool, _ visit: (Range<Int>) -> Visit
  ) -> Bool {
    guard rules.everyItemReaches(from: certain.x, to: certain.maxX) else { return false }
    var runs = IndexRuns()
    func test(_ index: Int, _ frame: Rect) {
      if frame.intersects(rect), isHit(frame) { runs.add(index..<index + 1, visit) }
    }
    // 1. The items that are open at the top, and the next ones until none begins above it.
    var state = state(above: rect.y)
    rules.visitOpen(state, test)
    while rules.next(state) < count, rules.floor(state) < certain.y {
      rules.place(&state, test)
    }
    // 2. From there to a state above the bottom: all items but those that are open there, which are
    // compared.
    let inner = self.state(above: certain.maxY)
    if rules.next(inner) > rules.next(state) {
      var rest = rules.next(state)..<rules.next(inner)
      var missed: [Int] = []
      rules.visitOpen(inner) { index, frame in
        if !(frame.intersects(rect) && isHit(frame)) { missed.append(index) }
      }
      for index in missed.sorted() where rest.contains(index) {
        runs.add(rest.lowerBound..<index, visit)
        rest = index + 1..<rest.upperBound
      }
      runs.add(rest, visit)
      state = inner
    }
    // 3. The next ones, until none begins above the bottom.
    while !runs.isStopped, rules.next(state) < count, rules.floor(state) < rect.maxY {
      rules.place(&state, test)
    }
    runs.end(visit)
    return true
  }

  /// The last saved state whose floor is not below `line`, moved on to the line.
  @inlinable func state(above line: Double) -> P.State {
    let end = rules.floor(frontier)
    var state = end > line ? kept[checkpoint(above: line, endingAt: end).place] : frontier
    _ = rules.skip(&state, to: count, above: line)
    return state
  }
}
