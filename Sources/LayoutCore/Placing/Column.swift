/// Items of one column, one after another, whose lengths are summed in blocks: any item can change.
///
/// 1. An item begins where the lengths and spacings before it end.
/// 2. It is as wide as the container, or has a place across it by a rule; its length is its own.
/// 3. The content is as long as the items, and never shorter than the available space.
/// 4. With `alignsToEnd`, items shorter than the available space are moved down to its end.
/// 5. A binary search over the sums finds the block of items at a rectangle's top.
/// 6. Items of that block are passed until one ends below the rectangle's top.
/// 7. Items follow as long as they begin above the rectangle's bottom.
///
/// An item stores no frame: its top is the sum of the lengths and spacings before it (`LengthSums`). A
/// change of one length changes a few sums, and no other item.
///
/// - Complexity: solving O(count); a frame and a change O(log count + 256); a rectangle the same and
///   its hits.
package struct Column: SolvedLayout {
  package let crossSize: Double
  /// The content is never shorter than this, in points.
  package let leastLength: Double
  /// Whether items that are shorter than `leastLength` are moved down to its end.
  package let alignsToEnd: Bool
  /// What an item is called in an explanation.
  private let noun: String
  /// Whether only changes with exact sums are accepted.
  private let staysExact: Bool
  /// The rule for the place across the scroll axis; nil where all items are as wide as the container.
  private var across: Across?
  package private(set) var sums: LengthSums
  private let explain: @Sendable (Column, FrameNumber, Int) -> Reason

  /// A rule for the place of an item across the scroll axis, inside the container.
  package struct Across: Sendable {
    /// The sizes of the items, with their changes.
    var sizes: ItemSizes
    let available: Double
    let place: @Sendable (_ index: Int, _ ownWidth: Double) -> (x: Double, width: Double)

    /// The rule `place`, by the index of an item and its width among `sizes` in `available` points.
    package init(
      _ sizes: ItemSizes, available: Double,
      place: @escaping @Sendable (_ index: Int, _ ownWidth: Double) -> (x: Double, width: Double)
    ) { (self.sizes, self.available, self.place) = (sizes, available, place) }

    func ownWidth(of index: Int) -> Double {
      sizes.size(of: index, available: available).width
    }

    /// The frame of item `index`; if it were as wide as the container, it would be `whole`.
    func frame(of index: Int, within whole: Rect) -> Rect {
      let (x, width) = place(index, ownWidth(of: index))
      return Rect(x: x, y: whole.y, width: width, height: whole.height)
    }
  }

  /// The width of item `index` among the sizes; nil where all are as wide as the container.
  package func ownWidth(of index: Int) -> Double? { across?.ownWidth(of: index) }

  /// The items of `sums`, each `crossSize` points wide, or with its place by the rule `across`;
  /// `explain` returns the arithmetic behind a number of an item's frame. With `staysExact`, a change
  /// to a length that sums would round is refused, because solving again adds in another order.
  package init(
    _ sums: LengthSums, crossSize: Double, leastLength: Double = 0, alignsToEnd: Bool = false,
    noun: String = "item", staysExact: Bool = false, across: Across? = nil,
    explain: @escaping @Sendable (Column, FrameNumber, Int) -> Reason
  ) {
    (self.sums, self.crossSize) = (sums, crossSize)
    (self.leastLength, self.alignsToEnd) = (leastLength, alignsToEnd)
    (self.noun, self.staysExact, self.explain) = (noun, staysExact, explain)
    self.across = across
    self.sums.solve(to: leastLength + sums.spacing)
  }

  package var count: Int { sums.count }
  package var isSolved: Bool { sums.isSolved }
  package var byteCount: Int { sums.byteCount }

  package mutating func solve(to line: Double, stop: StopSignal) throws(LayoutError) {
    try sums.solve(to: line - shift, stop: stop)
  }

  /// 3. The content is as long as the items, and never shorter than the available space.
  package var contentSize: Size {
    var end = sums.end
    if !isSolved {
      var all = sums
      all.solve(to: .infinity)
      end = all.end
    }
    return Size(width: crossSize, height: max(leastLength, end))
  }

  /// 4. With `alignsToEnd`, items shorter than the available space are moved down to its end.
  ///
  /// Sums reach at least to `leastLength`, so it is always known whether the items are shorter.
  package var shift: Double { alignsToEnd && isSolved ? max(0, leastLength - sums.end) : 0 }

  /// The line in the sums from which items can end below `y`: a thousandth of a point earlier where
  /// they are moved down, since that rounds.
  private func line(of y: Double) -> Double { shift > 0 ? y - shift - 0x1p-10 : y }

  /// Where item `index` begins in the sums, and how long it is.
  ///
  /// - Complexity: O(log count + 256) where the item is summed; otherwise it sums a copy up to it.
  package func place(of index: Int) -> (start: Double, length: Double) {
    guard index >= sums.solvedCount else { return sums.place(of: index) }
    var further = sums
    further.solve(through: index)
    return further.place(of: index)
  }

  package func frame(at index: Int) -> Rect {
    // 1. An item begins where the lengths and spacings before it end.
    let (start, length) = place(of: index)
    // 2. It is as wide as the container, or has a place across it by a rule; its height is its own.
    let whole = Rect(x: 0, y: start + shift, width: crossSize, height: length)
    return across?.frame(of: index, within: whole) ?? whole
  }

  package var tracks: ItemTracks? {
    across == nil ? ItemTracks(count: 1, size: crossSize) : nil
  }
  package func track(of index: Int) -> Int? { across == nil ? 0 : nil }

  package func reason(for number: FrameNumber, of index: Int) -> Reason {
    explain(self, number, index)
  }
}

