import LayoutCore

/// Groups that differ with what is measured in them, and the views at them.
struct MeasuredGroups: Sendable {
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
      let origin = placer.sequence.origin(of: group.size)
      let goesOn = group.visitGroups(at: origin) { found in
        let frame = placer.transposed(found.frame).offset(y: state.start)
        return frame.intersects(rect)
          ? visit(LayoutGroup(frame: frame, depth: found.depth))
          : .continue
      }
      guard goesOn else { return }
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

  /// How far items and views reach beyond `size` along the axis and across it, as far as solved.
  func overhang(beyond size: Size) -> (along: Overhang, across: Overhang) {
    guard let bounds = census?.bounds, bounds.top < .infinity else {
      return (Overhang(), Overhang())
    }
    let end = isSolved ? size.height : census?.state.end ?? 0
    return (
      along: Overhang(above: max(0, -bounds.top), below: max(0, bounds.bottom - end)),
      across: Overhang(
        above: max(0, -bounds.leading), below: max(0, bounds.trailing - size.width))
    )
  }
}
