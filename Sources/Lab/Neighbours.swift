import LabLanguage
import LayoutCore

/// How the items of a layout lie to each other: by a sweep along the scroll axis.
///
/// 1. Sort the items by where they begin.
/// 2. Keep those that have not ended where the next one begins; it can only overlap these, and
///    only these lie beside it.
/// 3. Beside each other: the gap to the nearest on either side.
/// 4. One after the other: the gap to the nearest that ended, seen from where the next begins. A
///    skyline of ends keeps these.
///
/// Items without area are left out. Gaps are between items of one section.
struct Neighbours {
  /// The most items that are compared.
  static let most = 100_000

  private(set) var overlaps = 0
  private(set) var smallestGap: Double?
  private(set) var largestGap: Double?

  /// An item with `start` and `end` along the scroll axis, `low` and `high` across it.
  private struct Item {
    var section: Int
    var start, end, low, high: Double
    /// The gap to the nearest item on the far side across the scroll axis.
    var gap = Double.infinity
  }

  /// Whether `count` items are few enough: to be asked before they are solved.
  static func checkCount(_ count: Int) throws(Fault) {
    guard count <= most else {
      throw Fault(
        .notPossible(
          "overlaps and gaps look at every item, up to \(NumberText.grouped(most));"
            + " there are \(NumberText.grouped(count))"))
    }
  }

  /// Of the items of `layout`, which is solved; at most `most` of them.
  ///
  /// - Complexity: O(n log n + n·k), where k is the number of items side by side.
  init(of layout: CollectionLayout, along axis: Axis, stop: StopSignal) throws(Fault) {
    var items: [Item] = []
    var trace = NoTrace()
    layout.visitElements(in: .everything, trace: &trace) { element in
      let frame = element.frame
      guard element.id.kind == .item, frame.width > 0, frame.height > 0 else { return .continue }
      items.append(
        axis == .vertical
          ? Item(
            section: element.id.section, start: frame.y, end: frame.maxY, low: frame.x,
            high: frame.maxX)
          : Item(
            section: element.id.section, start: frame.x, end: frame.maxX, low: frame.y,
            high: frame.maxY))
      return .continue
    }
    items.sort { ($0.start, $0.low) < ($1.start, $1.low) }
    do throws(LayoutError) {
      try sweep(items, stop)
    } catch {
      throw Fault(error)
    }
  }

  private mutating func sweep(_ items: [Item], _ stop: StopSignal) throws(LayoutError) {
    var open: [Item] = []
    var skyline = Skyline()
    for (number, next) in items.enumerated() {
      if number % 256 == 0 { try stop.check() }
      var next = next
      var kept = 0
      for index in open.indices {
        if open[index].end <= next.start {
          close(open[index], &skyline)
        } else {
          compare(&open[index], &next)
          open[kept] = open[index]
          kept += 1
        }
      }
      open.removeLast(open.count - kept)
      if let end = skyline.end(between: next.low, and: next.high, section: next.section) {
        add(next.start - end)
      }
      open.append(next)
    }
    for item in open { add(item.gap) }
  }

  private mutating func close(_ item: Item, _ skyline: inout Skyline) {
    add(item.gap)
    skyline.add(item.end, from: item.low, to: item.high, section: item.section)
  }

  private mutating func compare(_ item: inout Item, _ next: inout Item) {
    if item.low < next.high, next.low < item.high {
      overlaps += 1
    } else if item.section == next.section {
      if item.high <= next.low {
        item.gap = min(item.gap, next.low - item.high)
      } else {
        next.gap = min(next.gap, item.low - next.high)
      }
    }
  }

  private mutating func add(_ gap: Double) {
    guard gap.isFinite else { return }
    smallestGap = min(smallestGap ?? gap, gap)
    largestGap = max(largestGap ?? gap, gap)
  }
}

/// The last end seen at each place across the scroll axis.
private struct Skyline {
  private struct Piece {
    var low, high, end: Double
    var section: Int
  }

  private var pieces: [Piece] = []

  /// The furthest end between two places.
  func end(between low: Double, and high: Double, section: Int) -> Double? {
    pieces.filter { $0.low < high && low < $0.high && $0.section == section }.map(\.end).max()
  }

  mutating func add(_ end: Double, from low: Double, to high: Double, section: Int) {
    var next: [Piece] = []
    for piece in pieces {
      guard piece.low < high, low < piece.high, piece.end <= end else {
        next.append(piece)
        continue
      }
      if piece.low < low {
        next.append(Piece(low: piece.low, high: low, end: piece.end, section: piece.section))
      }
      if piece.high > high {
        next.append(Piece(low: high, high: piece.high, end: piece.end, section: piece.section))
      }
    }
    next.append(Piece(low: low, high: high, end: end, section: section))
    pieces = next
  }
}
