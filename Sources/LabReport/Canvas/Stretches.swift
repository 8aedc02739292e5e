internal import LayoutCore

/// Where frames begin and end along one axis.
///
/// Rows and columns repeat. So a stretch is looked for where the last one had its successor before,
/// and then among the first few; one that is at neither place is added, even if it is elsewhere. What
/// is computed for each stretch is then computed for few in a grid, and for no more than there are
/// frames in any layout.
struct Stretches {
  struct Stretch {
    let start: Double
    let length: Double
    /// The number of the one that came after it the last time.
    fileprivate var next: Int

    var end: Double { start + length }

    func isFrom(_ start: Double, _ length: Double) -> Bool {
      self.start == start && self.length == length
    }
  }

  private(set) var all: ContiguousArray<Stretch> = []
  private var last = 0
  /// What came after `last` the time before. Kept beside it, so that most calls read one stretch.
  private var next = 0

  /// How many of the first stretches are compared.
  private static let compared = 8
  /// A grid has about so many columns and rows.
  private static let usual = 32

  init() { all.reserveCapacity(Self.usual) }

  /// The number of the stretch of `length` points from `start` on.
  mutating func number(from start: Double, _ length: Double) -> Int {
    if next < all.count, all[next].isFrom(start, length) {
      last = next
      next = all[last].next
      return last
    }
    return search(from: start, length)
  }

  private mutating func search(from start: Double, _ length: Double) -> Int {
    let found = all.prefix(Self.compared).firstIndex { $0.isFrom(start, length) } ?? all.count
    if found == all.count {
      // What lies side by side begins at one place.
      all.append(Stretch(start: start, length: length, next: found))
    }
    all[last].next = found
    last = found
    next = all[last].next
    return found
  }
}
