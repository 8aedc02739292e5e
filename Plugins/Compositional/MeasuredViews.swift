import LayoutCore

/// The copies of one view at measured groups, as far as the groups are solved. They are numbered in
/// the order of their groups.
struct MeasuredViews: SolvedLayout {
  let census: GroupCensus
  /// The number of the view in the template.
  let number: Int

  var view: AnchoredView { census.placer.plan.views[number].view }
  /// The number of its item or group in the plan.
  var owner: Int { census.placer.plan.views[number].owner }

  var count: Int { census.counts[number] }
  var contentSize: Size { Size(width: census.placer.crossSize, height: census.state.end) }
  var byteCount: Int { census.items[number].count * MemoryLayout<Int>.stride }

  func frame(at index: Int) -> Rect { seen(index)?.view.frame ?? .zero }

  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    search(rect, trace: &trace) { seen in
      seen.view.frame.intersects(rect) ? visit(seen.number..<seen.number + 1) : .continue
    }
  }

  func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    search(rect, trace: &trace) { seen in
      seen.view.frame.intersects(rect) ? visit(seen.number, seen.view.frame) : .continue
    }
  }

  /// Visits the views of the blocks of groups that can reach `rect`, and notes the cost of it. The
  /// visitor compares their frames.
  private func search(
    _ rect: Rect, trace: inout some Trace, _ visit: (GroupCensus.Seen) -> Visit
  ) {
    guard !rect.isEmpty else { return }
    let (marks, steps) = census.marks(reaching: rect)
    trace.note(
      QueryCost(searchSteps: steps),
      .search(over: TraceNoun("block", "of groups"), count: census.marks.count))
    var compared = 0
    let placed = census.walk(
      number, from: marks.lowerBound, while: { $0 < marks.upperBound },
      { seen in
        compared += 1
        return visit(seen)
      })
    if placed > 0 {
      trace.note(
        QueryCost(itemsPlaced: placed), .place(from: census.marks[marks.lowerBound].state.next))
    }
    if compared > 0 {
      trace.note(QueryCost(itemsCompared: compared), .compare(TraceNoun("badge", "of these items")))
    }
    trace.note(.stop(because: "no view of a later block begins above the rectangle's bottom"))
  }

  func reason(for number: FrameNumber, of index: Int) -> Reason {
    guard let seen = seen(index) else { return Reason([], .number(0, "")) }
    let transposed = census.placer.transposed
    return view.reason(
      for: transposed(number), at: transposed(seen.view.node),
      of: census.placer.plan.paths[owner], start: nil)
  }

  /// The item of view `index`.
  ///
  /// - Complexity: O(1).
  func item(of index: Int) -> Int {
    let items = census.items[number]
    return items.indices.contains(index) ? items[index] : 0
  }

  /// The view at item `item`; nil where it has none.
  ///
  /// - Complexity: O(log views).
  func number(ofItem item: Int) -> Int? {
    census.items[number].sortedIndex(of: item)
  }

  /// View `index`, in the block of its mark; nil beyond the solved groups.
  ///
  /// - Complexity: O(log marks + items of 32 groups).
  private func seen(_ index: Int) -> GroupCensus.Seen? {
    var found: GroupCensus.Seen?
    let mark = census.firstMark { census.marks[$0].counts[number] > index } - 1
    census.walk(number, from: mark, while: { $0 == mark }) { seen in
      if seen.number == index { found = seen }
      return seen.number < index ? .continue : .stop
    }
    return found
  }
}