// MARK: - By rectangle

extension Column {
  package func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    search(rect) { index, _ in visit(index..<index + 1) }?.tell(&trace, noun: noun)
  }

  package func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    search(rect, visit)?.tell(&trace, noun: noun)
  }

  package func visitRuns(
    in rect: Rect, within margin: Rect, trace: inout some Trace, _ visit: FrameRunVisitor
  ) {
    guard margin == rect else {
      return visitRunsTwice(in: rect, within: margin, trace: &trace, visit)
    }
    FrameRun.collect(for: visit) { run in
      let search = isPlain ? search(rect, &run, visit) : search(rect) { run.add($0, $1, visit) }
      search?.tell(&trace, noun: noun)
    }
  }

  package func visitRanges(
    in rect: Rect, certain: Rect, where isHit: (Rect) -> Bool, _ visit: (Range<Int>) -> Visit
  ) {
    let least = Size(width: crossSize, height: sums.leastLength)
    guard across == nil, !certain.isEmpty, certain.x < crossSize, certain.maxX > 0,
      least.hasAreaAnywhere,
      sums.reaches(rect.maxY)
    else { return visitRangesOneByOne(in: rect, where: isHit, visit) }
    let shift = shift
    var runs = IndexRuns()
    func compare(_ index: Int, _ y: Double, _ length: Double) {
      let frame = Rect(x: 0, y: y, width: crossSize, height: length)
      if frame.intersects(rect), isHit(frame) { runs.add(index..<index + 1, visit) }
    }
    // The items at the top are compared, up to the first that begins in `certain`.
    var first = sums.solvedCount
    sums.visit(endingBelow: line(of: rect.y)) { index, start, length in
      let y = start + shift
      guard y < certain.y, !runs.isStopped else {
        first = index
        return .stop
      }
      compare(index, y, length)
      return .continue
    }
    // All from there to the first that ends below `certain` are hits; then they are compared again.
    var isBelow = false
    sums.visit(endingBelow: line(of: certain.maxY)) { index, start, length in
      if !isBelow, index > first { runs.add(first..<index, visit) }
      isBelow = true
      let y = start + shift
      guard y < rect.maxY, !runs.isStopped else { return .stop }
      if index >= first { compare(index, y, length) }
      return .continue
    }
    if !isBelow { runs.add(first..<sums.solvedCount, visit) }
    runs.end(visit)
  }

  /// Visits the items that intersect `rect`: from the first that ends below its top to the last that
  /// begins above its bottom; sums what is not summed yet down to there. Nil where `rect` is beside them.
  ///
  /// Not generic over a trace: a call through `any SolvedLayout` reaches the unspecialized version
  /// of a generic method.
  private func search(_ rect: Rect, _ visit: (Int, Rect) -> Visit) -> Search? {
    guard let across else { return searchBelow(rect, visit) }
    return searchBelow(rect) { index, whole in
      let frame = across.frame(of: index, within: whole)
      return frame.intersects(rect) ? visit(index, frame) : .continue
    }
  }

  /// As above, where all items are as wide as the container.
  private func searchBelow(_ rect: Rect, _ visit: (Int, Rect) -> Visit) -> Search? {
    let (shift, top, bottom, spacing) = (shift, rect.y, rect.maxY, sums.spacing)
    return searchNeighbours(rect) { first, start, lengths in
      for place in lengths.indices {
        // 7. From there on, as long as an item begins above the rectangle's bottom.
        let (y, length) = (start + shift, lengths[place])
        guard y < bottom else { return (place + 1, .stop) }
        // Across, all are inside. Moving an item down may have rounded its end.
        if length > 0, crossSize > 0, y + length > top {
          let frame = Rect(x: 0, y: y, width: crossSize, height: length)
          guard visit(first + place, frame) == .continue else { return (place + 1, .stop) }
        }
        start += length + spacing
      }
      return (lengths.count, .continue)
    }
  }

  /// Whether each item that begins above the bottom of a rectangle is a hit, from the first on that ends
  /// below its top.
  private var isPlain: Bool {
    across == nil && shift == 0 && crossSize > 0 && sums.isExact && sums.leastLength > 0
      && sums.spacing >= 0
  }

  /// Adds the items that intersect `rect` to `run`, where the column `isPlain`: a few instructions for
  /// each.
  private func search(_ rect: Rect, _ run: inout FrameRun, _ visit: FrameRunVisitor) -> Search? {
    let (crossSize, bottom, spacing) = (crossSize, rect.maxY, sums.spacing)
    return searchNeighbours(rect) { first, start, lengths in
      var place = 0
      while place < lengths.count {
        guard let frames = run.space(from: first + place, visit) else { return (place + 1, .stop) }
        let (begin, end) = (place, min(lengths.count, place + frames.count))
        while place < end, start < bottom {
          frames[place - begin] = Rect(x: 0, y: start, width: crossSize, height: lengths[place])
          start += lengths[place] + spacing
          place += 1
        }
        let last = run.add(place - begin, visit)
        guard place == end else { return (place + 1, .stop) }
        guard last == .continue else { return (place, .stop) }
      }
      return (place, .continue)
    }
  }

  /// Takes neighbours: see `LengthSums`.
  private typealias NeighbourVisitor = (Int, inout Double, UnsafeBufferPointer<Double>) -> (
    visited: Int, visit: Visit
  )

  /// Visits the items from the first that ends below the top of `rect` on, and sums what is not summed
  /// yet down to its bottom. Nil where `rect` is beside them.
  @inline(__always)
  private func searchNeighbours(_ rect: Rect, _ visit: NeighbourVisitor) -> Search? {
    guard !rect.isEmpty, rect.x < crossSize, rect.maxX > 0 else { return nil }
    let known = sums.solvedCount
    guard !sums.reaches(rect.maxY) else { return search(rect, summed: known, visit) }
    var further = self
    further.sums.solve(to: rect.maxY)
    return further.search(rect, summed: known, visit)
  }

  /// As above, where all sums are known; `known` of them were before.
  private func search(_ rect: Rect, summed known: Int, _ visit: NeighbourVisitor) -> Search {
    // 5. A binary search over the sums finds the block of items at the rectangle's top.
    // 6. Its items are passed until one ends below the rectangle's top.
    let found = sums.visitNeighbours(endingBelow: line(of: rect.y), visit)
    // Items that had to be summed first count, too, but for those that are passed anyway.
    let passed = found.first..<found.first + found.skipped + found.visited
    let summed = known..<sums.solvedCount
    return Search(
      found: found, blockCount: sums.blockCount,
      placed: found.skipped + summed.count - summed.clamped(to: passed).count)
  }

  /// How a search went.
  private struct Search {
    let found: LengthSearch
    let blockCount: Int
    /// How many items were placed or passed, and not compared with the rectangle.
    let placed: Int

    func tell<Listener: Trace>(_ trace: inout Listener, noun: String) {
      // As in `CheckpointedLayout`.
      guard Listener.self != NoTrace.self else { return }
      trace.note(
        QueryCost(searchSteps: found.steps),
        .search(over: TraceNoun("sum", "of blocks"), count: blockCount, found: found.first))
      if placed > 0 { trace.note(QueryCost(itemsPlaced: placed), .place(from: found.first)) }
      if found.visited > 0 {
        trace.note(QueryCost(itemsCompared: found.visited), .compare(TraceNoun(noun)))
      }
      trace.note(.stop(because: "the next \(noun) begins below the rectangle"))
    }
  }
}

// MARK: - Changes

extension Column {
  /// Changes the sums if the item is among them; otherwise the layout must solve first.
  ///
  /// Afterwards they again reach at least to the end of the available space. The result is false
  /// where nothing was changed.
  package mutating func apply(_ edit: ItemEdit) -> Bool {
    guard edit.size.map({ accepts($0.height) }) ?? true,
      sums.isSolved || edit.index < sums.solvedCount
    else {
      return false
    }
    let isDone =
      switch edit {
      case .resize(let index, let size): sums.resize(index, to: size.height)
      case .insert(let size, let index): sums.insert(length: size.height, at: index)
      case .remove(let index): sums.remove(at: index)
      }
    if isDone { across?.sizes.apply(edit) }
    sums.solve(to: leastLength + sums.spacing)
    return isDone
  }

  private func accepts(_ length: Double) -> Bool {
    !staysExact || sums.isExact && length.hasExactSums
  }
}
