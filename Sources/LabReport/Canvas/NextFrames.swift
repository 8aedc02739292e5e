internal import LayoutCore

/// Finds for each of some frames the first one after it that is beside it.
struct NextFrames {
  /// In the order in which they begin; those that begin at one place in the order they had.
  let frames: [Rect]
  /// The first that begins where the last frame ended: for the next frame it is near.
  private var behind = 0
  /// What was found last.
  private var found = 0

  /// Frames that are less apart than this touch.
  private static let tolerance = 0.001

  /// Searches among `frames`, whose stretches are those of `numbers`.
  init(_ frames: [Rect], in stretches: Stretches, _ numbers: [Int]) {
    let isSorted = frames.indices.dropFirst().allSatisfy { frames[$0 - 1].x <= frames[$0].x }
    self.frames =
      isSorted ? frames : Self.order(of: numbers, in: stretches.all).map { frames[$0] }
  }

  /// The places of the stretches `numbers` in the order in which they begin. There are few different
  /// ones: they are sorted, and how many frames begin before each is counted.
  private static func order(
    of numbers: [Int], in stretches: ContiguousArray<Stretches.Stretch>
  ) -> [Int] {
    let sorted = stretches.indices.sorted { stretches[$0].start < stretches[$1].start }
    // Equal starts have one rank.
    var ranks = [Int](repeating: 0, count: sorted.count)
    for place in sorted.indices.dropFirst() {
      let (before, own) = (sorted[place - 1], sorted[place])
      ranks[own] = ranks[before] + (stretches[before].start < stretches[own].start ? 1 : 0)
    }
    var ends = [Int](repeating: 0, count: sorted.count + 1)
    for number in numbers { ends[ranks[number] + 1] += 1 }
    for rank in sorted.indices { ends[rank + 1] += ends[rank] }
    var order = [Int](repeating: 0, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      order[ends[ranks[number]]] = place
      ends[ranks[number]] += 1
    }
    return order
  }

  /// Where the frame begins that is next to that at `place`.
  mutating func next(after place: Int) -> Double? {
    let frame = frames[place]
    let end = frame.maxX - Self.tolerance
    behind = max(behind, place + 1)
    while behind < frames.count, frames[behind].x < end { behind += 1 }
    while behind > place + 1, frames[behind - 1].x >= end { behind -= 1 }
    guard behind < frames.count else { return nil }
    // In a grid it is the one after that of the frame before; none begins earlier than the first.
    let likely = found + 1
    if likely >= behind, likely < frames.count, frames[likely].x == frames[behind].x,
      Self.areBeside(frames[likely], frame)
    {
      found = likely
      return frames[likely].x
    }
    guard let next = (behind..<frames.count).first(where: { Self.areBeside(frames[$0], frame) })
    else { return nil }
    found = next
    return frames[next].x
  }

  private static func areBeside(_ one: Rect, _ other: Rect) -> Bool {
    // Most are not, and fail at the first comparison.
    one.y < other.maxY && other.y < one.maxY
      && min(one.maxY, other.maxY) - max(one.y, other.y) > tolerance
  }
}
