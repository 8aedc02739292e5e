/// A start and a column as one number: the greater start is the greater key, and of equal starts
/// the greater column.
///
/// The bits of doubles that are not negative are ordered as the doubles are.
private typealias ColumnKey = UInt128

extension ColumnKey {
  fileprivate init(start: Double, column: Int) {
    self = ColumnKey(start.bitPattern) << 64 | ColumnKey(UInt64(truncatingIfNeeded: column))
  }

  fileprivate var start: Double { Double(bitPattern: UInt64(truncatingIfNeeded: self >> 64)) }
  fileprivate var column: Int { Int(truncatingIfNeeded: UInt64(truncatingIfNeeded: self)) }
}

/// Any number of columns: a tournament tree, in which each node stores the winner below it.
///
/// A new start of the winner is played again up to the root: one match per level (Knuth, "The Art
/// of Computer Programming", volume 3, 5.4.1). Places for columns that do not exist hold the
/// greatest key and never win.
///
/// - Complexity: `first` O(1), `put` O(log columns); O(columns) memory.
struct ManyColumns: ColumnOrder {
  /// Node n plays node n ^ 1, and the winner goes to n / 2; the columns are the last half.
  private var nodes: [ColumnKey]
  /// By column; -1 for a column without items.
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

  mutating func put(_ item: Int, at top: Double, in column: Int, next: Double) {
    last[column] = LastItem(item: item, top: top)
    var node = leaves + column
    var winner = ColumnKey(start: next, column: column)
    while node > 1 {
      nodes[node] = winner
      let other = nodes[node ^ 1]
      winner = other < winner ? other : winner
      node /= 2
    }
    nodes[1] = winner
  }

  func visitLast(_ visit: (_ column: Int, _ last: LastItem) -> Void) {
    for (column, last) in last.enumerated() where last.item >= 0 { visit(column, last) }
  }
}
