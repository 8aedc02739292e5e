import LayoutCore

/// A section of groups, scrolling along its own axis: all alike (`RepeatedGroups`), or each as its
/// items measure (`MeasuredGroups`).
///
/// The items are a layout of their own, which answers for frames and rectangles. A conforming type
/// adds what groups have: the views at them, their outlines, and how far both reach.
protocol GroupsLayout: SolvedLayout {
  associatedtype Items: SolvedLayout
  var sequence: GroupSequence { get }
  /// The items without the views that are attached to them.
  var items: Items { get }
  /// The group with item 0: an orthogonal section pages by its size.
  var firstGroup: SolvedGroup { get }

  /// How many groups there are, and how far they reach across the axis, in points. An orthogonal
  /// section needs both before it is drawn, so measured groups must all be solved for it.
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

  func visitRuns(
    in rect: Rect, within margin: Rect, trace: inout some Trace, _ visit: FrameRunVisitor
  ) {
    items.visitRuns(in: rect, within: margin, trace: &trace, visit)
  }

  func reason(for number: FrameNumber, of index: Int) -> Reason {
    items.reason(for: number, of: index)
  }

  /// Visits `group`, which begins at `start`, and the groups in it where they intersect `rect`;
  /// false after `visit` stops.
  ///
  /// An outline is the frame less the insets of the group, with the depth of its nesting. Items are
  /// not visited.
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

/// What surrounds some rectangles, scrolling down; before the first it is empty and without
/// overhang.
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
  ///
  /// A badge from -10 to 10 in content of 100 points reaches 10 points above it, and 0 below.
  func overhang(beyond size: Size) -> (along: Overhang, across: Overhang) {
    (
      along: Overhang(above: max(0, -top), below: max(0, bottom - size.height)),
      across: Overhang(above: max(0, -leading), below: max(0, trailing - size.width))
    )
  }
}
