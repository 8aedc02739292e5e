import LayoutCore

/// A section of groups, scrolling along its own axis: all alike (`RepeatedGroups`), or each as its
/// items measure (`MeasuredGroups`).
protocol GroupsLayout: SolvedLayout {
  associatedtype Items: SolvedLayout
  var sequence: GroupSequence { get }
  /// The items without the views that are attached to them.
  var items: Items { get }
  var firstGroup: SolvedGroup { get }

  /// How many groups there are, and how far they reach across the axis.
  func summary(stop: StopSignal) throws(LayoutError) -> (groups: Int, crossSize: Double)

  /// How far items and views reach beyond `size`, along the axis and across it; before everything
  /// is solved, as far as known, and along the axis beyond the last group.
  func overhang(beyond size: Size) -> (along: Overhang, across: Overhang)
}

extension GroupsLayout {
  var count: Int { items.count }
  var contentSize: Size { items.contentSize }
  var overhang: Overhang { overhang(beyond: isSolved ? contentSize : .zero).along }

  func frame(at index: Int) -> Rect { items.frame(at: index) }

  func visitFrames(of range: Range<Int>, _ visit: (Int, Rect) -> Void) {
    items.visitFrames(of: range, visit)
  }

  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    items.visitCandidates(in: rect, trace: &trace, visit)
  }

  func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    items.visitItems(in: rect, trace: &trace, visit)
  }

  func visitItems(
    in rect: Rect, within margin: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit
  ) {
    items.visitItems(in: rect, within: margin, trace: &trace, visit)
  }

  func reason(for number: FrameNumber, of index: Int) -> Reason {
    items.reason(for: number, of: index)
  }

  /// Visits `group`, which begins at `start`, and the groups in it where they intersect `rect`;
  /// false after `visit` stops.
  func visitGroups(
    of group: SolvedGroup, at start: Double, in rect: Rect, _ visit: (LayoutGroup) -> Visit
  ) -> Bool {
    let plan = sequence.plan
    let transposed = Transposition(scrolling: plan.axis)
    return group.nodes.allSatisfy { copy in
      let node = plan.node(of: copy)
      let frame = transposed(plan.inner(copy)).offset(y: start)
      guard node.kind != .item, frame.intersects(rect) else { return true }
      return visit(LayoutGroup(frame: frame, depth: node.depth)) == .continue
    }
  }
}

/// What surrounds some rectangles, scrolling down.
struct Bounds: Sendable {
  private var top = Double.infinity
  private var bottom = -Double.infinity
  private var leading = Double.infinity
  private var trailing = -Double.infinity

  mutating func add(_ rect: Rect) {
    top = min(top, rect.y)
    bottom = max(bottom, rect.maxY)
    leading = min(leading, rect.x)
    trailing = max(trailing, rect.maxX)
  }

  /// How far the rectangles reach beyond content of `size`, along the axis and across it.
  func overhang(beyond size: Size) -> (along: Overhang, across: Overhang) {
    (
      along: Overhang(above: max(0, -top), below: max(0, bottom - size.height)),
      across: Overhang(above: max(0, -leading), below: max(0, trailing - size.width))
    )
  }
}
