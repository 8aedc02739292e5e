/// A layout made by a placer: saves a state every 32 items and places the items between on demand.
///
/// A query takes four steps: it searches for the last saved state whose floor is above the
/// rectangle's top, skips ahead to the top, compares the few open items, and then places items until
/// the floor passes the rectangle's bottom. Floors never fall, so no later item can intersect. A placer
/// that can take items back does the same in one `pass`, from the first saved state below the top.
///
/// Solving is lazy: the first screen of a hundred million items takes a few hundred steps, and a
/// query further down takes the steps up to there. `solve(to:stop:)` saves the states that it
/// passes. Large states are saved less often, at most four bytes an item; there are at most two
/// million states for any count: of more than 67 million items, a state is saved every 64 items or
/// less often.
///
/// Use `Repeated` where frames repeat, and `Stored` where there is no rule.
///
/// - Complexity: solving O(count) time and O(count/32) memory; a frame O(32); a rectangle O(log count
///   + 32 + hits).
public struct CheckpointedLayout<P: Placer>: SolvedLayout {
  /// Whether each item is in front of the previous one. It comes first: its place does not depend on
  /// the placer's type, so that code for all placers reads it directly.
  let coversPrevious: Bool
  /// The rules that place the items, with what they stored while solving.
  @inlinable public var placer: P { rules }
  @usableFromInline var rules: P
  /// The first state whose next item is `interval × k` or later, for each k.
  @usableFromInline var kept: [P.State]
  @usableFromInline var marks = Marks()
  /// The number of items between two saved states.
  @usableFromInline var interval: Int
  @usableFromInline var frontier: P.State
  let compiled: Compiled

  /// The loops over items, specialized for the placer's type.
  ///
  /// A call through `any SolvedLayout` reaches the unspecialized version of a generic method, which
  /// is ten times slower. These closures are made in `init`, which is compiled in the strategy's
  /// module.
  @usableFromInline struct Compiled: Sendable {
    let solve: @Sendable (inout CheckpointedLayout, Double, StopSignal) throws(LayoutError) -> Void
    let search: @Sendable (CheckpointedLayout, Rect, Rect, FrameRunVisitor) -> Search
    let frames: @Sendable (CheckpointedLayout, Range<Int>, (Int, Rect) -> Void) -> Void
    let ranges: SearchRanges

    @usableFromInline typealias SearchRanges =
      @Sendable (
        CheckpointedLayout, Rect, Rect, (Rect) -> Bool, (Range<Int>) -> Visit
      ) -> Bool

    @usableFromInline init(
      solve:
        @escaping @Sendable (inout CheckpointedLayout, Double, StopSignal) throws(LayoutError) ->
        Void,
      search: @escaping @Sendable (CheckpointedLayout, Rect, Rect, FrameRunVisitor) -> Search,
      frames: @escaping @Sendable (CheckpointedLayout, Range<Int>, (Int, Rect) -> Void) -> Void,
      ranges: @escaping SearchRanges
    ) {
      (self.solve, self.search, self.frames) = (solve, search, frames)
      self.ranges = ranges
    }
  }

  /// A layout by the rules of `placer`, with nothing solved yet. If items overlap on purpose,
  /// `coversPrevious` gives each a z-index of its own: the index of the item.
  @inlinable
  public init(_ placer: P, coversPrevious: Bool = false) {
    self.init(
      placer, coversPrevious,
      Compiled { (layout: inout CheckpointedLayout, line, stop) throws(LayoutError) in
        try layout.solveAhead(to: line, stop: stop)
      } search: { layout, rect, margin, visit in
        layout.search(rect, within: margin, visit)
      } frames: { layout, range, visit in
        layout.placeAgain(range, visit)
      } ranges: { layout, rect, certain, isHit, visit in
        layout.searchRanges(rect, certain, isHit, visit)
      })
  }

