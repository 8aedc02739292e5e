/// Lengths one after another with equal spacing between them, any of which may change.
///
/// Items are in blocks: a block is a run of the size function, which stores no length, or a list of
/// lengths after one of its items was changed. A block begins at the sum of the blocks before it
/// (`PrefixTree`); an item begins after the items before it in its block.
///
/// A block has 32 items where all sums are exact, so that a search passes few of them: no answer
/// depends on the blocks then. Other sums round, and rounding depends on the blocks, which have 256
/// items; so have those after the first million blocks, which bounds their memory.
///
/// Blocks are summed as far as `solve` goes; the rest is a run.
///
/// - Complexity: solving O(count); an item by index or by line O(log count + 256); `resize`, `insert`
///   and `remove` the same. An `insert` that splits a block, and a `remove` that empties one, also
///   move the blocks after it and sum them again in the trees.
public struct LengthSums: Sendable {
  /// The distance between two neighbours, in points.
  public let spacing: Double
  /// Writes the lengths of neighbours, from an item on.
  ///
  /// It is the only code that depends on the type of the sizes: made in `init`, which is compiled in
  /// the strategy's module, it is specialized for that type. All else is not generic, and as fast
  /// when it is called through `any SolvedLayout`. It fills memory on the stack, sixteen lengths in
  /// a call; an array there would be allocated for every query.
  let write: @Sendable (Int, UnsafeMutableBufferPointer<Double>) -> Void

  /// Whether all lengths and the spacing are whole 1024ths of a point, so that sums are exact in any
  /// order.
  package internal(set) var isExact: Bool
  /// No length falls below this, in points.
  public internal(set) var leastLength: Double
  var blocks: [LengthBlock] = []
  var pitches: PrefixTree<Double>
  var counts = PrefixTree<Int>(isExact: true)
  /// How many items are in blocks.
  var summed = 0
  /// How many blocks, from the first on, have `evenCount` items each: they are found by dividing.
  var evenBlocks = 0
  /// How many blocks, from the first on, are even runs of the first items of the size function: they
  /// follow from their number, so that a query does not wait until one of them is read from memory.
  var evenRuns = 0
  /// The number of items of the first blocks.
  private let evenCount: Int
  /// The items of the size function that are not in a block yet; they follow all others.
  private var rest: Range<Int>

  /// The number of items of a new block.
  private var newBlockCount: Int {
    isExact && blocks.count < 1 << 20 ? Self.exactBlockCount : Self.roundedBlockCount
  }
  private static var exactBlockCount: Int { 32 }
  private static var roundedBlockCount: Int { 256 }
  /// The most items that a block may contain.
  var greatestBlockCount: Int { 2 * newBlockCount }

  /// `count` items of `sizes`, of which none is summed yet; `crossSize` is the width of each.
  ///
  /// With `isExact`, all their lengths are whole 1024ths of a point.
  @inlinable
  public init(
    _ sizes: some SizeFunction, crossSize: Double, spacing: Double, count: Int,
    isExact: Bool = false
  ) {
    let least = sizes.leastSize(available: crossSize).height
    self.init(spacing: spacing, count: count, leastLength: least, isExact: isExact) {
      first, lengths in
      // A copy of its own: writing a length cannot change it, so it is not read again each time.
      let sizes = sizes
      for place in lengths.indices {
        lengths[place] = sizes.length(of: first + place, crossSize: crossSize)
      }
    }
  }

  @usableFromInline init(
    spacing: Double, count: Int, leastLength: Double, isExact: Bool,
    write: @escaping @Sendable (Int, UnsafeMutableBufferPointer<Double>) -> Void
  ) {
    (self.spacing, self.write, self.leastLength) = (spacing, write, leastLength)
    self.isExact = isExact && spacing.hasExactSums
    pitches = PrefixTree(isExact: self.isExact)
    evenCount = self.isExact ? Self.exactBlockCount : Self.roundedBlockCount
    rest = 0..<max(0, count)
  }

  /// How many items there are.
  public var count: Int { summed + rest.count }
  /// Whether all items are summed.
  public var isSolved: Bool { rest.isEmpty }
  /// How many items are summed.
  public var solvedCount: Int { summed }
  /// How many blocks there are to search.
  public var blockCount: Int { blocks.count }
  /// The memory for blocks and sums, in bytes.
  public var byteCount: Int {
    blocks.reduce(pitches.byteCount + counts.byteCount) { $0 + $1.byteCount }
  }
  /// Where the next item after the summed ones begins, in points.
  var frontier: Double { pitches.sum(ofFirst: pitches.count) }
  /// The end of the last item that is summed, in points; 0 without items.
  public var end: Double { summed > 0 ? max(0, frontier - spacing) : 0 }
}

// MARK: - Summing

