/// The rule of items in lanes: item i is in lane i mod `laneCount`, and begins after the item
/// before it in its lane. Use it where the lane of an item does not depend on other items.
public protocol LaneRule: Sendable {
  /// How many items there are.
  var count: Int { get }
  /// How many lanes there are, 1 or more.
  var laneCount: Int { get }
  /// The width of the content, in points.
  var crossSize: Double { get }
  /// The lanes as tracks, for pictures and `tracks`.
  var tracks: ItemTracks { get }
  /// The distance between an item's frame and the end of the content below it, in points.
  var afterwards: Double { get }
  /// The frame of item `index`, whose slot begins `start` points from the top.
  func frame(of index: Int, start: Double) -> Rect
  /// The distance from the start of item `index`'s slot to the next slot of its lane, in points:
  /// 0 or more, and never less than what the item takes.
  func pitch(of index: Int) -> Double
  /// Why a number of item `index`'s frame has its value; `previous` is the frame of the item above
  /// it in its lane.
  func reason(for number: FrameNumber, of index: Int, at frame: Rect, previous: Rect?) -> Reason
}

/// Lanes side by side, each with its own items, however different their lengths become.
///
/// Saves the starts of every 64th round of items, lane by lane. Within a lane each item is below
/// the one before it, so a query takes one binary search and a few steps in each lane that it
/// touches.
///
/// - Complexity: solving O(count) time and O(count/64) memory; a frame O(64); a rectangle O(lanes ×
///   (log count + 64) + hits).
public struct Lanes<Rule: LaneRule>: SolvedLayout {
  /// The rule that places the items.
  public let rule: Rule
  /// The starts of round `k × interval`, one a lane, for each k; the last of them is as far as
  /// solving went.
  @usableFromInline var starts: [Double]
  /// The greatest end of the items before the last saved round that end their lanes.
  @usableFromInline var end = 0.0
  private let compiled: Compiled

  /// The loops over items, compiled where the rule's type is known: see `CheckpointedLayout`.
  @usableFromInline struct Compiled: Sendable {
    let keep: @Sendable (inout Lanes) -> Void
    let search: @Sendable (Lanes, Int, Rect, (Int, Rect) -> Visit) -> LaneSearch

    @usableFromInline init(
      keep: @escaping @Sendable (inout Lanes) -> Void,
      search: @escaping @Sendable (Lanes, Int, Rect, (Int, Rect) -> Visit) -> LaneSearch
    ) { (self.keep, self.search) = (keep, search) }
  }

  /// Lanes by `rule`, with nothing solved yet.
  @inlinable public init(_ rule: Rule) {
    self.init(
      rule,
      Compiled { (layout: inout Lanes) in
        layout.keepNext()
      } search: { layout, lane, rect, visit in
        layout.search(lane, rect, visit)
      })
  }

  @usableFromInline init(_ rule: Rule, _ compiled: Compiled) {
    (self.rule, self.compiled) = (rule, compiled)
    starts = [Double](repeating: 0, count: rule.laneCount)
  }
}

extension Lanes {
  @inlinable var interval: Int { 64 }
  @inlinable var laneCount: Int { rule.laneCount }
  @inlinable var keptCount: Int { starts.count / laneCount }
  /// The first item of the last solved round.
  @inlinable var nextItem: Int { (keptCount - 1) * interval * laneCount }

  @inlinable public var count: Int { rule.count }
  public var isSolved: Bool { nextItem >= count }
  public var byteCount: Int { starts.count * MemoryLayout<Double>.stride }

  public var contentSize: Size {
    var lanes = self
    while !lanes.isSolved { compiled.keep(&lanes) }
    return Size(width: rule.crossSize, height: lanes.end)
  }

  public mutating func solve(to line: Double, stop: StopSignal) throws(LayoutError) {
    while !isSolved, (starts.suffix(laneCount).min() ?? 0) < line {
      try line == .infinity ? stop.check(done: nextItem, of: count) : stop.check()
      compiled.keep(&self)
      let longest = starts.suffix(laneCount).max() ?? 0
      guard longest <= greatestLength else { throw .tooLong(length: longest) }
    }
  }

