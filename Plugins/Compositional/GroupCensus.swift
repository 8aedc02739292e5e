import LayoutCore

/// The views at measured groups so far: their number, and how far they and the items reach. A mark
/// is saved every 32 groups.
struct GroupCensus: Sendable {
  /// What was known before a block of groups.
  struct Mark: Sendable {
    let state: GroupPlacer.State
    /// How many views there were, by the views of the template.
    let counts: [Int]
  }

  /// A copy of a view, and its number among the views of its kind.
  struct Seen {
    let number: Int
    let view: PlacedView
  }

  private static let groupsPerMark = 32

  let placer: GroupPlacer
  private(set) var marks: [Mark] = []
  /// The lowest line at which all views before the end of a mark's block have ended.
  private var ends: [Double] = []
  /// The line above which no view of a mark's block, or a later one, begins.
  private var tops: [Double] = []
  private(set) var state: GroupPlacer.State
  private(set) var counts: [Int]
  /// The items of the views so far, by the views of the template: every view that a query finds
  /// needs its index path.
  private(set) var items: [[Int]]
  /// Around all items and views so far, scrolling down.
  private(set) var bounds = Bounds()

  init(_ placer: GroupPlacer) {
    self.placer = placer
    state = placer.start
    let viewCount = placer.sequence.outermost.viewCount
    counts = Array(repeating: 0, count: viewCount)
    items = Array(repeating: [], count: viewCount)
  }

  var isComplete: Bool { state.next >= placer.count }

  mutating func advance(to line: Double, stop: StopSignal) throws(LayoutError) {
    while !isComplete, placer.floor(state) < line {
      try stop.check()
      if state.number % Self.groupsPerMark == 0 {
        marks.append(Mark(state: state, counts: counts))
        ends.append(ends.last ?? -.infinity)
        tops.append(.infinity)
      }
      let group = placer.group(from: state.next)
      for (view, placed) in views(of: group, after: state).enumerated() {
        counts[view] += placed.count
        for one in placed {
          items[view].append(state.next + one.firstSlot)
          note(one.frame)
        }
      }
      placer.place(group, &state) { bounds.add($1) }
    }
  }

  private mutating func note(_ frame: Rect) {
    bounds.add(frame)
    let last = marks.count - 1
    ends[last] = max(ends[last], frame.maxY)
    var mark = last
    while mark >= 0, tops[mark] > frame.y {
      tops[mark] = frame.y
      mark -= 1
    }
  }

  /// The views of the group that follows `state`, by the views of the template, scrolling down.
  private func views(
    of group: SolvedNode, after state: GroupPlacer.State
  ) -> [[PlacedView]] {
    let transposed = placer.transposed
    let rest = placer.count - state.next
    return group.viewFrames(
      at: placer.sequence.origin(of: group.size), of: placer.sequence.outermost
    ).map { views in
      views.filter { $0.firstSlot < rest }.map { view in
        PlacedView(
          frame: transposed(view.frame).offset(y: state.start),
          node: transposed(view.node).offset(y: state.start), firstSlot: view.firstSlot)
      }
    }
  }

  /// Visits the copies of view `view` from mark `mark` on, block by block as long as `goesOn`
  /// agrees to the next block; returns how many items were placed for it.
  @discardableResult
  func walk(
    _ view: Int, from mark: Int, while goesOn: (Int) -> Bool, _ visit: (Seen) -> Visit
  ) -> Int {
    var mark = mark
    var placed = 0
    while marks.indices.contains(mark), goesOn(mark) {
      var (state, number) = (marks[mark].state, marks[mark].counts[view])
      for _ in 0..<Self.groupsPerMark where state.next < self.state.next {
        let group = placer.group(from: state.next)
        placed += min(group.slotCount, placer.count - state.next)
        for copy in views(of: group, after: state)[view] {
          if visit(Seen(number: number, view: copy)) == .stop { return placed }
          number += 1
        }
        placer.place(group, &state) { _, _ in }
      }
      mark += 1
    }
    return placed
  }

  /// The marks whose blocks may contain a view that reaches `rect`, and the number of comparisons.
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

  /// The state before the group with item `index`.
  func state(before index: Int) -> GroupPlacer.State {
    let mark = firstMark { marks[$0].state.next > index } - 1
    var state = marks.indices.contains(mark) ? marks[mark].state : placer.start
    if index >= self.state.next { state = self.state }
    while state.next <= index {
      var next = state
      placer.place(&next) { _, _ in }
      if next.next > index { break }
      state = next
    }
    return state
  }
}
