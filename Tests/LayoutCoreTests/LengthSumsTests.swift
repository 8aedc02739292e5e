import LabTestKit
import LayoutCore
import Synchronization
import Testing

/// Lengths of 1 to 7 points, and how many were drawn.
private final class CountedSizes: SizeFunction {
  private let drawn = Mutex(0)

  func size(of index: Int, available: Double) -> Size {
    Size(width: 1, height: length(of: index, crossSize: available))
  }
  func length(of index: Int, crossSize: Double) -> Double {
    drawn.withLock { $0 += 1 }
    return Double(1 + index % 7)
  }

  /// How many lengths `work` draws.
  func count(_ work: () -> Void) -> Int {
    drawn.withLock { $0 = 0 }
    work()
    return drawn.withLock { $0 }
  }
}

@Suite("LengthSums")
struct LengthSumsTests {
  typealias Sums = LengthSums

  func sums(
    _ lengths: [Double], count: Int, spacing: Double = 2, isExact: Bool = false
  ) -> Sums {
    LengthSums(
      PatternSizes(lengths.map { Size(width: 1, height: $0) }), crossSize: 100, spacing: spacing,
      count: count, isExact: isExact)
  }

  /// Compares every answer with that of a plain array.
  func check(_ given: Sums, _ plain: [Double]) {
    var sums = given
    sums.solve(to: .infinity)
    var start = 0.0
    #expect(sums.count == plain.count && sums.isSolved)
    for (index, length) in plain.enumerated() {
      let place = sums.place(of: index)
      #expect(place.start == start && place.length == length)
      var first: Int?
      sums.visit(endingBelow: start) { index, _, _ in
        first = index
        return .stop
      }
      // An item of no length ends where it begins.
      let expected = length > 0 ? index : index + 1
      #expect(first == (expected < plain.count ? expected : nil))
      start += length + sums.spacing
    }
    #expect(sums.end == max(0, start - sums.spacing))
    var visited: [Int] = []
    sums.visit(endingBelow: -1) { index, start, length in
      #expect(sums.place(of: index) == (start, length))
      visited.append(index)
      return visited.count < 700 ? .continue : .stop
    }
    #expect(visited == Array(plain.indices.prefix(700)))
  }

  @Test("every three changes to up to three items are those of a plain row")
  func everySmallSequence() {
    for count in 0...3 {
      let lengths = [5.0, 7, 11]
      change(sums(lengths, count: count), Array(lengths.prefix(count)), depth: 3)
    }
  }

  func change(_ sums: Sums, _ plain: [Double], depth: Int) {
    check(sums, plain)
    guard depth > 0 else { return }
    let length = Double(20 + depth)
    for index in 0...plain.count {
      var (longer, row) = (sums, plain)
      let isInserted = longer.insert(length: length, at: index)
      #expect(isInserted)
      row.insert(length, at: index)
      change(longer, row, depth: depth - 1)
      guard index < plain.count else { continue }
      var (shorter, less) = (sums, plain)
      let isRemoved = shorter.remove(at: index)
      #expect(isRemoved)
      less.remove(at: index)
      change(shorter, less, depth: depth - 1)
      var (other, changed) = (sums, plain)
      let isResized = other.resize(index, to: length)
      #expect(isResized)
      changed[index] = length
      change(other, changed, depth: depth - 1)
    }
  }

  @Test(
    "two thousand insertions in one place, then as many removals",
    arguments: [(true, 60), (false, 10)])
  func splitAndEmpty(isExact: Bool, mostBlocks: Int) {
    var sums = sums([3], count: 600, isExact: isExact)
    var plain = Array(repeating: 3.0, count: 600)
    for step in 0..<2000 {
      let isInserted = sums.insert(length: Double(step % 9), at: 300)
      #expect(isInserted)
      plain.insert(Double(step % 9), at: 300)
    }
    check(sums, plain)
    for _ in 0..<2300 {
      let isRemoved = sums.remove(at: 200)
      #expect(isRemoved)
      plain.remove(at: 200)
    }
    check(sums, plain)
    for step in 0..<700 {
      let isInserted = sums.insert(length: Double(step), at: sums.count)
      #expect(isInserted)
      plain.append(Double(step))
    }
    check(sums, plain)
    #expect(sums.blockCount < mostBlocks)
  }