  @usableFromInline init(_ placer: P, _ coversPrevious: Bool, _ compiled: Compiled) {
    (rules, self.coversPrevious, self.compiled) = (placer, coversPrevious, compiled)
    frontier = rules.start
    kept = []
    // Enough for a first screen without a second allocation.
    kept.reserveCapacity(4)
    kept.append(frontier)
    marks.floors.append(rules.floor(frontier))
    interval = max(rules.count > 32 * Self.mostStates ? 64 : 32, rules.bytesPerState / 4)
  }
}

extension CheckpointedLayout {
  @inlinable public var count: Int { rules.count }
  @inlinable public var isSolved: Bool { rules.next(frontier) >= rules.count }
  public var byteCount: Int {
    kept.count * rules.bytesPerState + rules.storedByteCount
      + marks.floors.count * MemoryLayout<Double>.stride
  }

  public var contentSize: Size {
    var last = frontier
    rules.skip(&last, to: count)
    return Size(width: rules.crossSize, height: rules.end(last))
  }

  public mutating func solve(to line: Double, stop: StopSignal) throws(LayoutError) {
    try compiled.solve(&self, line, stop)
  }

  public func frame(at index: Int) -> Rect {
    var found = Rect.zero
    compiled.frames(self, index..<index + 1) { found = $1 }
    return found
  }

  public func visitFrames(of range: Range<Int>, _ visit: (Int, Rect) -> Void) {
    compiled.frames(self, range, visit)
  }

  public func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    compiled.search(self, rect, rect) { visit($0..<$0 + $1.count) }.tell(&trace)
  }

  public func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    compiled.search(self, rect, rect) { $1.pass(from: $0, to: visit) }.tell(&trace)
  }

  public func visitRuns(
    in rect: Rect, within margin: Rect, trace: inout some Trace, _ visit: FrameRunVisitor
  ) {
    compiled.search(self, rect, margin, visit).tell(&trace)
  }

  public func reason(for number: FrameNumber, of index: Int) -> Reason {
    rules.reason(for: number, of: index, at: frame(at: index), after: stateBeforeStep(to: index))
  }

  public func zIndex(of index: Int) -> Int { coversPrevious ? index : 0 }

  public var warnings: [String] { rules.warnings }

  public var tracks: ItemTracks? { rules.tracks }
  public func track(of index: Int) -> Int? {
    rules.tracks == nil ? nil : rules.track(of: index, after: stateBeforeStep(to: index))
  }

  /// The state before the step that places item `index`.
  ///
  /// - Complexity: O(32).
  public func stateBeforeStep(to index: Int) -> P.State {
    let kept = before(index)
    var state = kept
    rules.skip(&state, to: index)
    // A step of several items can begin before this one, and then goes past it.
    guard rules.next(state) > index else { return state }
    state = kept
    var earlier = kept
    while rules.next(state) <= index {
      earlier = state
      rules.place(&state) { _, _ in }
    }
    return earlier
  }
}

extension CheckpointedLayout {
  /// Of more states every second one is dropped.
  @usableFromInline static var mostStates: Int { 1 << 21 }

  @inlinable mutating func solveAhead(to line: Double, stop: StopSignal) throws(LayoutError) {
    if line == .infinity {
      let expected = min(count / interval + 1, Self.mostStates)
      kept.reserveCapacity(expected)
      marks.floors.reserveCapacity(expected / Marks.interval + 1)
    }
    defer { marks.end(at: rules.floor(frontier)) }
    var saved = 0
    while rules.next(frontier) < count, rules.floor(frontier) < line {
      // Not at every state, because both checks together take as long as a few items.
      if saved & 0x1F == 0 {
        try line == .infinity
          ? stop.check(done: rules.next(frontier), of: count) : stop.check()
        try checkLength()
      }
      rules.solve(&frontier, to: min(count, kept.count * interval))
      if rules.next(frontier) < count { keepFrontier() }
      saved += 1
    }
    try checkLength()
  }