  public func frame(at index: Int) -> Rect {
    let (round, lane) = index.quotientAndRemainder(dividingBy: laneCount)
    let place = min(round / interval, keptCount - 1)
    var start = starts[place * laneCount + lane]
    for round in place * interval..<round { start += rule.pitch(of: round * laneCount + lane) }
    return rule.frame(of: index, start: start)
  }

  public func reason(for number: FrameNumber, of index: Int) -> Reason {
    rule.reason(
      for: number, of: index, at: frame(at: index),
      previous: index < laneCount ? nil : frame(at: index - laneCount))
  }

  public var tracks: ItemTracks? { rule.tracks }
  public func track(of index: Int) -> Int? { index % laneCount }

  public func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) { visitLanes(in: rect, trace: &trace) { index, _ in visit(index..<index + 1) } }

  public func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    visitLanes(in: rect, trace: &trace, visit)
  }

  private func visitLanes(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    guard !rect.isEmpty, count > 0 else { return }
    var lane = 0
    var isStopped = false
    while lane < min(laneCount, count), !isStopped {
      let search = compiled.search(self, lane, rect, visit)
      if search.isBeside { tell(search, lane, &trace) }
      isStopped = search.isStopped
      lane += 1
    }
    trace.note(QueryCost(searchSteps: lane), .search(over: "lane", count: lane))
    trace.note(.stop(because: "the next item of every lane begins below the rectangle"))
  }

  private func tell(_ search: LaneSearch, _ lane: Int, _ trace: inout some Trace) {
    if search.comparisons > 0 {
      trace.note(
        QueryCost(searchSteps: search.comparisons),
        .search(
          over: TraceNoun("checkpoint", "of lane \(lane)"), count: keptCount, found: search.first))
    }
    if search.passed > 0 {
      trace.note(QueryCost(itemsPlaced: search.passed), .place(from: search.first))
    }
    if search.tested > 0 {
      trace.note(
        QueryCost(itemsCompared: search.tested), .compare(TraceNoun("item", "of lane \(lane)")))
    }
  }
}

/// How a search in one lane went.
@usableFromInline struct LaneSearch: Sendable {
  /// Whether the rectangle reaches the lane at all.
  @usableFromInline var isBeside = false
  @usableFromInline var comparisons = 0
  /// The first item that was placed again.
  @usableFromInline var first = 0
  /// How many items were placed again that end above the rectangle.
  @usableFromInline var passed = 0
  /// How many frames were compared with the rectangle.
  @usableFromInline var tested = 0
  /// Whether the visitor had enough.
  @usableFromInline var isStopped = false

  @inlinable init() {}
}

extension Lanes {
  /// Solves one more interval.
  @inlinable mutating func keepNext() {
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

  /// Visits the items of `lane` that intersect `rect`.
  @inlinable func search(_ lane: Int, _ rect: Rect, _ visit: (Int, Rect) -> Visit) -> LaneSearch {
    var search = LaneSearch()
    // 1. All items of a lane are as far from the side as its first.
    let side = rule.frame(of: lane, start: 0)
    guard side.x < rect.maxX, side.maxX > rect.x else { return search }
    search.isBeside = true

    // 2. The last saved round with items that begins above the rectangle; the rounds before it end
    // there.
    let rounds = min(keptCount, (count - 1) / (interval * laneCount) + 1)
    var place = 0
    if rounds > 1 {
      let last = starts[(rounds - 1) * laneCount + lane]
      let bracket = Bracket(rect.y, in: rounds, rate: Bracket.rate(of: rounds, to: last)) {
        starts[$0 * laneCount + lane]
      }
      (place, search.comparisons) = (bracket.place, bracket.comparisons)
    }
    var start = starts[place * laneCount + lane]
    var index = place * interval * laneCount + lane
    search.first = index

    // 3. Down the lane, until its next item begins below the rectangle.
    while index < count, start < rect.maxY {
      let next = start + rule.pitch(of: index)
      if next > rect.y {
        search.tested += 1
        let frame = rule.frame(of: index, start: start)
        if frame.intersects(rect) { search.isStopped = visit(index, frame) == .stop }
      } else {
        search.passed += 1
      }
      if search.isStopped { break }
      start = next
      index += laneCount
    }
    return search
  }
}
