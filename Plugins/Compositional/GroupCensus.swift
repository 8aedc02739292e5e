import LayoutCore

/// The views at measured groups so far: their number, and how far they and the items reach. A mark
/// is saved every 32 groups.
///
/// Measured groups have different extents, so the number and the frame of a view follow from all
/// groups before it. A query starts at the first mark whose views can reach the rectangle, and
/// fills the groups of its block again. Equal groups need none of this: `RepeatedGroups`. Without
/// views there are no marks.
///
/// - Complexity: O(groups/32) memory, and 8 bytes for each view; a query O(log marks + groups of
///   the blocks that can reach the rectangle).
struct GroupCensus: Sendable {
  /// What was known before a block of groups: filling goes on from there.
  struct Mark: Sendable {
    let state: GroupPlacer.State
    /// How many views there were, by the views of the template: the number of the block's first
    /// view.
    let counts: [Int]
  }

  /// A copy of a view, and its number among the views of its kind. The number counts over the whole
  /// section.
  struct Seen {
    let number: Int
    let view: PlacedView
  }

  private static let groupsPerMark = 32

  let placer: GroupPlacer
  private(set) var marks: [Mark] = []
  /// The lowest line at which all views before the end of a mark's block have ended. It never falls
  /// from one mark to the next, so it can be searched.
  private var ends: [Double] = []
  /// The line above which no view of a mark's block, or a later one, begins. It never falls either.
  private var tops: [Double] = []
  /// Where the census goes on: all groups before it are counted.
  private(set) var state: GroupPlacer.State
  private(set) var counts: [Int]
  /// The items of the views so far, by the views of the template: every view that a query finds
  /// needs its index path. Each list rises.
  private(set) var items: [[Int]]
  /// Around all items and views so far, scrolling down.
  private(set) var bounds = Bounds()

  init(_ placer: GroupPlacer) {
    self.placer = placer
    state = placer.start
    let viewCount = placer.plan.views.count
    counts = Array(repeating: 0, count: viewCount)
    items = Array(repeating: [], count: viewCount)
  }

  var isComplete: Bool { state.next >= placer.count }

  /// Counts the groups that can begin above `line`, in points from the top. Groups that are already
  /// counted are not filled again.
  ///
  /// - Throws: what `stop` throws, between two groups; the next call goes on from there.
  mutating func advance(to line: Double, stop: StopSignal) throws(LayoutError) {
    let (placer, hasViews) = (placer, !counts.isEmpty)
    var (state, bounds) = (state, bounds)
    var group = SolvedGroup()
    defer {
      self.state = state
      self.bounds = bounds
    }
    while state.next < placer.count, placer.floor(state) < line {
      try stop.check()
      guard hasViews else {
        placer.place(&state) { bounds.add($1) }
        continue
      }
      if state.number % Self.groupsPerMark == 0 {
        marks.append(Mark(state: state, counts: counts))
        ends.append(ends.last ?? -.infinity)
        tops.append(.infinity)
      }
      placer.fill(&group, from: state.next)
      placer.visitViews(of: group, after: state) { view, placed in
        counts[view] += 1
        items[view].append(state.next + placed.firstSlot)
        bounds.add(placed.frame)
        note(placed.frame)
      }
      placer.place(group, &state) { bounds.add($1) }
    }
  }

  /// Takes the view at `frame` into the last mark's lines. A view that begins above those of
  /// earlier blocks lowers their tops, too, which keeps them in order.
  private mutating func note(_ frame: Rect) {
    let last = marks.count - 1
    ends[last] = max(ends[last], frame.maxY)
    var mark = last
    while mark >= 0, tops[mark] > frame.y {
      tops[mark] = frame.y
      mark -= 1
    }
  }

  /// Visits the copies of view `view` from mark `mark` on, block by block as long as `goesOn`
  /// agrees to the next block; returns how many items were placed for it.
  ///
  /// - Complexity: O(items of the blocks), whatever the number of views in them.
  @discardableResult
  func walk(
    _ view: Int, from mark: Int, while goesOn: (Int) -> Bool, _ visit: (Seen) -> Visit
  ) -> Int {
    var group = SolvedGroup()
    var mark = mark
    var placed = 0
    while marks.indices.contains(mark), goesOn(mark) {
      var (state, number) = (marks[mark].state, marks[mark].counts[view])
      for _ in 0..<Self.groupsPerMark where state.next < self.state.next {
        placer.fill(&group, from: state.next)
        placed += min(group.slotCount, placer.count - state.next)
        var isStopped = false
        placer.visitViews(of: group, after: state) { other, copy in
          guard other == view, !isStopped else { return }
          isStopped = visit(Seen(number: number, view: copy)) == .stop
          number += 1
        }
        if isStopped { return placed }
        placer.place(group, &state) { _, _ in }
      }
      mark += 1
    }
    return placed
  }

  /// The marks whose blocks may contain a view that reaches `rect`, and the number of comparisons.
  /// Two binary searches: the first block that ends below the rectangle's top, and the first from
  /// which on none begins above its bottom.
  func marks(reaching rect: Rect) -> (marks: Range<Int>, steps: Int) {
    var steps = 0
    let first = firstMark {
      steps += 1
      return ends[$0] > rect.y
    }
    let end = firstMark {
      steps += 1
      return tops[$0] >= rect.maxY
    }
    return (first..<max(first, end), steps)
  }

  /// The first mark that satisfies `condition`, which must hold for all marks after it.
  func firstMark(where condition: (Int) -> Bool) -> Int {
    marks.indices.partitioningIndex(where: condition)
  }
}

extension GroupPlacer {
  /// Visits the views of `group`, which follows `state`, scrolling down, with their numbers in the
  /// template.
  func visitViews(of group: SolvedGroup, after state: State, _ visit: (Int, PlacedView) -> Void) {
    sequence.plan.visitViews(of: group, count - state.next) { number, view in
      visit(
        number,
        PlacedView(
          frame: transposed(view.frame).offset(y: state.start),
          node: transposed(view.node).offset(y: state.start), firstSlot: view.firstSlot))
    }
  }
}
