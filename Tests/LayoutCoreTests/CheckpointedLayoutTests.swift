import LabTestKit
import LayoutCore
import Synchronization
import Testing

/// Rows of `columns` items; row r is 1 + r mod 7 points long, and every 50th item is 700.
private struct Rows: Placer {
  struct State: Sendable {
    var next = 0
    var floor = 0.0
    var tall: [Tall] = []
  }
  struct Tall: Sendable {
    var item: Int
    var frame: Rect
  }
  let count: Int
  let columns: Int
  var crossSize: Double { Double(columns) * 10 }
  var start: State { State() }
  func next(_ state: State) -> Int { state.next }
  func floor(_ state: State) -> Double { state.floor }
  func end(_ state: State) -> Double {
    max(state.floor, state.tall.map(\.frame.maxY).max() ?? 0)
  }

  func place(_ state: inout State, _ emit: (Int, Rect) -> Void) {
    let length = Double(1 + state.next / columns % 7)
    for item in state.next..<min(count, state.next + columns) {
      let height = item % 50 == 7 ? 700 : length
      let frame = Rect(
        x: Double(item % columns) * 10, y: state.floor, width: 10, height: height)
      emit(item, frame)
      if height == 700 { state.tall.append(Tall(item: item, frame: frame)) }
    }
    state.next = min(count, state.next + columns)
    state.floor += length
    state.tall.removeAll { $0.frame.maxY <= state.floor }
  }

  func visitOpen(_ state: State, _ visit: (Int, Rect) -> Void) {
    for tall in state.tall { visit(tall.item, tall.frame) }
  }

  func reason(
    for number: FrameNumber, of index: Int, at frame: Rect, after state: State
  ) -> Reason {
    Reason([], .number(number == .y ? state.floor : frame[number], ""))
  }
}

/// Rows of ten points, which store the ranges that are solved.
private struct Recording: Placer {
  let count = 700
  let crossSize = 100.0
  var solved: [Range<Int>] = []
  var start: Int { 0 }
  func next(_ state: Int) -> Int { state }
  func floor(_ state: Int) -> Double { Double(state) * 10 }
  func end(_ state: Int) -> Double { Double(state) * 10 }

  func place(_ state: inout Int, _ emit: (Int, Rect) -> Void) {
    emit(state, Rect(x: 0, y: floor(state), width: crossSize, height: 10))
    state += 1
  }

  mutating func solve(_ state: inout Int, to index: Int) {
    solved.append(state..<index)
    state = index
  }

  func reason(for number: FrameNumber, of index: Int, at frame: Rect, after state: Int) -> Reason {
    Reason([], .number(frame[number], ""))
  }
}

@Suite("Placed")
struct CheckpointedLayoutTests {
  @Test("each solved range begins where the last ended, and no query solves any")
  func solvedRanges() throws {
    var layout = CheckpointedLayout(Recording())
    for line in [0, 1000, 1000, .infinity, .infinity] {
      try layout.solve(to: line, stop: .never)
      _ = (layout.frame(at: 699), layout.items(in: Rect(x: 0, y: 0, width: 9, height: 1e6)))
    }
    let solved = layout.placer.solved
    #expect(solved.map(\.lowerBound) == [0] + solved.map(\.upperBound).dropLast())
    #expect(solved.map(\.count) == Array(repeating: 32, count: 21) + [28])
  }

  @Test("the laws hold for steps of one item, of a row, and of more than lies between two states")
  func laws() throws {
    var random = SplitMix(seed: 4)
    for columns in [1, 3, 130, 500] {
      for count in [0, 1, columns, 129, 700] {
        let fresh = CheckpointedLayout(Rows(count: count, columns: columns))
        for line in [0, 300, .infinity] {
          var solved = fresh
          try solved.solve(to: line, stop: .never)
          let rects = tryingRects(of: fresh, random: &random)
          #expect(brokenLaws(of: solved, solvedAgain: fresh, rects: rects) == [])
        }
      }
    }
  }

  @Test(
    "among thousands of saved states a query finds what a comparison of all frames finds",
    arguments: [1, 3])
  func manyStates(columns: Int) throws {
    var layout = CheckpointedLayout(Rows(count: 60_000, columns: columns))
    try layout.solve(to: .infinity, stop: .never)
    let frames = layout.frames(of: 0..<layout.count)
    let end = layout.contentSize.height
    for y in stride(from: -20, through: end + 20, by: end / 23) + [0, 0.5, end - 0.5, 1e9] {
      let rect = Rect(x: 3, y: y, width: 12, height: 40)
      let expected = frames.indices.filter { frames[$0].intersects(rect) }
      #expect(layout.items(in: rect) == expected)
      #expect(layout.itemRanges(in: rect).flatMap(\.self) == expected)
    }
  }

  @Test("solving goes as far as it is asked to, and keeps what it passed")
  func lazy() throws {
    var layout = CheckpointedLayout(Rows(count: 1_000_000_000, columns: 3))
    try layout.solve(to: 1000, stop: .never)
    let bytes = layout.byteCount
    #expect(!layout.isSolved)
    #expect(bytes < 10_000)
    try layout.solve(to: 500, stop: .never)
    #expect(layout.byteCount == bytes)
    try layout.solve(to: 2000, stop: .never)
    #expect(layout.byteCount > bytes)
  }

  @Test("solving stops between two states when it is asked to, and goes on from there")
  func stop() throws {
    let asked = Mutex(0)
    var layout = CheckpointedLayout(Rows(count: 100_000, columns: 3))
    let third = StopSignal {
      asked.withLock { count in
        count += 1
        return count == 4
      }
    }
    #expect(throws: LayoutError.interrupted) { try layout.solve(to: .infinity, stop: third) }
    #expect(!layout.isSolved)
    try layout.solve(to: .infinity, stop: third)
    #expect(layout.isSolved)
    #expect(layout.contentSize == CheckpointedLayout(Rows(count: 100_000, columns: 3)).contentSize)
  }
}
