/// The item that a column ends with.
struct LastItem: Sendable {
  /// Its index.
  var item: Int
  /// Where its slot begins, in points from the top.
  var top: Double
}

/// The columns, ordered by where their next item would begin; ties by index.
protocol ColumnOrder: Sendable {
  /// `count` empty columns.
  init(count: Int)
  /// The column whose next item would begin first, and where.
  var first: (column: Int, start: Double) { get }
  /// Puts `items`, one after another, each into the column that is first then; `pitch` is the
  /// distance from an item's slot to the next in its column.
  mutating func fill(_ items: Range<Int>, pitch: (Int) -> Double)
  /// Visits the columns that are not empty, with the item each ends with.
  func visitLast(_ visit: (_ column: Int, _ last: LastItem) -> Void)
  /// The bytes it takes.
  var byteCount: Int { get }
}

/// A start and a column as one number: the greater start is the greater key, and of equal starts
/// the greater column.
///
/// The bits of doubles that are not negative are ordered as the doubles are. Two such numbers are
/// compared, and the smaller taken, without a branch.
typealias ColumnKey = UInt128

extension ColumnKey {
  init(start: Double, column: Int) {
    self = ColumnKey(start.bitPattern) << 64 | ColumnKey(UInt64(truncatingIfNeeded: column))
  }

  var start: Double { Double(bitPattern: UInt64(truncatingIfNeeded: self >> 64)) }
  var column: Int { Int(truncatingIfNeeded: UInt64(truncatingIfNeeded: self)) }
}

/// Up to four columns, sorted, in registers.
struct FewColumns: ColumnOrder {
  /// How many columns there may be.
  static var most: Int { 4 }

  /// Sorted; a column that does not exist comes after all others.
  private var keys: (ColumnKey, ColumnKey, ColumnKey, ColumnKey)
  /// By column; an item of -1 is none.
  private var last: (LastItem, LastItem, LastItem, LastItem)

  init(count: Int) {
    func key(_ column: Int) -> ColumnKey {
      column < count ? ColumnKey(start: 0, column: column) : .max
    }
    let none = LastItem(item: -1, top: 0)
    keys = (key(0), key(1), key(2), key(3))
    last = (none, none, none, none)
  }

  var first: (column: Int, start: Double) { (keys.0.column, keys.0.start) }
  var byteCount: Int { MemoryLayout<Self>.size }

  mutating func fill(_ items: Range<Int>, pitch: (Int) -> Double) {
    var (a, b, c, d) = keys
    withUnsafeMutableBytes(of: &last) { last in
      for item in items {
        let (column, top) = (a.column, a.start)
        last.storeBytes(
          of: LastItem(item: item, top: top),
          toByteOffset: (column & 3) &* MemoryLayout<LastItem>.stride, as: LastItem.self)
        // The first leaves the row and comes back where its new start belongs.
        let new = ColumnKey(start: top + pitch(item), column: column)
        let (beforeB, beforeC, beforeD) = (new < b, new < c, new < d)
        a = beforeB ? new : b
        b = beforeB ? b : beforeC ? new : c
        c = beforeC ? c : beforeD ? new : d
        d = beforeD ? d : new
      }
    }
    keys = (a, b, c, d)
  }

  func visitLast(_ visit: (_ column: Int, _ last: LastItem) -> Void) {
    if last.0.item >= 0 { visit(0, last.0) }
    if last.1.item >= 0 { visit(1, last.1) }
    if last.2.item >= 0 { visit(2, last.2) }
    if last.3.item >= 0 { visit(3, last.3) }
  }
}

/// Any number of columns: a tournament, in which each node knows the winner below it.
///
/// A new start for the winner is played up to the root again: one match a level (Knuth, "The Art
/// of Computer Programming", volume 3, 5.4.1).
struct ManyColumns: ColumnOrder {
  /// Node n plays node n ^ 1, and the winner goes to n / 2; the columns are the last half.
  private var nodes: [ColumnKey]
  /// By column; an item of -1 is none.
  private var last: [LastItem]
  private let leaves: Int

  init(count: Int) {
    var leaves = 1
    while leaves < count { leaves *= 2 }
    self.leaves = leaves
    nodes = [ColumnKey](repeating: .max, count: 2 * leaves)
    for column in 0..<count { nodes[leaves + column] = ColumnKey(start: 0, column: column) }
    for node in stride(from: leaves - 1, to: 0, by: -1) {
      nodes[node] = min(nodes[2 * node], nodes[2 * node + 1])
    }
    last = [LastItem](repeating: LastItem(item: -1, top: 0), count: count)
  }

  var first: (column: Int, start: Double) { (nodes[1].column, nodes[1].start) }
  var byteCount: Int {
    nodes.count * MemoryLayout<ColumnKey>.stride + last.count * MemoryLayout<LastItem>.stride
  }

  mutating func fill(_ items: Range<Int>, pitch: (Int) -> Double) {
    let leaves = leaves
    nodes.withUnsafeMutableBufferPointer { nodes in
      last.withUnsafeMutableBufferPointer { last in
        for item in items {
          let (column, top) = (nodes[1].column, nodes[1].start)
          last[column] = LastItem(item: item, top: top)
          var node = leaves + column
          var winner = ColumnKey(start: top + pitch(item), column: column)
          while node > 1 {
            nodes[node] = winner
            let other = nodes[node ^ 1]
            winner = other < winner ? other : winner
            node /= 2
          }
          nodes[1] = winner
        }
      }
    }
  }

  func visitLast(_ visit: (_ column: Int, _ last: LastItem) -> Void) {
    for (column, last) in last.enumerated() where last.item >= 0 { visit(column, last) }
  }
}
