import LabLanguage
import LayoutCore
import LayoutText

/// The gaps and overlaps between the items of a layout, by a sweep along the scroll axis.
///
/// 1. Sort the items by their starts.
/// 2. Keep those that have not ended where the next one begins; it can only overlap or be beside
/// these.
/// 3. Side by side: the gap to the nearest on either side.
/// 4. One after the other: the gap to the nearest that ended, from the start of the next. A skyline
/// of ends stores these.
///
/// Items without area are left out. Gaps are between items of one section. Edges less than a
/// millionth of a point apart are one edge: where sums of the same numbers in another order differ,
/// nothing overlaps.
struct Neighbours {
  static let most = 100_000

  /// Edges nearer than that are one, in points.
  fileprivate static let tolerance = 1e-6

  /// The gaps between items beside each other.
  private(set) var across = Distances()
  /// The gaps between items one after the other along the scroll axis.
  private(set) var along = Distances()
  private(set) var overlaps = 0
  /// The first pairs that share area.
  private(set) var overlapping = FirstPairs()
  private(set) var smallestGap: Double?
  private(set) var largestGap: Double?

  /// An item with `start` and `end` along the scroll axis, `low` and `high` across it.
  private struct Item {
    var id: ElementID
    var start, end, low, high: Double
    /// The gap to the nearest item on the far side across the scroll axis.
    var gap = Double.infinity
    /// That item.
    var neighbour: ElementID?
    /// Whether the item before it along the scroll axis reaches into it.
    var isReached = false

    /// The item `id`, whose `frame` is scrolling down.
    init(_ id: ElementID, _ frame: Rect) {
      self.id = id
      (start, end, low, high) = (frame.y, frame.maxY, frame.x, frame.maxX)
    }

    /// Records an overlap with `next`, which begins later: on the overlapped side there is no gap.
    mutating func overlap(_ next: inout Item) {
      let across = min(high, next.high) - max(low, next.low)
      let along = min(end, next.end) - next.start
      if across >= along {
        next.isReached = true
      } else if low <= next.low {
        (gap, neighbour) = (-.infinity, nil)
      } else {
        (next.gap, next.neighbour) = (-.infinity, nil)
      }
    }

    /// Takes `other`, which is `gap` away, as the nearest if it is.
    mutating func meet(_ other: ElementID, gap: Double) {
      guard gap < self.gap else { return }
      self.gap = gap
      neighbour = other
    }
  }

  /// Throws if `count` items are too many; call it before solving them.
  static func checkCount(_ count: Int) throws(LabError) {
    guard count <= most else {
      throw LabError(
        .notPossible(
          "overlaps and gaps compare all items, up to \(NumberText.grouped(most)); there are "
            + "\(NumberText.grouped(count))"))
    }
  }

  /// Of the items of `layout`, which is solved; at most `most` of them. `pixels` rounds each frame.
  ///
  /// - Complexity: O(n log n + n·k), where k is the number of items side by side.
  init(
    of layout: CollectionLayout, along axis: Axis, pixels: (Rect) -> Rect = { $0 }, stop: StopSignal
  ) throws(LabError) {
    let transposed = Transposition(scrolling: axis)
    var items: [Item] = []
    var trace = NoTrace()
    layout.visitElements(in: .everything, trace: &trace) { element in
      let frame = pixels(element.frame)
      guard element.id.kind == .item, frame.width > 0, frame.height > 0 else { return .continue }
      items.append(Item(element.id, transposed(frame)))
      return .continue
    }
    items.sort { ($0.start, $0.low) < ($1.start, $1.low) }
    try LabError.wrapping { () throws(LayoutError) in try sweep(items, stop) }
  }

  private mutating func sweep(_ items: [Item], _ stop: StopSignal) throws(LayoutError) {
    var open: [Item] = []
    var skyline = Skyline()
    for (number, next) in items.enumerated() {
      if number % 256 == 0 { try stop.check(done: number, of: items.count) }
      var next = next
      var kept = 0
      for index in open.indices {
        if open[index].end <= next.start + Self.tolerance {
          close(open[index], &skyline)
        } else {
          compare(&open[index], &next)
          open[kept] = open[index]
          kept += 1
        }
      }
      open.removeLast(open.count - kept)
      if !next.isReached,
        let last = skyline.last(between: next.low, and: next.high, section: next.id.section)
      {
        add(next.start - last.end)
        along.add(next.start - last.end, between: last.id, and: next.id)
      }
      open.append(next)
    }
    for item in open { addGap(beside: item) }
  }

  private mutating func close(_ item: Item, _ skyline: inout Skyline) {
    addGap(beside: item)
    skyline.add(item.id, item.end, from: item.low, to: item.high)
  }

  private mutating func compare(_ item: inout Item, _ next: inout Item) {
    if item.low + Self.tolerance < next.high, next.low + Self.tolerance < item.high {
      overlaps += 1
      overlapping.add(item.id, next.id)
      item.overlap(&next)
    } else if item.id.section == next.id.section {
      if item.high <= next.low + Self.tolerance {
        item.meet(next.id, gap: next.low - item.high)
      } else {
        next.meet(item.id, gap: item.low - next.high)
      }
    }
  }

  private mutating func addGap(beside item: Item) {
    guard let neighbour = item.neighbour else { return }
    add(item.gap)
    across.add(item.gap, between: item.id, and: neighbour)
  }

  private mutating func add(_ gap: Double) {
    smallestGap = min(smallestGap ?? gap, gap)
    largestGap = max(largestGap ?? gap, gap)
  }
}

/// The last end seen at each place across the scroll axis.
private struct Skyline {
  struct Piece {
    var low, high, end: Double
    var id: ElementID
  }

  private var pieces: [Piece] = []

  /// The furthest end between two places; of equals, the one at the lower place.
  func last(between low: Double, and high: Double, section: Int) -> Piece? {
    let tolerance = Neighbours.tolerance
    return pieces.filter {
      $0.low + tolerance < high && low + tolerance < $0.high && $0.id.section == section
    }
    .min { ($1.end, $0.low) < ($0.end, $1.low) }
  }

  mutating func add(_ id: ElementID, _ end: Double, from low: Double, to high: Double) {
    var next: [Piece] = []
    for piece in pieces {
      guard piece.low < high, low < piece.high, piece.end <= end else {
        next.append(piece)
        continue
      }
      if piece.low < low {
        next.append(Piece(low: piece.low, high: low, end: piece.end, id: piece.id))
      }
      if piece.high > high {
        next.append(Piece(low: high, high: piece.high, end: piece.end, id: piece.id))
      }
    }
    next.append(Piece(low: low, high: high, end: end, id: id))
    pieces = next
  }
}
