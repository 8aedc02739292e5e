import LayoutCore

/// Groups that differ with what is measured in them, an outermost group at a time; down is the
/// direction in which they follow one another.
struct GroupPlacer: Placer {
  /// An earlier group that reaches below the line from which later ones may begin.
  struct OpenGroup: Sendable {
    let first: Int
    let start: Double
    let bottom: Double
  }

  struct State: Sendable {
    /// The first item of the next group.
    var next = 0
    /// Where the stretch of the next group begins.
    var start = 0.0
    /// Where the last group ends.
    var end = 0.0
    /// How many groups there are before.
    var number = 0
    /// The largest extent across the axis so far.
    var crossSize = 0.0
    var open: [OpenGroup] = []
  }

  let sequence: GroupSequence
  /// The group before anything is measured.
  let estimates: SolvedNode
  /// How far an item of a custom group may begin before its group.
  private let above: Double

  init(_ sequence: GroupSequence, estimates: SolvedNode) {
    (self.sequence, self.estimates) = (sequence, estimates)
    above = sequence.outermost.reachBefore(in: sequence.container, along: sequence.axis)
  }

  var count: Int { sequence.count }
  var crossSize: Double { sequence.container[sequence.axis.across] }
  var start: State { State() }
  var transposed: Transposition { Transposition(scrolling: sequence.axis) }
  var bytesPerState: Int { MemoryLayout<State>.stride + MemoryLayout<OpenGroup>.stride }

  func next(_ state: State) -> Int { state.next }
  func end(_ state: State) -> Double { state.end }
  func floor(_ state: State) -> Double { state.start - above }

  /// 7. The group that begins with item `first`; the estimates where measured sizes leave no space.
  func group(from first: Int) -> SolvedNode {
    let measured = try? sequence.group(from: first, measuring: sequence.measuring, count: count)
    return measured ?? estimates
  }

  /// The frames of the items of `group` that exist, where its stretch begins at `start`.
  func frames(of group: SolvedNode, first: Int, start: Double) -> [Rect] {
    group.slots(at: sequence.origin(of: group.size)).prefix(count - first)
      .map { transposed($0).offset(y: start) }
  }

  func place(_ state: inout State, _ emit: (Int, Rect) -> Void) {
    place(group(from: state.next), &state, emit)
  }

  /// Places `group`, which is the next one.
  func place(_ group: SolvedNode, _ state: inout State, _ emit: (Int, Rect) -> Void) {
    let frames = frames(of: group, first: state.next, start: state.start)
    for (slot, frame) in frames.enumerated() { emit(state.next + slot, frame) }
    step(&state, over: group, bottom: frames.map(\.maxY).max() ?? state.start)
  }

  /// 9. The next group begins `between` points below this one.
  private func step(_ state: inout State, over group: SolvedNode, bottom: Double) {
    let this = OpenGroup(first: state.next, start: state.start, bottom: bottom)
    state.end = state.start + sequence.extent(of: group)
    state.next = min(count, state.next + group.slotCount)
    state.start = state.end + sequence.template.betweenGroups
    state.number += 1
    state.crossSize = max(state.crossSize, sequence.crossSize(of: group.size))
    let line = floor(state)
    state.open = (state.open + [this]).filter { $0.bottom > line }
  }

  func visitOpen(_ state: State, _ visit: (Int, Rect) -> Void) {
    for open in state.open {
      let frames = frames(of: group(from: open.first), first: open.first, start: open.start)
      for (slot, frame) in frames.enumerated() { visit(open.first + slot, frame) }
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

extension PlannedNode {
  /// How far an item of a custom group in this node may begin before its group along `axis`, where
  /// `container` is the node's own container.
  fileprivate func reachBefore(in container: Size, along axis: Axis) -> Double {
    var room = Size(
      width: node.width.points(in: container), height: node.height.points(in: container))
    for axis in Axis.allCases where !node.isEstimated(along: axis) {
      room[axis] -= node.insets[axis]
    }
    switch node.content {
    case .item: return 0
    case .custom(let frames):
      return frames.reduce(0) {
        max($0, -(axis == .horizontal ? $1.x : $1.y).points(in: room))
      }
    case .group(let own, let spacing, _):
      return children.reduce(0) { reach, child in
        guard case .counted(let count) = child.node.repetition else {
          return max(reach, child.reachBefore(in: room, along: axis))
        }
        // The copies share the space, and fractions are of what the spacing leaves.
        var shared = room
        shared[own] -=
          spacing.least * Double(count - 1)
          + child.node.edges.least(along: own) * Double(count)
        var copy = child.node
        if !(node.isEstimated(along: own) && copy.isEstimated(along: own)) {
          let points = Dimension.absolute(shared[own] / Double(count))
          if own == .horizontal { copy.width = points } else { copy.height = points }
        }
        return max(
          reach, PlannedNode(copy, path: child.path).reachBefore(in: shared, along: axis))
      }
    }
  }
}
