/// The rule of items that are dealt out to lanes: item i goes to lane i mod `laneCount`, and
/// begins where the last item of its lane lets it.
public protocol LaneRule: Sendable {
  /// How many items there are.
  var count: Int { get }
  /// How many lanes there are, 1 or more.
  var laneCount: Int { get }
  /// The breadth of the content, in points.
  var breadth: Double { get }
  /// The frame of item `index`, whose slot begins `start` points from the top.
  func frame(of index: Int, start: Double) -> Rect
  /// The distance from the start of item `index`'s slot to the next slot of its lane, in points:
  /// 0 or more, and never less than what the item takes.
  func pitch(of index: Int) -> Double
  /// What lies between an item's frame and the end of the content below it, in points.
  var afterwards: Double { get }
  /// Why a number of item `index`'s frame is what it is; `previous` is the frame of the item
  /// above it in its lane.
  func reason(for number: FrameNumber, of index: Int, at frame: Rect, previous: Rect?) -> Reason
}

/// A layout of lanes: side by side, each with its own items, however far they drift apart.
///
/// Kept are the starts of every 64th round of items, lane by lane. Within a lane items lie one
/// below the other, so a rectangle takes one binary search and a few steps in each lane it
/// touches.
///
/// - Complexity: solving O(count) time and O(count/64) memory; a frame O(64); a rectangle O(lanes
///   × (log count + 64) + hits).
public struct Lanes<Rule: LaneRule>: SolvedLayout {
  /// The rule.
  public let rule: Rule
  /// The starts of round `k × interval`, one a lane, for each k; the last of them is as far as
  /// solving went.
  private var starts: [Double]
  /// The greatest end of the items before the last kept round.
  private var end = 0.0

  private var interval: Int { 64 }
  private var laneCount: Int { rule.laneCount }
  private var keptCount: Int { starts.count / laneCount }

  /// Lanes by `rule`, with nothing solved yet.
  public init(_ rule: Rule) {
    self.rule = rule
    starts = [Double](repeating: 0, count: rule.laneCount)
  }

  public var count: Int { rule.count }
  public var isSolved: Bool { nextItem >= count }
  public var byteCount: Int { starts.count * MemoryLayout<Double>.stride }

  /// The first item of the round that solving has come to.
  private var nextItem: Int { (keptCount - 1) * interval * laneCount }

  public var contentSize: Size {
    var lanes = self
    while !lanes.isSolved { lanes.keepNext() }
    return Size(width: rule.breadth, height: lanes.end)
  }

  public mutating func solve(to line: Double, stop: StopSignal) throws(LayoutError) {
    while !isSolved, (starts.suffix(laneCount).min() ?? 0) < line {
      try stop.check()
      keepNext()
      let longest = starts.suffix(laneCount).max() ?? 0
      guard longest <= greatestLength else { throw .tooLong(length: longest) }
    }
  }

  /// Goes on for one interval.
  private mutating func keepNext() {
    let first = nextItem
    for lane in 0..<laneCount {
      var start = starts[starts.count - laneCount]
      var index = first + lane
      for _ in 0..<interval where index < count {
        if index + laneCount >= count {
          end = max(end, rule.frame(of: index, start: start).maxY + rule.afterwards)
        }
        start += rule.pitch(of: index)
        index += laneCount
      }
      starts.append(start)
    }
  }

  public func frame(at index: Int) -> Rect {
    rule.frame(of: index, start: start(of: index))
  }

  private func start(of index: Int) -> Double {
    let (round, lane) = index.quotientAndRemainder(dividingBy: laneCount)
    let place = min(round / interval, keptCount - 1)
    var start = starts[place * laneCount + lane]
    for round in place * interval..<round { start += rule.pitch(of: round * laneCount + lane) }
    return start
  }

  public func reason(for number: FrameNumber, of index: Int) -> Reason {
    rule.reason(
      for: number, of: index, at: frame(at: index),
      previous: index < laneCount ? nil : frame(at: index - laneCount))
  }

  public func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    visitLanes(in: rect, trace: &trace) { index, _ in visit(index..<index + 1) }
  }

  public func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    var (tested, hits) = (0, 0)
    visitLanes(in: rect, trace: &trace) { index, frame in
      tested += 1
      guard frame.intersects(rect) else { return .continue }
      hits += 1
      return visit(index, frame)
    }
    trace.tested(candidates: tested, hits: hits)
  }

  private func visitLanes(
    in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit
  ) {
    guard !rect.isEmpty else { return }
    for lane in 0..<min(laneCount, count) {
      // 1. All items of a lane are as far from the side as its first.
      let first = rule.frame(of: lane, start: 0)
      guard first.x < rect.maxX, first.maxX > rect.x else { continue }

      // 2. The last kept round that begins above the rectangle; items before it end there.
      var (low, high, comparisons) = (0, keptCount, 0)
      while high - low > 1 {
        let middle = (low + high) / 2
        comparisons += 1
        if starts[middle * laneCount + lane] <= rect.y { low = middle } else { high = middle }
      }
      var start = starts[low * laneCount + lane]
      var index = low * interval * laneCount + lane
      trace.note(
        .search(
          over: "checkpoints of lane \(lane)", count: keptCount, steps: comparisons, found: index))

      // 3. Down the lane until its next item begins below the rectangle.
      let from = index
      while index < count, start < rect.maxY {
        let next = start + rule.pitch(of: index)
        if next > rect.y || start >= rect.y {
          if visit(index, rule.frame(of: index, start: start)) == .stop { return }
        }
        start = next
        index += laneCount
      }
      trace.note(.replay(from: from, items: (index - from) / laneCount))
    }
    trace.note(.stop(because: "every lane's next item begins below the rectangle"))
  }
}