  @inlinable func checkLength() throws(LayoutError) {
    let length = rules.end(frontier)
    guard length <= greatestLength else { throw .tooLong(length: length) }
  }

  @inlinable @inline(__always) mutating func keepFrontier() {
    if kept.count % Marks.interval == 0 { marks.floors.append(rules.floor(frontier)) }
    kept.append(frontier)
    guard kept.count >= Self.mostStates else { return }
    // Every second of them is again the first state past a multiple of the doubled interval.
    kept = stride(from: 0, to: kept.count, by: 2).map { kept[$0] }
    marks.dropEverySecond()
    interval *= 2
  }

  @inlinable func placeAgain(_ range: Range<Int>, _ visit: (Int, Rect) -> Void) {
    guard let first = range.first else { return }
    var state = before(first)
    rules.placeRuns(&state, to: range.upperBound, above: .infinity, bottom: .infinity) {
      first, frames in
      for place in frames.indices where range.contains(first + place) {
        visit(first + place, frames[place])
      }
      return .continue
    }
  }

  /// The last saved state before item `index` is placed.
  @inlinable func before(_ index: Int) -> P.State {
    if rules.next(frontier) <= index { return frontier }
    var place = min(index / interval, kept.count - 1)
    while place > 0, rules.next(kept[place]) > index { place -= 1 }
    return kept[place]
  }

  /// Visits the items that intersect `margin`, which contains `rect`; returns the search for those
  /// that intersect `rect`.
  @inlinable func search(
    _ rect: Rect, within margin: Rect, _ visit: FrameRunVisitor
  ) -> Search {
    guard !rect.isEmpty, count > 0 else { return Search() }
    var search = Search()

    // 1. The last checkpoint whose floor is not below the top of the rectangle.
    let last = rules.floor(frontier)
    let (place, comparisons) = checkpoint(above: rect.y, endingAt: last)
    search.comparisons = comparisons
    var state = last <= rect.y ? frontier : kept[place]
    (search.kept, search.first) = (kept.count, rules.next(state))
    let reaches = rules.everyItemReaches(from: rect.x, to: rect.maxX)
    if margin == rect, reaches, let pass = pass(from: state, at: place, rect, visit) {
      return search.adding(pass, of: count)
    }

    // 2. On from there, first to the top of the margin: what is passed ends above it, or is open
    // afterwards.
    var outer: P.State?
    if margin.y < rect.y {
      if rules.floor(state) <= margin.y {
        _ = rules.skip(&state, to: count, above: margin.y)
        outer = state
      } else {
        outer = checkpoint(above: margin.y, before: place)
      }
    }
    let skipped = rules.skip(&state, to: count, above: rect.y)
    if let begin = outer, rules.next(begin) >= rules.next(state) { outer = nil }

    // 3. Earlier items that reach below it; some of them were passed on the way.
    if let outer { search.isStopped = visitBetween(outer, state, margin, rect, visit) }
    let near = outer == nil ? margin : rect
    var passed = 0
    rules.visitOpen(state) { index, frame in
      guard !search.isStopped else { return }
      passed &-= index >= search.first ? 1 : 0
      search.isStopped = search.test(index, frame, near, reaches: reaches, visit) == .stop
    }
    search.open = search.tested

    // 4. Steps from there, until no later item can begin inside.
    if !search.isStopped {
      search.isStopped = visitSteps(from: &state, rect, margin, reaches, &search, visit) == .stop
    }
    search.isAtEnd = rules.next(state) >= count
    // What was placed from the checkpoint on, and not compared.
    passed += max(skipped, rules.next(state)) - search.first - (search.tested - search.open)
    search.passed = passed

    // 5. And on to the end of the margin: that is not part of the cost.
    if !search.isStopped, margin.maxY > rect.maxY {
      var below = search
      rules.placeRuns(&state, to: count, above: margin.maxY, bottom: margin.maxY) {
        below.test($0, $1, margin, visit)
      }
    }
    return search
  }

