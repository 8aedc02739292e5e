import LayoutCore
import Synchronization
import Testing

/// Which items a rule was made to place.
private final class Touched: Sendable {
  private let items = Mutex<Set<Int>>([])

  func add(_ index: Int) { items.withLock { _ = $0.insert(index) } }

  /// The items so far; none are left.
  func taken() -> Set<Int> {
    items.withLock { items in
      defer { items = [] }
      return items
    }
  }
}

/// Rows of unequal length with an item that hangs down over the next ones, recorded as they are
/// placed.
private struct WatchedRows: Placer {
  struct State: Sendable {
    var next = 0
    var end = 0.0
  }

  let touched: Touched
  let count = 1_000
  let crossSize = 100.0

  var start: State { State() }
  func next(_ state: State) -> Int { state.next }
  func floor(_ state: State) -> Double { state.end }
  func end(_ state: State) -> Double { state.end }

  private func frame(_ index: Int, at y: Double) -> Rect {
    Rect(x: 0, y: y, width: 100, height: Double(10 + index % 7 * 5))
  }

  func place(_ state: inout State, _ emit: (Int, Rect) -> Void) {
    touched.add(state.next)
    let frame = frame(state.next, at: state.end)
    emit(state.next, frame)
    state = State(next: state.next + 1, end: frame.maxY)
  }

  func reason(for number: FrameNumber, of index: Int, at frame: Rect, after state: State) -> Reason
  {
    Reason([], .number(frame[number], ""))
  }
}

/// Three lanes of unequal items, recorded as they are placed.
private struct WatchedLanes: LaneRule {
  let touched: Touched
  let count = 1_000
  let laneCount = 3
  let crossSize = 300.0
  let afterwards = 0.0
  var tracks: ItemTracks { ItemTracks(count: 3, size: 100) }

  func frame(of index: Int, start: Double) -> Rect {
    Rect(x: Double(index % 3) * 100, y: start, width: 100, height: Double(10 + index % 7 * 5))
  }

  func pitch(of index: Int) -> Double {
    touched.add(index)
    return Double(10 + index % 7 * 5)
  }

  func reason(for number: FrameNumber, of index: Int, at frame: Rect, previous: Rect?) -> Reason {
    Reason([], .number(frame[number], ""))
  }
}

@Suite("What a query costs")
struct QueryCostTests {
  @Test("items placed and compared are those that the rule placed, each counted once")
  func placed() throws {
    let touched = Touched()
    for isSolved in [false, true] {
      var rows: any SolvedLayout = CheckpointedLayout(WatchedRows(touched: touched))
      var lanes: any SolvedLayout = Lanes(WatchedLanes(touched: touched))
      if isSolved {
        try rows.solve(to: .infinity, stop: .never)
        try lanes.solve(to: .infinity, stop: .never)
      }
      for layout in [rows, lanes] {
        for y in stride(from: -100.0, through: 30_000, by: 777) {
          for height in [0.5, 60, 900] {
            let rect = Rect(x: 20, y: y, width: 150, height: height)
            _ = touched.taken()
            var trace = CountingTrace()
            layout.visitItems(in: rect, trace: &trace) { _, _ in .continue }
            let cost = trace.cost
            #expect(
              cost.itemsPlaced + cost.itemsCompared == touched.taken().count,
              "\(type(of: layout)) solved \(isSolved) \(rect): \(cost)")
          }
        }
      }
    }
  }

  @Test("nothing is counted for a rectangle without area")
  func empty() {
    var trace = RecordedTrace()
    let rect = Rect(x: 0, y: 50, width: 100, height: 0)
    CheckpointedLayout(WatchedRows(touched: Touched())).visitItems(in: rect, trace: &trace) {
      _, _ in .continue
    }
    Stored(frames: [rect]).visitItems(in: rect, trace: &trace) { _, _ in .continue }
    #expect(trace.cost == QueryCost() && trace.steps.isEmpty)
  }

  @Test("a visit that is stopped has cost what was done until then")
  func stopped() {
    let touched = Touched()
    var trace = CountingTrace()
    CheckpointedLayout(WatchedRows(touched: touched)).visitItems(
      in: Rect(x: 0, y: 0, width: 100, height: 5000), trace: &trace
    ) { _, _ in .stop }
    // The rule placed one run of items.
    #expect(touched.taken().count == 32)
    #expect(trace.cost == QueryCost(itemsCompared: 32))
    Stored(frames: Array(repeating: Rect(x: 0, y: 0, width: 9, height: 9), count: 5)).visitItems(
      in: Rect(x: 0, y: 0, width: 100, height: 500), trace: &trace
    ) { _, _ in .stop }
    #expect(trace.cost == QueryCost(itemsCompared: 33))
  }
}