  @Test("a change is the same before and after solving", arguments: [0, 1, 255, 256, 257, 1999])
  func lazyOrNot(index: Int) {
    var early = sums([4, 8.5, 1.1], count: 2000, spacing: 0.3)
    var late = early
    late.solve(to: .infinity)
    for done in [early.resize(index, to: 77.7), late.resize(index, to: 77.7)] { #expect(done) }
    for done in [early.insert(length: 5.5, at: index), late.insert(length: 5.5, at: index)] {
      #expect(done)
    }
    #expect(early.isSolved == (index == 1999) && late.isSolved)
    early.solve(to: .infinity)
    for item in 0..<2001 { #expect(early.place(of: item) == late.place(of: item)) }
    #expect(early.end == late.end)
  }

  @Test(
    "items come and go before all are summed, whole blocks too", arguments: [0, 31, 32, 33, 64],
    [true, false])
  func blocksComeAndGo(place: Int, isExact: Bool) {
    var sums = sums([4, 8, 1], count: 300, isExact: isExact)
    var plain = (0..<300).map { [4.0, 8, 1][$0 % 3] }
    sums.solve(through: 70)
    for step in 0..<70 {
      let isInserted = sums.insert(length: Double(step), at: place)
      #expect(isInserted)
      plain.insert(Double(step), at: place)
    }
    check(sums, plain)
    for _ in 0..<140 {
      let isRemoved = sums.remove(at: place)
      #expect(isRemoved)
      plain.remove(at: place)
    }
    check(sums, plain)
    sums.solve(to: .infinity)
    check(sums, plain)
  }

  @Test("solving stops when asked, and what is too long is refused")
  func stops() {
    var sums = sums([4], count: 1_000_000)
    #expect(throws: LayoutError.interrupted) {
      try sums.solve(to: .infinity, stop: StopSignal { true })
    }
    var long = self.sums([4e12], count: 1000)
    #expect(throws: LayoutError.self) { try long.solve(to: .infinity, stop: .never) }
    let isResized = long.resize(0, to: 9e12)
    #expect(!isResized)
  }

  @Test("exact sums do not depend on the blocks", arguments: [0, 1, 31, 32, 33, 65, 300, 1200])
  func exactSums(count: Int) {
    let sizes = RandomSizes(0...90, seed: 4)
    let plain = (0..<count).map { sizes.length(of: $0, crossSize: 0) }
    var sums = LengthSums(sizes, crossSize: 0, spacing: 2.25, count: count, isExact: true)
    check(sums, plain)
    var (changed, random) = (plain, SplitMix(seed: 5))
    sums.solve(to: .infinity)
    for _ in 0..<300 where count > 0 {
      let (index, length) = (random.int(in: 0...count - 1), Double(random.int(in: 0...900)) / 4)
      changed[index] = length
      let isResized = sums.resize(index, to: length)
      #expect(isResized)
    }
    check(sums, changed)
    #expect(sums.isExact && sums.blockCount == (count + 31) / 32)
    guard count > 0 else { return }
    let isResized = sums.resize(0, to: 0.1)
    #expect(isResized && !sums.isExact)
    let end = changed.dropFirst().reduce(0.1) { $0 + $1 + 2.25 }
    #expect(abs(sums.end - end) < 1e-9)
  }

  @Test("where sums are exact, a line finds its item, and one below the middle of a block draws 16")
  func lateLines() {
    let sizes = CountedSizes()
    var sums = LengthSums(sizes, crossSize: 0, spacing: 0.5, count: 96, isExact: true)
    sums.solve(to: .infinity)
    let places = (0..<96).map { sums.place(of: $0) }
    for line in stride(from: -1, through: sums.end + 1, by: 0.125) {
      let expected = places.firstIndex { $0.start + $0.length > line }
      var found: Int?
      let drawn = sizes.count {
        let search = sums.visit(endingBelow: line) { index, start, length in
          found = index
          #expect((start, length) == places[index])
          return .stop
        }
        if let found { #expect(search.first + search.skipped == found) }
      }
      #expect(found == expected)
      if let expected { #expect(drawn <= (20...31 ~= expected % 32 ? 16 : 32)) }
    }
  }

  @Test("once a length rounds, sums are added in order, those of blocks first")
  func exactNoLonger() {
    var sums = sums([40, 90.25, 7], count: 2000, isExact: true)
    var lengths = (0..<2000).map { [40, 90.25, 7][$0 % 3] }
    for (index, length) in [(700, 0.1), (3, 1 / 3), (1500, 0.7)] {
      let isResized = sums.resize(index, to: length)
      #expect(isResized)
      lengths[index] = length
    }
    let blocks = stride(from: 0, to: 2000, by: 32).map { lengths[$0..<min($0 + 32, 2000)] }
    let pitches = PrefixTree(blocks.map { $0.reduce(0) { $0 + ($1 + 2) } })
    sums.solve(to: .infinity)
    for index in lengths.indices {
      let start = blocks[index / 32].prefix(index % 32)
        .reduce(pitches.sum(ofFirst: index / 32)) { $0 + ($1 + 2) }
      #expect(sums.place(of: index).start == start)
    }
  }
}
