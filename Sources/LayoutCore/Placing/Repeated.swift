import LayoutText

/// A layout whose frames repeat: one period of frames, again and again, `pitch` points further down.
///
/// Grids, pages and uniform groups are this: item i is frame i mod k of period i / k. Nothing is
/// stored but one period, so a thousand million items cost what one period costs.
///
/// - Complexity: making O(period); a frame O(1); a rectangle O(periods in it × candidates of a
///   period), and one binary search where the period's frames are in order.
public struct Repeated: SolvedLayout {
  public let count: Int
  public let contentSize: Size
  /// The frames of one period, from its top.
  public let period: [Rect]
  /// The distance from the top of one period to the top of the next, in points.
  public let pitch: Double
  public let tracks: ItemTracks?
  /// The greatest start and the least end across the scroll axis: a rectangle that begins before that
  /// end, and ends after that start, reaches every frame. Nil where a frame may have no area.
  private let across: (start: Double, end: Double)?
  /// How far a frame of the period reaches above its top, and below it.
  private let reach: (above: Double, below: Double)
  /// Whether neither tops nor bottoms of the period ever rise.
  private let isOrdered: Bool
  private let explain: @Sendable (FrameNumber, Int) -> Reason

  /// `count` items in periods of `period.count`; `explain` returns the arithmetic behind a number
  /// of an item's frame. Where there are `tracks`, the items take turns in them.
  public init(
    period: [Rect], pitch: Double, count: Int, contentSize: Size,
    tracks: ItemTracks? = nil, explain: @escaping @Sendable (FrameNumber, Int) -> Reason
  ) {
    (self.period, self.pitch) = (period, pitch)
    self.count = period.isEmpty ? 0 : count
    (self.contentSize, self.tracks, self.explain) = (contentSize, tracks, explain)
    across =
      period.allSatisfy(\.size.hasAreaAnywhere)
      ? (start: period.map(\.x).max() ?? 0, end: period.map(\.maxX).min() ?? 0) : nil
    reach = (
      above: max(0, -(period.map(\.y).min() ?? 0)), below: period.map(\.maxY).max() ?? 0
    )
    isOrdered = zip(period, period.dropFirst()).allSatisfy { $0.y <= $1.y && $0.maxY <= $1.maxY }
  }
}

extension Repeated {
  public var byteCount: Int { period.count * MemoryLayout<Rect>.stride }

  public func frame(at index: Int) -> Rect {
    let (turn, place) = index.quotientAndRemainder(dividingBy: period.count)
    return period[place].offset(y: Double(turn) * pitch)
  }

  public func reason(for number: FrameNumber, of index: Int) -> Reason { explain(number, index) }

  public func track(of index: Int) -> Int? { tracks.map { index % $0.count } }

