import Synchronization
import Testing

@testable import LayoutCore

/// The items from which on queries prefetched what is stored.
private final class Prefetches: Sendable {
  let items = Mutex<[Int]>([])
}

/// Rows of 10 points, of which every third begins 4 points late; a step of any length takes no time.
private struct UnevenRows: Placer {
  let count: Int
  let prefetches = Prefetches()
  var crossSize: Double { 100 }
  var start: Int { 0 }
  func next(_ state: Int) -> Int { state }
  func floor(_ state: Int) -> Double { Double(state) * 10 + (state % 3 == 1 ? 4 : 0) }
  func end(_ state: Int) -> Double { floor(state) }
  func skip(_ state: inout Int, to index: Int) { state = max(state, index) }

  func prefetch(from index: Int) { prefetches.items.withLock { $0.append(index) } }

  func place(_ state: inout Int, _ emit: (Int, Rect) -> Void) {
    let top = floor(state)
    emit(state, Rect(x: 0, y: top, width: 100, height: floor(state + 1) - top))
    state += 1
  }

  func reason(for number: FrameNumber, of index: Int, at frame: Rect, after state: Int) -> Reason {
    Reason([], .number(frame[number], ""))
  }
}

@Suite("Marks")
struct MarksTests {
  @Test("of two million saved states every second one is dropped, and so are the marks")
  func halving() throws {
    typealias Layout = CheckpointedLayout<UnevenRows>
    let (interval, count) = (64, 64 * (Layout.mostStates + 50))
    var layout = Layout(UnevenRows(count: count))
    #expect(layout.interval == interval)
    try layout.solve(to: .infinity, stop: .never)
    #expect(layout.interval == 2 * interval)
    #expect(layout.kept.count == Layout.mostStates / 2 + 25)
    let placer = layout.placer
    #expect(
      layout.kept.indices.allSatisfy { layout.kept[$0] == $0 * layout.interval })
    #expect(
      layout.marks.floors
        == stride(from: 0, to: layout.kept.count, by: Marks.interval).map {
          placer.floor(layout.kept[$0])
        })
    for index in [0, 1, 65, 2047, 2048, count / 2 - 1, count / 2, count / 3, count - 1] {
      let top = placer.floor(index)
      let rect = Rect(x: 0, y: top, width: 100, height: 25)
      let end = (index..<count).first { placer.floor($0) >= rect.maxY } ?? count
      #expect(layout.items(in: rect) == Array(index..<end))
      #expect(layout.frame(at: index).y == top)
      let place = layout.checkpoint(above: top, endingAt: placer.floor(layout.frontier)).place
      #expect(place == min(index / layout.interval, layout.kept.count - 1))
    }
  }
  @Test("a query prefetches once, at most one saved state from where it begins")
  func prefetching() throws {
    let count = 100_000
    var layout = CheckpointedLayout(UnevenRows(count: count))
    try layout.solve(to: .infinity, stop: .never)
    let placer = layout.placer
    for index in stride(from: 0, to: count, by: 977) {
      placer.prefetches.items.withLock { $0 = [] }
      let rect = Rect(x: 0, y: placer.floor(index), width: 100, height: 25)
      _ = layout.items(in: rect)
      let prefetched = placer.prefetches.items.withLock { $0 }
      try #require(prefetched.count == 1)
      let begin = placer.next(layout.before(index))
      #expect(abs(prefetched[0] - begin) <= layout.interval, "item \(index)")
    }
  }
}
