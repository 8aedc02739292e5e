import LayoutCore

/// Groups that differ with what is measured in them, an outermost group at a time; down is the
/// direction in which they follow one another.
///
/// A step is one group: a query places the groups again from the nearest saved state
/// (`CheckpointedLayout`), by their pattern where they have one. Groups that are all equal need no
/// steps: `RepeatedGroups`.
struct GroupPlacer: Placer {
  /// An earlier group that reaches below the line from which later ones may begin: frames of custom
  /// groups can end below their group. It is saved without its frames, which `fill` computes again.
  struct OpenGroup: Sendable {
    let first: Int
    let start: Double
    let bottom: Double
  }

  /// Between two groups; distances are in points from the top of the section.
  struct State: Sendable {
    /// The first item of the next group.
    var next = 0
    /// Where the stretch of the next group begins.
    var start = 0.0
    /// Where the last group ends, with its fixed edges.
    var end = 0.0
    /// How many groups there are before.
    var number = 0
    /// The largest extent across the axis so far, with edges: the height of an orthogonal section.
    var crossSize = 0.0
    /// In order, and usually empty.
    var open: [OpenGroup] = []
  }

  let sequence: GroupSequence
  private let filling: Filling
  /// The group before anything is measured: what `fill` falls back to.
  private let estimates: SolvedGroup
  /// What all groups have in common, unless they can hold different subitems.
  private let pattern: GroupPattern
  /// How far an item of a custom group may begin before its group, in points: `floor` is as much
  /// higher.
  private let above: Double
  let transposed: Transposition

  init(_ sequence: GroupSequence, estimates: SolvedGroup) {
    self.sequence = sequence
    self.estimates = estimates
    pattern = GroupPattern(of: estimates, in: sequence.plan, sequence.measuring)
    filling = sequence.filling(count: sequence.count)
    above = sequence.plan.reachBefore
    transposed = Transposition(scrolling: sequence.plan.axis)
  }

  var plan: GroupPlan { sequence.plan }
  var count: Int { sequence.count }
  var crossSize: Double { plan.container[plan.axis.across] }
  var start: State { State() }
  var bytesPerState: Int { MemoryLayout<State>.stride + MemoryLayout<OpenGroup>.stride }

  func next(_ state: State) -> Int { state.next }
  func end(_ state: State) -> Double { state.end }
  func floor(_ state: State) -> Double { state.start - above }

  /// 7. Makes `group` the one that begins with item `first`; the estimates where measured sizes
  /// leave no space.
  ///
  /// Solving has no error at this point, because the template was checked with its estimates. Only
  /// a measured size can leave no space for something in a group.
  func fill(_ group: inout SolvedGroup, from first: Int) {
    do {
      try filling.fill(&group, from: first)
    } catch {
      group = estimates
      group.first = first
    }
  }

  /// The group that begins with item `first`, in new memory; in a loop `fill` is quicker.
  func group(from first: Int) -> SolvedGroup {
    var group = SolvedGroup()
    // Most groups contain as much as their estimates do.
    group.nodes.reserveCapacity(estimates.nodes.count)
    fill(&group, from: first)
    return group
  }

  func place(_ state: inout State, _ emit: (Int, Rect) -> Void) {
    guard !placeByPattern(&state, emit) else { return }
    place(group(from: state.next), &state, emit)
  }

  func skip(_ state: inout State, to index: Int) {
    var group = SolvedGroup()
    while state.next < index {
      guard !placeByPattern(&state, { _, _ in }) else { continue }
      fill(&group, from: state.next)
      place(group, &state) { _, _ in }
    }
  }

  /// 9. Places the next group without filling it; false where it has no pattern, or is the last one
  /// and holds fewer items.
  private func placeByPattern(_ state: inout State, _ emit: (Int, Rect) -> Void) -> Bool {
    guard count - state.next >= pattern.slotCount else { return false }
    var bottom = -Double.infinity
    let extent = pattern.place(from: state.next, at: state.start) { index, frame in
      bottom = max(bottom, frame.maxY)
      emit(index, frame)
    }
    var size = estimates.size
    size[plan.axis] = extent
    advance(&state, behind: size, of: pattern.slotCount, reaching: bottom)
    return true
  }

  /// 9. Places `group`, which is the next one. `emit` gets only slots with an item.
  func place(_ group: SolvedGroup, _ state: inout State, _ emit: (Int, Rect) -> Void) {
    let (first, start) = (state.next, state.start)
    var bottom = -Double.infinity
    plan.visitSlots(of: group, count - first) { slot, rect in
      let frame = transposed(rect).offset(y: start)
      bottom = max(bottom, frame.maxY)
      emit(first + slot, frame)
    }
    advance(&state, behind: group.size, of: group.slotCount, reaching: bottom)
  }

  /// 9. Goes on behind a group of `size` with `slotCount` items, which reach down to `bottom`; the
  /// next one begins `between` points below.
  private func advance(
    _ state: inout State, behind size: Size, of slotCount: Int, reaching bottom: Double
  ) {
    let (first, start) = (state.next, state.start)
    state.end = start + plan.extent(of: size)
    state.next = min(count, first + slotCount)
    state.start = state.end + sequence.template.betweenGroups
    state.number += 1
    state.crossSize = max(state.crossSize, plan.crossSize(of: size))
    let line = floor(state)
    guard bottom > line || !state.open.isEmpty else { return }
    let this = OpenGroup(first: first, start: start, bottom: bottom)
    state.open = (state.open + [this]).filter { $0.bottom > line }
  }

  func visitOpen(_ state: State, _ visit: (Int, Rect) -> Void) {
    for open in state.open {
      plan.visitSlots(of: group(from: open.first), count - open.first) { slot, rect in
        visit(open.first + slot, transposed(rect).offset(y: open.start))
      }
    }
  }

  func reason(
    for number: FrameNumber, of index: Int, at frame: Rect, after state: State
  ) -> Reason {
    let place = GroupSequence.Place(
      group: group(from: state.next), slot: index - state.next, copy: state.number,
      start: state.start > 0
        ? [.number(state.start, "end of the previous group, plus the distance between groups")] : []
    )
    return sequence.reason(for: transposed(number), of: place)
  }
}