  /// Steps 2 to 4 of a search in one pass, from the saved state with the number `place`; nil where the
  /// placer cannot do that, or solving has not gone so far.
  @inlinable @inline(__always) func pass(
    from state: P.State, at place: Int, _ rect: Rect, _ visit: FrameRunVisitor
  ) -> ScreenPass? {
    let last = rules.floor(frontier)
    guard rect.y < last, rect.maxY <= last || isSolved else { return nil }
    return rules.pass(
      from: state, to: place + 1 < kept.count ? kept[place + 1] : frontier, top: rect.y,
      bottom: rect.maxY, visit)
  }

  /// Takes the steps after `state` that begin above the bottom of `rect`, and visits their items that
  /// intersect `margin`.
  ///
  /// An item of a step from the top on begins there or below. So where every item `reaches` the
  /// rectangle from the side, it is a hit if it begins above the bottom: one comparison instead of
  /// eight.
  @inlinable func visitSteps(
    from state: inout P.State, _ rect: Rect, _ margin: Rect, _ reaches: Bool,
    _ search: inout Search, _ visit: FrameRunVisitor
  ) -> Visit {
    // Behind the last item there is no step, and preparing to take one copies the placer.
    guard rules.next(state) < count else { return .continue }
    if !reaches || rules.floor(state) < rect.y {
      let last = rules.placeRuns(
        &state, to: count, above: reaches ? rect.y : rect.maxY, bottom: .infinity
      ) { search.test($0, $1, margin, visit) }
      guard last == .continue, reaches else { return last }
    }
    let first = rules.next(state)
    let last = rules.placeRuns(
      &state, to: count, above: rect.maxY, bottom: margin.maxY, visit)
    search.tested += rules.next(state) - first
    return last
  }

  /// The number of the last checkpoint whose floor is not below `line`, or of the first one, and how
  /// many floors were compared to find it; `end` is the floor of the frontier.
  @inlinable func checkpoint(
    above line: Double, endingAt end: Double
  ) -> (place: Int, comparisons: Int) {
    guard kept.count > 1 else { return (0, 0) }
    var span = marks.span(at: line, in: kept.count, endingAt: end)
    rules.prefetch(from: (span.first + span.guess) * interval)
    if span.comparisons == 0 {
      // A second guess, from what is found at the first.
      let missed = (line - rules.floor(kept[span.guess])) / span.pitch
      span.guess = Bracket.clamped(Double(span.guess) + missed, span.count)
      span.comparisons = 1
    }
    let state = Bracket(line, in: span.count, near: span.guess) {
      rules.floor(kept[span.first + $0])
    }
    return (span.first + state.place, span.comparisons + state.comparisons)
  }

  /// The last checkpoint, up to number `place`, whose floor is not below `line`, or the first one.
  @inlinable func checkpoint(above line: Double, before place: Int) -> P.State {
    var place = place
    while place > 0, rules.floor(kept[place]) > line { place -= 1 }
    return kept[place]
  }

  /// Visits what intersects `margin` and not `rect` among the items that are open at `outer`, and
  /// those placed from there to `inner`; true if the visitor stops.
  @inlinable func visitBetween(
    _ outer: P.State, _ inner: P.State, _ margin: Rect, _ rect: Rect, _ visit: FrameRunVisitor
  ) -> Bool {
    var isStopped = false
    var state = outer
    func offer(_ first: Int, _ frames: Span<Rect>) -> Visit {
      guard !isStopped else { return .stop }
      let last = frames.passRuns(
        from: first, where: { $0.intersects(margin) && !$0.intersects(rect) }, to: visit)
      isStopped = last == .stop
      return last
    }
    rules.visitOpen(state) { _ = offer($0, CollectionOfOne($1).span) }
    if !isStopped {
      rules.placeRuns(
        &state, to: rules.next(inner), above: .infinity, bottom: .infinity, offer)
    }
    return isStopped
  }
}
