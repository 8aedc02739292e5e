/// Lengths one after another with equal spacing between them, any of which may change.
///
/// Items are in blocks: a block is a run of the size function, which stores no length, or a list of
/// lengths after one of its items was changed. A block begins at the sum of the blocks before it
/// (`PrefixTree`); an item begins after the items before it in its block. A hundred million items
/// take one number in 256.
///
/// Blocks are summed as far as `solve` goes; the rest is a run.
///
/// The loops over items are specialized for repeating and random sizes: the unspecialized version,
/// which a call through `any SolvedLayout` would reach, is three times slower.
///
/// - Complexity: solving O(count); an item by index or by line O(log count + 512); `resize` and
///   `remove` the same; `insert` too, and a copy of the blocks once in 256 insertions.
public struct LengthSums<Sizes: SizeFunction>: Sendable {
  /// Where unchanged items take their lengths from.
  public let sizes: Sizes
  /// The width of every item, in points.
  public let crossSize: Double
  /// The distance between two neighbours, in points.
  public let spacing: Double

  var blocks: [LengthBlock] = []
  var pitches = PrefixTree<Double>()
  var counts = PrefixTree<Int>()
  /// How many items are in blocks.
  var summed = 0
  /// The items of the size function that are not in a block yet; they follow all others.
  private var rest: Range<Int>

  /// The number of items of a new block, and the most that a block may contain.
  private static var blockCount: Int { 256 }
  static var greatestBlockCount: Int { 512 }

  /// `count` items of `sizes`, of which none is summed yet.
  public init(_ sizes: Sizes, crossSize: Double, spacing: Double, count: Int) {
    self.sizes = sizes
    self.crossSize = crossSize
    self.spacing = spacing
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

  /// Sums until everything that begins before `line` is summed, however long that takes.
  public mutating func solve(to line: Double) {
    var reached = frontier
    while !rest.isEmpty, reached < line { reached += sumNextBlock() }
  }

  /// Sums until item `index` is, however long that takes.
  public mutating func solve(through index: Int) {
    while !rest.isEmpty, summed <= index { _ = sumNextBlock() }
  }

  /// Makes a block of the next items, and returns its length.
  private mutating func sumNextBlock() -> Double {
    let end = min(rest.lowerBound + Self.blockCount, rest.upperBound)
    let block = LengthBlock.run(rest.lowerBound..<end)
    let pitch = pitch(of: block)
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
    case .run(let items): pitch(of: items)
    case .list(let lengths): lengths.reduce(0) { $0 + ($1 + spacing) }
    }
  }

  /// Four sums side by side: an addition need not wait for the one before.
  @_specialize(where Sizes == RandomSizes)
  @_specialize(where Sizes == PatternSizes)
  private func pitch(of items: Range<Int>) -> Double {
    var sums = (0.0, 0.0, 0.0, 0.0)
    var index = items.lowerBound
    while index + 4 <= items.upperBound {
      sums.0 += sizes.length(of: index, crossSize: crossSize)
      sums.1 += sizes.length(of: index + 1, crossSize: crossSize)
      sums.2 += sizes.length(of: index + 2, crossSize: crossSize)
      sums.3 += sizes.length(of: index + 3, crossSize: crossSize)
      index += 4
    }
    while index < items.upperBound {
      sums.0 += sizes.length(of: index, crossSize: crossSize)
      index += 1
    }
    return (sums.0 + sums.1) + (sums.2 + sums.3) + Double(items.count) * spacing
  }
}

// MARK: - Asking

extension LengthSums {
  /// Where item `index` begins, and how long it is, in points; it must be summed.
  @_specialize(where Sizes == RandomSizes)
  @_specialize(where Sizes == PatternSizes)
  public func place(of index: Int) -> (start: Double, length: Double) {
    let (block, before, _) = counts.first(beyond: index)
    var start = pitches.sum(ofFirst: block)
    for place in 0..<index - before { start += length(of: place, in: blocks[block]) + spacing }
    return (start, length(of: index - before, in: blocks[block]))
  }

  /// Visits the summed items from the first that ends below `line` on, with start and length, by
  /// rising index; returns how that one was found.
  @_specialize(where Sizes == RandomSizes)
  @_specialize(where Sizes == PatternSizes)
  @discardableResult
  public func visit(
    endingBelow line: Double, _ visit: (Int, Double, Double) -> Visit
  ) -> LengthSearch {
    // A thousandth of a point earlier: the sum of a block and the sum of its items may round
    // differently.
    var (block, start, steps) = pitches.first(beyond: line - 0x1p-10)
    var item = counts.sum(ofFirst: block)
    var search = LengthSearch(first: item, skipped: 0, steps: steps)
    var isBelow = false
    while block < blocks.count {
      for place in 0..<blocks[block].count {
        let length = length(of: place, in: blocks[block])
        isBelow = isBelow || start + length > line
        if !isBelow {
          search.skipped += 1
        } else if visit(item, start, length) == .stop {
          return search
        }
        start += length + spacing
        item += 1
      }
      block += 1
      start = pitches.sum(ofFirst: block)
    }
    return search
  }

  private func length(of place: Int, in block: LengthBlock) -> Double {
    switch block {
    case .run(let items): sizes.length(of: items.lowerBound + place, crossSize: crossSize)
    case .list(let lengths): lengths[place]
    }
  }
}

/// How `LengthSums` found an item: which block, and what the search cost, for `explain`.
public struct LengthSearch: Sendable, Hashable {
  /// The first item of the block that was found.
  public var first: Int
  /// How many items of the block end above the line.
  public var skipped: Int
  /// How many sums of blocks were compared.
  public var steps: Int
}