  public func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    guard !rect.isEmpty, count > 0 else { return }
    let search = search(rect) { turn, places in
      let base = turn * period.count
      return visit(base + places.lowerBound..<base + places.upperBound)
    }
    note(search, compared: 0, in: &trace)
  }

  public func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    guard !rect.isEmpty, count > 0 else { return }
    let (search, compared) = compare(rect, visit)
    note(search, compared: compared, in: &trace)
  }

  public func visitRuns(
    in rect: Rect, within margin: Rect, trace: inout some Trace, _ visit: FrameRunVisitor
  ) {
    guard margin == rect, !rect.isEmpty, count > 0 else {
      return visitRunsTwice(in: rect, within: margin, trace: &trace, visit)
    }
    FrameRun.collect(for: visit) { run in
      let (search, compared) = compare(rect) { run.add($0, $1, visit) }
      note(search, compared: compared, in: &trace)
    }
  }

  public func visitRanges(
    in rect: Rect, certain: Rect, where isHit: (Rect) -> Bool, _ visit: (Range<Int>) -> Visit
  ) {
    guard !rect.isEmpty, count > 0 else { return }
    let turns = turns(in: rect.widened(x: 0, y: 4))
    let whole = turnsInside(certain).clamped(to: turns)
    var runs = IndexRuns()
    func compare(_ turns: Range<Int>) {
      _ = self.compare(rect, turns: turns) { index, frame in
        if isHit(frame) { runs.add(index..<index + 1, visit) }
        return runs.isStopped ? .stop : .continue
      }
    }
    compare(turns.lowerBound..<whole.lowerBound)
    if !whole.isEmpty {
      let end = min(whole.upperBound * period.count, count)
      runs.add(whole.lowerBound * period.count..<end, visit)
    }
    if !runs.isStopped { compare(whole.upperBound..<turns.upperBound) }
    runs.end(visit)
  }

  /// The periods of which every item intersects `rect`; one at each end, which rounding might
  /// decide, is left out.
  private func turnsInside(_ rect: Rect) -> Range<Int> {
    guard let across, rect.x < across.end, rect.maxX > across.start, !rect.isEmpty,
      pitch >= 0x1p-8
    else { return 0..<0 }
    let limit = Double((count - 1) / period.count + 1)
    let first = ((rect.y + reach.above) / pitch).rounded(.up) + 1
    let end = ((rect.maxY - reach.below) / pitch).rounded(.down)
    let lower = Int(min(max(0, first), limit))
    return lower..<max(lower, Int(min(max(0, end), limit)))
  }

  /// Compares the candidates with `rect`. Not generic over a trace: a call through
  /// `any SolvedLayout` reaches the unspecialized version of a generic method.
  private func compare(
    _ rect: Rect, turns: Range<Int>? = nil, _ visit: (Int, Rect) -> Visit
  ) -> (Search, compared: Int) {
    var compared = 0
    let turns = turns ?? self.turns(in: rect.widened(x: 0, y: 4))
    // Of many periods, most are inside of the rectangle.
    let inside = turns.count > 8 ? turnsInside(rect) : 0..<0
    let search = search(rect, turns: turns) { turn, places in
      let (base, y) = (turn * period.count, Double(turn) * pitch)
      let isInside = inside.contains(turn)
      for place in places {
        let frame = period[place].offset(y: y)
        if isInside || frame.intersects(rect), visit(base + place, frame) == .stop {
          compared += place - places.lowerBound + 1
          return .stop
        }
      }
      compared += places.count
      return .continue
    }
    return (search, compared)
  }

  /// How a search in the periods went.
  private struct Search {
    /// The top of the rectangle, widened.
    var top: Double
    /// The periods that can reach it.
    var turns: Range<Int>
    /// How many frames of a period were read to find the candidates.
    var steps = 0
  }

  /// Visits the periods that can reach `rect`, or `given` of them, each with the places of its
  /// candidates.
  @inline(__always)
  private func search(
    _ rect: Rect, turns given: Range<Int>? = nil, _ visit: (Int, Range<Int>) -> Visit
  ) -> Search {
    // Widened, so that no candidate is lost where search and frames round differently.
    let rect = rect.widened(x: 0, y: 4)
    var search = Search(top: rect.y, turns: given ?? turns(in: rect))
    let last = (count - 1) / period.count
    for turn in search.turns {
      let top = rect.y - Double(turn) * pitch
      var places = places(from: top, to: top + rect.height, &search.steps)
      if turn == last { places = places.clamped(to: 0..<count - turn * period.count) }
      if !places.isEmpty, visit(turn, places) == .stop { break }
    }
    return search
  }

  private func note(_ search: Search, compared: Int, in trace: inout some Trace) {
    trace.note(
      .formula(
        "first period that can reach the rectangle",
        .largest([
          .number(0, ""),
          .quotient(
            .difference(.number(search.top, "top"), .number(reach.below, "a period's end")),
            .number(pitch, "pitch")),
        ])))
    if search.steps > 0 {
      trace.note(
        QueryCost(searchSteps: search.steps),
        .search(
          over: TraceNoun(
            "frame", "in each of \(NumberText.counted(search.turns.count, "period"))"),
          count: period.count))
    }
    if compared > 0 {
      trace.note(
        QueryCost(itemsCompared: compared), .compare(TraceNoun("item", "of these periods")))
    }
    trace.note(.stop(because: "the next period begins below the rectangle"))
  }

  /// The periods that can reach `rect`.
  private func turns(in rect: Rect) -> Range<Int> {
    let last = (count - 1) / period.count
    guard pitch > 0 else { return 0..<last + 1 }
    let first = min(max(0, (rect.y - reach.below) / pitch), Double(last))
    let end = min(max(0, (rect.maxY + reach.above) / pitch), Double(last + 1))
    // Rounded down and up: neither is negative.
    let (lower, upper) = (Int(first), Int(end))
    return lower..<max(lower, Double(upper) < end ? upper + 1 : upper)
  }

  /// The places of a period that can reach a rectangle from `top` to `bottom`, which are counted
  /// from the period's top.
  private func places(from top: Double, to bottom: Double, _ steps: inout Int) -> Range<Int> {
    let isInside = top <= -reach.above && reach.below <= bottom
    guard isOrdered, !isInside else { return 0..<period.count }
    let first = firstPlace(&steps) { $0.maxY > top }
    return first..<max(first, firstPlace(&steps) { $0.y >= bottom })
  }

  private func firstPlace(_ steps: inout Int, where isLater: (Rect) -> Bool) -> Int {
    period.indices.partitioningIndex {
      steps += 1
      return isLater(period[$0])
    }
  }
}
