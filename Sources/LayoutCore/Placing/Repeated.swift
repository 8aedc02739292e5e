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
    reach = (
      above: max(0, -(period.map(\.y).min() ?? 0)), below: period.map(\.maxY).max() ?? 0
    )
    isOrdered = zip(period, period.dropFirst()).allSatisfy { $0.y <= $1.y && $0.maxY <= $1.maxY }
  }

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
    search(rect, trace: &trace, visit)
    trace.note(.stop(because: "the next period begins below the rectangle"))
  }

  /// Visits the candidates of each period that can reach `rect`.
  private func search(
    _ rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    // Widened, so that no candidate is lost where search and frames round differently.
    let rect = rect.widened(x: 0, y: 4)
    let turns = turns(in: rect)
    trace.note(
      .formula(
        "first period that can reach the rectangle",
        .largest([
          .number(0, ""),
          .quotient(
            .difference(.number(rect.y, "top"), .number(reach.below, "a period's end")),
            .number(pitch, "pitch")),
        ])))
    var steps = 0
    for turn in turns {
      let base = turn * period.count
      let places = places(in: rect.offset(y: -Double(turn) * pitch), &steps)
        .clamped(to: 0..<min(period.count, count - base))
      if places.isEmpty { continue }
      if visit(base + places.lowerBound..<base + places.upperBound) == .stop { break }
    }
    guard steps > 0 else { return }
    trace.note(
      QueryCost(searchSteps: steps),
      .search(
        over: TraceNoun("frame", "in each of \(NumberText.counted(turns.count, "period"))"),
        count: period.count))
  }

  public func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    guard !rect.isEmpty, count > 0 else { return }
    var compared = 0
    search(rect, trace: &trace) { range in
      let (turn, place) = range.lowerBound.quotientAndRemainder(dividingBy: period.count)
      let y = Double(turn) * pitch
      for (step, index) in range.enumerated() {
        let frame = period[place + step].offset(y: y)
        compared += 1
        guard frame.intersects(rect) else { continue }
        if visit(index, frame) == .stop { return .stop }
      }
      return .continue
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
    let first = ((rect.y - reach.below) / pitch).rounded(.down)
    let end = ((rect.maxY + reach.above) / pitch).rounded(.up)
    let lower = Int(min(max(0, first), Double(last)))
    let upper = Int(min(max(0, end), Double(last + 1)))
    return lower..<max(lower, upper)
  }

  /// The places of a period that can reach `rect`, which is given from the period's top.
  private func places(in rect: Rect, _ steps: inout Int) -> Range<Int> {
    let isInside = rect.y <= -reach.above && reach.below <= rect.maxY
    guard isOrdered, !isInside else { return 0..<period.count }
    let first = firstPlace(&steps) { $0.maxY > rect.y }
    return first..<max(first, firstPlace(&steps) { $0.y >= rect.maxY })
  }

  private func firstPlace(_ steps: inout Int, where isLater: (Rect) -> Bool) -> Int {
    period.indices.partitioningIndex {
      steps += 1
      return isLater(period[$0])
    }
  }
}