extension LengthSums {
  /// Sums until everything that begins before `line` (points from the start) is summed.
  ///
  /// - Throws: `LayoutError.interrupted` and `LayoutError.tooLong`.
  public mutating func solve(to line: Double, stop: StopSignal) throws(LayoutError) {
    var reached = frontier
    while !rest.isEmpty, reached < line {
      if blocks.count & 0xFF == 0 {
        try line == .infinity ? stop.check(done: summed, of: summed + rest.count) : stop.check()
      }
      reached += sumNextBlock()
      guard reached <= greatestLength else { throw .tooLong(length: reached) }
    }
  }

  /// Whether everything that begins before `line` is summed.
  public func reaches(_ line: Double) -> Bool { isSolved || frontier >= line }

  /// Sums until everything that begins before `line` is summed, however long that takes.
  public mutating func solve(to line: Double) {
    guard !rest.isEmpty else { return }
    var reached = frontier
    while !rest.isEmpty, reached < line { reached += sumNextBlock() }
  }

  /// Sums until item `index` is, however long that takes.
  public mutating func solve(through index: Int) {
    while !rest.isEmpty, summed <= index { _ = sumNextBlock() }
  }

  /// Makes a block of the next items, and returns its length.
  private mutating func sumNextBlock() -> Double {
    let end = min(rest.lowerBound + newBlockCount, rest.upperBound)
    let block = LengthBlock.run(rest.lowerBound..<end)
    let pitch = pitch(of: block)
    if evenBlocks == blocks.count, block.count == evenCount { evenBlocks += 1 }
    if evenRuns == blocks.count, evenRuns * evenCount == rest.lowerBound,
      block.count == evenCount
    {
      evenRuns += 1
    }
    blocks.append(block)
    pitches.append(pitch)
    counts.append(block.count)
    summed += block.count
    rest = end..<rest.upperBound
    return pitch
  }

  /// What a block takes, with one spacing for each item.
  func pitch(of block: LengthBlock) -> Double {
    switch block {
    case .list(let lengths): return Self.pitch(of: lengths, spacing)
    case .run(let items):
      var sum = FourSums()
      visitLengths(of: block) { lengths in
        sum.add(lengths)
        return .continue
      }
      return sum.total + Double(items.count) * spacing
    }
  }

  static func pitch(of lengths: [Double], _ spacing: Double) -> Double {
    lengths.reduce(0) { $0 + ($1 + spacing) }
  }
}

// MARK: - Asking

extension LengthSums {
  /// Where item `index` begins, and how long it is, in points; it must be summed.
  public func place(of index: Int) -> (start: Double, length: Double) {
    let (block, first) = block(of: index)
    var place = (start: pitches.sum(ofFirst: block), length: 0.0)
    var left = index - first
    visitLengths(of: content(of: block)) { lengths in
      for length in lengths.prefix(left) { place.start += length + spacing }
      guard left < lengths.count else {
        left -= lengths.count
        return .continue
      }
      place.length = lengths[left]
      return .stop
    }
    return place
  }

  /// Visits the summed items from the first that ends below `line` on, with start and length, by
  /// rising index; returns how that one was found.
  @discardableResult
  public func visit(
    endingBelow line: Double, _ visit: (Int, Double, Double) -> Visit
  ) -> LengthSearch {
    visitNeighbours(endingBelow: line) { first, start, lengths in
      for place in lengths.indices {
        if visit(first + place, start, lengths[place]) == .stop { return (place + 1, .stop) }
        start += lengths[place] + spacing
      }
      return (lengths.count, .continue)
    }
  }

  /// Visits the same items, up to sixteen at a time.
  ///
  /// `visit` gets the first of them, where it begins, and their lengths. It moves that start to the
  /// item after them, and returns how many it visited: fewer than there are only where it stops.
  func visitNeighbours(
    endingBelow line: Double,
    _ visit: (_ first: Int, _ start: inout Double, _ lengths: UnsafeBufferPointer<Double>) -> (
      visited: Int, visit: Visit
    )
  ) -> LengthSearch {
    // A thousandth of a point earlier: the sum of a block and the sum of its items may round
    // differently.
    var (block, start, steps) = pitches.first(beyond: line - 0x1p-10)
    var item = firstItem(of: block)
    var search = LengthSearch(first: item, skipped: 0, steps: steps)
    var isBelow = false
    // Where sums are exact, the second half of a block begins where the block ends, less its own
    // lengths. So where the line is below the middle, the first half need not be drawn.
    var isLate = isExact && block < blocks.count && line - start > pitches[block] * 0.5
    while block < blocks.count {
      let next = visitLengths(of: content(of: block), isLate: isLate) { half in
        let middle = start + pitches[block] - pitch(of: half)
        guard middle - spacing <= line else { return false }
        search.skipped += half.count
        (start, item) = (middle, item + half.count)
        return true
      } _: { lengths in
        // Ends never fall: where the last of these neighbours ends above the line, so do all.
        if !isBelow {
          let last = startOfLast(of: lengths, from: start)
          guard last + lengths[lengths.count - 1] > line else {
            start = last + (lengths[lengths.count - 1] + spacing)
            item += lengths.count
            search.skipped += lengths.count
            return .continue
          }
        }
        var first = 0
        while !isBelow {
          isBelow = start + lengths[first] > line
          guard !isBelow else { break }
          start += lengths[first] + spacing
          first += 1
        }
        search.skipped += first
        item += first
        let found = visit(item, &start, UnsafeBufferPointer(rebasing: lengths[first...]))
        item += found.visited
        return found.visit
      }
      search.visited = item - search.first - search.skipped
      if next == .stop { return search }
      block += 1
      isLate = false
      // Exact sums are there already.
      if !isExact { start = pitches.sum(ofFirst: block) }
    }
    return search
  }

