/// How a search among saved states went, for `explain`.
@usableFromInline struct Search: Sendable {
  /// The number of saved states.
  @usableFromInline var kept = 0
  /// The comparisons of the binary search among them.
  @usableFromInline var comparisons = 0
  /// The first item that was placed again.
  @usableFromInline var first = 0
  /// How many items were placed again, and not compared with the rectangle.
  @usableFromInline var passed = 0
  /// How many frames were compared with the rectangle, and how many of them were earlier items that
  /// reach below the state.
  @usableFromInline var tested = 0
  @usableFromInline var open = 0
  /// Whether the visitor stopped.
  @usableFromInline var isStopped = false
  /// Whether the last item was reached.
  @usableFromInline var isAtEnd = false

  @inlinable init() {}

  /// Visits item `index` if its `frame` intersects `rect`, which it may be known to reach from the
  /// side.
  @inlinable mutating func test(
    _ index: Int, _ frame: Rect, _ rect: Rect, reaches: Bool = false,
    _ visit: FrameRunVisitor
  ) -> Visit {
    tested &+= 1
    let isHit =
      reaches ? frame.y < rect.maxY && rect.y < frame.maxY : frame.intersects(rect)
    return isHit ? visit(index, CollectionOfOne(frame).span) : .continue
  }

  /// Visits those of `frames` that intersect `rect`; the first is that of item `first`.
  @inlinable mutating func test(
    _ first: Int, _ frames: Span<Rect>, _ rect: Rect, _ visit: FrameRunVisitor
  ) -> Visit {
    tested &+= frames.count
    return frames.passRuns(from: first, where: { $0.intersects(rect) }, to: visit)
  }

  /// The search with the steps that a placer of `count` items took in one pass.
  @inlinable func adding(_ pass: ScreenPass, of count: Int) -> Self {
    var search = self
    search.open = pass.open
    search.tested = pass.open &+ pass.end &- pass.top
    // What was placed from the state on, and not compared.
    search.passed = pass.top &- first &- (pass.open &- pass.openBefore)
    (search.isStopped, search.isAtEnd) = (pass.visit == .stop, pass.end >= count)
    return search
  }

  func tell<Listener: Trace>(_ trace: inout Listener) {
    // Most queries have no listener. Here each note would be a call that does nothing.
    guard kept > 0, Listener.self != NoTrace.self else { return }
    // Where steps are only counted, their sum is one call.
    guard Listener.self != CountingTrace.self else {
      return trace.note(
        QueryCost(searchSteps: comparisons, itemsPlaced: passed, itemsCompared: tested),
        .place(from: first))
    }
    if comparisons > 0 {
      trace.note(
        QueryCost(searchSteps: comparisons),
        .search(over: "checkpoint", count: kept, found: first))
    }
    if passed > 0 { trace.note(QueryCost(itemsPlaced: passed), .place(from: first)) }
    if open > 0 {
      trace.note(
        QueryCost(itemsCompared: open),
        .compare(TraceNoun("earlier item", "that can reach into the rectangle")))
    }
    if tested > open {
      trace.note(QueryCost(itemsCompared: tested - open), .compare("item"))
    }
    trace.note(
      .stop(
        because: isAtEnd
          ? "all items are placed" : "no later item begins above the rectangle's bottom"))
  }
}
