/// A layout made by a placer: it keeps a state every 256 items and places the rest again when
/// somebody asks.
///
/// A rectangle is answered in three moves: a binary search for the last kept state whose floor is
/// not below the rectangle's top; the few open items of that state; then steps from there until
/// the floor passes the rectangle's bottom. Tops never fall, so nothing later can be inside.
///
/// Solving is put off: a screen of a hundred million items is there after a few hundred steps, and
/// an answer further down takes the steps up to it. `solve(to:stop:)` keeps what it passes. Large
/// states are kept less often, four bytes an item at most; and past two million kept states every
/// second one is dropped, so that memory has a bound whatever the count.
///
/// - Complexity: solving O(count) time and O(count/256) memory; a frame O(256); a rectangle
///   O(log count + 256 + hits).
public struct Placed<P: Placer>: SolvedLayout {
  /// The rules.
  public let placer: P
  /// The first state whose next item is `interval × k` or later, for each k.
  private var kept: [P.State]
  /// How many items lie between two kept states.
  private var interval: Int
  private var frontier: P.State

  /// A layout by the rules of `placer`, with nothing solved yet.
  public init(_ placer: P) {
    self.placer = placer
    frontier = placer.start
    kept = [frontier]
    interval = max(256, placer.bytesPerState / 4)
  }

  public var count: Int { placer.count }
  public var isSolved: Bool { placer.next(frontier) >= placer.count }
  public var byteCount: Int { kept.count * placer.bytesPerState }

  public var contentSize: Size {
    var last = frontier
    placer.skip(&last, to: count)
    return Size(width: placer.breadth, height: placer.end(last))
  }

  public mutating func solve(to line: Double, stop: StopSignal) throws(LayoutError) {
    if line == .infinity { kept.reserveCapacity(min(count / interval + 1, 1 << 20)) }
    while placer.next(frontier) < count, placer.floor(frontier) < line {
      try stop.check()
      placer.skip(&frontier, to: min(count, kept.count * interval))
      guard placer.end(frontier) <= greatestLength else {
        throw .tooLong(length: placer.end(frontier))
      }
      if placer.next(frontier) < count { keepFrontier() }
    }
  }

  private mutating func keepFrontier() {
    kept.append(frontier)
    guard kept.count >= 1 << 21 else { return }
    // Every second of them still is the first state past a multiple of the doubled interval.
    kept = stride(from: 0, to: kept.count, by: 2).map { kept[$0] }
    interval *= 2
  }

  public func frame(at index: Int) -> Rect {
    var state = before(index)
    var found = Rect.zero
    while placer.next(state) <= index {
      placer.place(&state) { if $0 == index { found = $1 } }
    }
    return found
  }

  public func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    var stopped = false
    replay(in: rect, trace: &trace) { index, _ in
      if !stopped { stopped = visit(index..<index + 1) == .stop }
      return stopped ? .stop : .continue
    }
  }

  public func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    var tested = 0
    var hits = 0
    var stopped = false
    replay(in: rect, trace: &trace) { index, frame in
      guard !stopped else { return .stop }
      tested += 1
      guard frame.intersects(rect) else { return .continue }
      hits += 1
      stopped = visit(index, frame) == .stop
      return stopped ? .stop : .continue
    }
    trace.tested(candidates: tested, hits: hits)
  }

  public func reason(for number: FrameNumber, of index: Int) -> Reason {
    var state = before(index)
    var earlier = state
    while placer.next(state) <= index {
      earlier = state
      placer.place(&state) { _, _ in }
    }
    return placer.reason(for: number, of: index, at: frame(at: index), after: earlier)
  }

  /// The last kept state before item `index` is placed.
  private func before(_ index: Int) -> P.State {
    if placer.next(frontier) <= index { return frontier }
    var place = min(index / interval, kept.count - 1)
    while place > 0, placer.next(kept[place]) > index { place -= 1 }
    return kept[place]
  }

  private func replay(
    in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit
  ) {
    guard !rect.isEmpty, count > 0 else { return }

    // 1. The last kept state whose floor is not below the top of the rectangle.
    var (low, high, comparisons) = (0, kept.count, 0)
    while high - low > 1 {
      let middle = (low + high) / 2
      comparisons += 1
      if placer.floor(kept[middle]) <= rect.y { low = middle } else { high = middle }
    }
    var state = kept[low]
    if placer.floor(frontier) <= rect.y { state = frontier }
    let first = placer.next(state)
    trace.note(
      .search(over: "checkpoints", count: kept.count, steps: comparisons, found: first))

    // 2. Earlier items that reach below it.
    var stopped = false
    var open = 0
    placer.visitOpen(state) { index, frame in
      open += 1
      if !stopped { stopped = visit(index, frame) == .stop }
    }
    trace.note(.scan(of: "items that reach below the checkpoint", count: open))

    // 3. Steps from there, until no later item can begin inside.
    while !stopped, placer.next(state) < count, placer.floor(state) < rect.maxY {
      placer.place(&state) { index, frame in
        if !stopped { stopped = visit(index, frame) == .stop }
      }
    }
    trace.note(.replay(from: first, items: placer.next(state) - first))
    trace.note(
      .stop(
        because: placer.next(state) < count
          ? "no later item begins above the rectangle's bottom" : "all items are placed"))
  }
}