  /// Where the last of `lengths` begins, if the first begins at `start`.
  @inline(__always)
  private func startOfLast(of lengths: UnsafeBufferPointer<Double>, from start: Double) -> Double {
    let others = UnsafeBufferPointer(rebasing: lengths.dropLast())
    guard isExact else { return others.reduce(start) { $0 + ($1 + spacing) } }
    return start + pitch(of: others)
  }

  /// What `lengths` take, with one spacing for each, where sums are exact.
  @inline(__always) private func pitch(of lengths: UnsafeBufferPointer<Double>) -> Double {
    var sum = FourSums()
    sum.add(lengths)
    return sum.total + Double(lengths.count) * spacing
  }

  /// Block number `block`.
  private func content(of block: Int) -> LengthBlock {
    guard block < evenRuns else { return blocks[block] }
    return .run(block * evenCount..<(block + 1) * evenCount)
  }

  /// The block of item `index`, and the first item of that block.
  func block(of index: Int) -> (block: Int, first: Int) {
    let block = index / evenCount
    if block < evenBlocks { return (block, block * evenCount) }
    let (found, before, _) = counts.first(beyond: index)
    return (found, before)
  }

  /// The first item of a block; `count` behind the last block.
  private func firstItem(of block: Int) -> Int {
    block <= evenBlocks ? block * evenCount : counts.sum(ofFirst: block)
  }

  /// Visits the lengths of a block in order, up to sixteen neighbours at a time. With `isLate`, the
  /// second half of a run of 32 items is offered first. If `startsAt` takes it, it is all that is
  /// visited; otherwise both halves are, and the second is drawn twice.
  @inline(__always) @discardableResult
  private func visitLengths(
    of block: LengthBlock, isLate: Bool = false,
    startsAt: (_ half: UnsafeBufferPointer<Double>) -> Bool = { _ in false },
    _ visit: (UnsafeBufferPointer<Double>) -> Visit
  ) -> Visit {
    switch block {
    case .list(let lengths):
      lengths.withUnsafeBufferPointer { lengths in
        for first in stride(from: 0, to: lengths.count, by: 16) {
          let last = min(first + 16, lengths.count)
          if visit(UnsafeBufferPointer(rebasing: lengths[first..<last])) == .stop { return .stop }
        }
        return .continue
      }
    case .run(let items):
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 16) { buffer in
        var first = items.lowerBound
        var isDrawn = false
        if isLate, items.count == 2 * buffer.count {
          write(first + buffer.count, buffer)
          isDrawn = startsAt(UnsafeBufferPointer(buffer))
          if isDrawn { first += buffer.count }
        }
        while first < items.upperBound {
          let lengths = UnsafeMutableBufferPointer(
            rebasing: buffer[..<min(16, items.upperBound - first)])
          if !isDrawn { write(first, lengths) }
          isDrawn = false
          if visit(UnsafeBufferPointer(lengths)) == .stop { return .stop }
          first += lengths.count
        }
        return .continue
      }
    }
  }
}

/// Four sums side by side: an addition need not wait for the one before.
private struct FourSums {
  private var sums = SIMD4<Double>.zero

  var total: Double { (sums.x + sums.y) + (sums.z + sums.w) }

  @inline(__always) mutating func add(_ lengths: UnsafeBufferPointer<Double>) {
    var place = 0
    while place + 4 <= lengths.count {
      sums += SIMD4(
        lengths[place], lengths[place + 1], lengths[place + 2], lengths[place + 3])
      place += 4
    }
    while place < lengths.count {
      sums.x += lengths[place]
      place += 1
    }
  }
}

/// How `LengthSums` found an item: which block, and what the search cost, for `explain`.
public struct LengthSearch: Sendable, Hashable {
  /// The first item of the block that was found.
  public var first: Int
  /// How many items of the block end above the line.
  public var skipped: Int
  /// How many items were visited, with the one at which the visitor stopped.
  public var visited = 0
  /// How many sums of blocks were compared.
  public var steps: Int
}
