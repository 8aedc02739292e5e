import LayoutCore

/// Groups that differ with what is measured in them, and the views at them.
///
/// Items are placed from checkpoints (`CheckpointedLayout`), views from marks (`GroupCensus`). A
/// template without views, whose items stay inside their groups, needs no census.
///
/// - Complexity: preparing O(items); a query O(log items + 128 + a group + hits).
struct MeasuredGroups: GroupsLayout {
  private(set) var items: CheckpointedLayout<GroupPlacer>
  /// What was seen of views and of items that reach out; nil where the template has neither.
  private(set) var census: GroupCensus?
  private let hasDepth: Bool

  init(_ placer: GroupPlacer) {
    items = CheckpointedLayout(placer)
    hasDepth = placer.plan.hasDepth
    if !placer.plan.views.isEmpty || placer.plan.canReachOut { census = GroupCensus(placer) }
  }

  var placer: GroupPlacer { items.placer }
  var sequence: GroupSequence { placer.sequence }
  var firstGroup: SolvedGroup { placer.group(from: 0) }
  var byteCount: Int {
    items.byteCount + (census?.marks.count ?? 0) * MemoryLayout<GroupCensus.Mark>.stride
  }
  var isSolved: Bool { items.isSolved && census?.isComplete ?? true }

  mutating func solve(to line: Double, stop: StopSignal) throws(LayoutError) {
    try items.solve(to: line, stop: stop)
    try census?.advance(to: line, stop: stop)
  }

  /// How many groups there are, and how far they reach across. No frame is kept, and `stop` is
  /// checked every 4,096 items.
  func summary(stop: StopSignal) throws(LayoutError) -> (groups: Int, crossSize: Double) {
    var state = placer.start
    while state.next < placer.count {
      try stop.check()
      placer.skip(&state, to: min(placer.count, state.next + 4096))
    }
    return (state.number, state.crossSize)
  }

  /// Visits the groups that `rect` hits, outermost ones in order.
  ///
  /// The first group is that of the first item in `rect`: a group before it that only reaches
  /// `rect` with its empty part is not visited.
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

  /// The z-index of the frame in its custom group; 0 for all other items.
  func zIndex(of index: Int) -> Int {
    guard hasDepth else { return 0 }
    let group = placer.group(from: items.stateBeforeStep(to: index).next)
    return placer.plan.zIndexes(of: group)[index - group.first]
  }

  /// The views of each kind, as far as groups are solved.
  var attachments: [Attachment] {
    guard let census else { return [] }
    return placer.plan.views.indices.map { number in
      let views = MeasuredViews(census: census, number: number)
      let isOfItem = placer.plan.nodes[views.owner].kind == .item
      return Attachment(
        kind: views.view.kind, zIndex: views.view.zIndex, layout: views,
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
