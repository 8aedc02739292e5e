import LayoutCore

/// Any number of columns: a tournament tree, in which each node stores the winner below it.
///
/// A new key of the winner is played again up to the root: one match per level (Knuth, "The Art of
/// Computer Programming", volume 3, 5.4.1). Places for columns that do not exist hold the greatest
/// key and never win.
///
/// - Complexity: an item O(log columns); O(columns) memory.
struct ManyColumns<Keys: ColumnKeys>: ColumnOrder {
  private let keys: Keys
  /// Node n plays node n ^ 1, and the winner goes to n / 2; the columns are the last half.
  private var nodes: [Keys.Key]
  /// By column.
  private var last: [LastItem]

  init(count: Int) {
    let keys = Keys(columns: count)
    var leaves = 1
    while leaves < count { leaves *= 2 }
    nodes = [Keys.Key](repeating: keys.none, count: 2 * leaves)
    for column in 0..<count { nodes[leaves + column] = keys.key(start: 0, column: column) }
    for node in stride(from: leaves - 1, to: 0, by: -1) {
      nodes[node] = min(nodes[2 * node], nodes[2 * node + 1])
    }
    last = [LastItem](repeating: LastItem(), count: count)
    self.keys = keys
  }

  var floor: Double { keys.start(of: nodes[1]) }
  var byteCount: Int {
    nodes.count * MemoryLayout<Keys.Key>.stride + last.count * MemoryLayout<LastItem>.stride
  }

  @inline(__always) mutating func fill(
    _ items: Range<Int>, above line: Double,
    _ place: (_ item: Int, _ column: Int, _ top: Double) -> Double
  ) -> Int {
    let (keys, leaves, end) = (keys, nodes.count / 2, keys.key(atLine: line))
    var item = items.lowerBound
    // Pointers, because a check of each access would take as long as the matches.
    nodes.withUnsafeMutableBufferPointer { nodes in
      last.withUnsafeMutableBufferPointer { last in
        var winner = nodes[1]
        while item < items.upperBound, winner < end {
          let (column, top) = (keys.column(of: winner), keys.start(of: winner))
          last[column] = LastItem(item: item, top: top)
          let pitch = place(item, column, top)
          item &+= 1
          winner = keys.moved(winner, by: pitch)
          var node = leaves &+ column
          while node > 1 {
            nodes[node] = winner
            winner = min(winner, nodes[node ^ 1])
            node &>>= 1
          }
        }
        nodes[1] = winner
      }
    }
    return item
  }

  func visitLast(
    pitch: (Int) -> Double, _ visit: (_ column: Int, _ item: Int, _ top: Double) -> Void
  ) {
    for (column, last) in last.enumerated() where last.item >= 0 {
      visit(column, last.item, last.top)
    }
  }
}
