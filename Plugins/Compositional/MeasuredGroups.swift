import LayoutCore

/// Groups that differ with what is measured in them, and the views at them.
struct MeasuredGroups: GroupsLayout {
  private(set) var items: CheckpointedLayout<GroupPlacer>
  /// What was seen of views and of items that reach out; nil where the template has neither.
  private(set) var census: GroupCensus?

  init(_ placer: GroupPlacer) {
    items = CheckpointedLayout(placer)
    let outermost = placer.sequence.outermost
    let reachesOut = outermost.children.contains {
      if case .item = $0.node.content { false } else { true }
    }
    let isCustom = if case .custom = outermost.node.content { true } else { false }
    if outermost.viewCount > 0 || reachesOut || isCustom { census = GroupCensus(placer) }
  }

  var placer: GroupPlacer { items.placer }
  var sequence: GroupSequence { placer.sequence }
  var firstGroup: SolvedNode { placer.group(from: 0) }
  var byteCount: Int {
    items.byteCount + (census?.marks.count ?? 0) * MemoryLayout<GroupCensus.Mark>.stride
  }
  var isSolved: Bool { items.isSolved && census?.isComplete ?? true }

  mutating func solve(to line: Double, stop: StopSignal) throws(LayoutError) {
    try items.solve(to: line, stop: stop)
    try census?.advance(to: line, stop: stop)
  }

  /// How many groups there are, and how far they reach across.
  func summary(stop: StopSignal) throws(LayoutError) -> (groups: Int, crossSize: Double) {
    var state = placer.start
    while state.next < placer.count {
      try stop.check()
      placer.skip(&state, to: min(placer.count, state.next + 4096))
    }
    return (state.number, state.crossSize)
  }

  /// Visits the groups that `rect` hits, outermost ones in order.
  func visitGroups(in rect: Rect, _ visit: (LayoutGroup) -> Visit) {
    var first: Int?
    var trace = NoTrace()
    items.visitItems(in: rect, trace: &trace) { index, _ in
      first = min(first ?? index, index)
      return .continue
    }
    guard let first else { return }
    var state = items.stateBeforeStep(to: first)
    while state.next < placer.count, state.start < rect.maxY {
      let group = placer.group(from: state.next)
      guard visitGroups(of: group, at: state.start, in: rect, visit) else { return }
      placer.place(group, &state) { _, _ in }
    }
  }

  func zIndex(of index: Int) -> Int {
    let isFlat = !placer.sequence.outermost.contains { node in
      if case .custom(let frames) = node.content {
        frames.contains { $0.zIndex != 0 }
      } else {
        false
      }
    }
    guard !isFlat, let census else { return 0 }
    let first = census.state(before: index).next
    return placer.group(from: first).zIndexes[index - first]
  }

  /// The views of each kind, as far as groups are solved.
  var attachments: [Attachment] {
    guard let census else { return [] }
    return placer.sequence.outermost.allViews.enumerated().map { number, entry in
      let views = MeasuredViews(census: census, number: number, entry: entry)
      let isOfItem = entry.owner.node.content == .item
      return Attachment(
        kind: entry.view.kind, zIndex: entry.view.zIndex, layout: views,
        index: { isOfItem ? views.item(of: $0) : $0 },
        number: { index in
          if isOfItem { return views.number(ofItem: index) }
          return index >= 0 && index < views.count ? index : nil
        })
    }
  }

  func overhang(beyond size: Size) -> (along: Overhang, across: Overhang) {
    guard let census else { return (Overhang(), Overhang()) }
    let end = isSolved ? size.height : census.state.end
    return census.bounds.overhang(beyond: Size(width: size.width, height: end))
  }
}
