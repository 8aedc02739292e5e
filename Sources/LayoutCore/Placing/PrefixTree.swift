/// Numbers with fast prefix sums, any of which may change.
///
/// Every level holds the sums of sixteen neighbours of the level below, where all sixteen exist. A
/// sum is taken from the top level down, always in the same order, so it depends on the numbers
/// alone and not on the order of changes.
///
/// - Complexity: `append` O(1) on average; a sum, a search and a change O(16 · log16 count).
public struct PrefixTree<Value: AdditiveArithmetic & Comparable & Sendable>: Sendable {
  private var levels: [[Value]] = [[]]
  private static var fanOut: Int { 16 }

  /// A row of nothing.
  public init() {}

  /// The row of `values`.
  public init(_ values: some Sequence<Value>) {
    for value in values { append(value) }
  }

  /// How many numbers there are.
  public var count: Int { levels[0].count }
  /// The memory for numbers and sums, in bytes.
  public var byteCount: Int {
    levels.reduce(0) { $0 + $1.count } * MemoryLayout<Value>.stride
  }

  /// Number `index`, which must be in 0..<count.
  ///
  /// - Complexity: setting takes O(16 · log16 count).
  public subscript(index: Int) -> Value {
    get { levels[0][index] }
    set {
      levels[0][index] = newValue
      var node = index / Self.fanOut
      for level in levels.indices.dropFirst() where node < levels[level].count {
        levels[level][node] = sum(of: node, at: level)
        node /= Self.fanOut
      }
    }
  }

  /// Adds `value` to number `index`, and to the sums that contain it: as setting the number, quicker,
  /// where all sums are exact.
  mutating func add(_ value: Value, at index: Int) {
    var node = index
    for level in levels.indices where node < levels[level].count {
      levels[level][node] += value
      node /= Self.fanOut
    }
  }

  /// Adds a number at the end.
  public mutating func append(_ value: Value) {
    levels[0].append(value)
    var level = 0
    while levels[level].count % Self.fanOut == 0 {
      if level + 1 == levels.count { levels.append([]) }
      let node = levels[level + 1].count
      levels[level + 1].append(sum(of: node, at: level + 1))
      level += 1
    }
  }

  /// Puts a number before number `index`, or at the end where `index` is `count`.
  ///
  /// - Complexity: O(count - index).
  public mutating func insert(_ value: Value, at index: Int) {
    levels[0].insert(value, at: index)
    sumAgain(from: index)
  }

  /// Takes number `index` away.
  ///
  /// - Complexity: O(count - index).
  public mutating func remove(at index: Int) {
    levels[0].remove(at: index)
    sumAgain(from: index)
  }

  private mutating func sumAgain(from index: Int) {
    var first = index
    var level = 0
    while levels[level].count >= Self.fanOut || level + 1 < levels.count {
      first /= Self.fanOut
      if level + 1 == levels.count { levels.append([]) }
      let count = levels[level].count / Self.fanOut
      levels[level + 1].removeLast(levels[level + 1].count - min(first, levels[level + 1].count))
      for node in levels[level + 1].count..<count {
        levels[level + 1].append(sum(of: node, at: level + 1))
      }
      level += 1
    }
  }

  private func sum(of node: Int, at level: Int) -> Value {
    let first = node * Self.fanOut
    return sum(of: first..<first + Self.fanOut, at: level - 1, after: .zero)
  }

  /// `sum`, to which the numbers of `nodes` are added in order.
  ///
  /// Levels are read through pointers, here and in the search: checking both indices of every number
  /// took longer than adding it.
  private func sum(of nodes: Range<Int>, at level: Int, after sum: Value) -> Value {
    levels[level].withUnsafeBufferPointer { row in
      var sum = sum
      for node in nodes { sum += row[node] }
      return sum
    }
  }

  /// The sum of the first `count` numbers; `count` must be in 0...`self.count`.
  public func sum(ofFirst count: Int) -> Value {
    var sum = Value.zero
    var first = 0
    for level in levels.indices.reversed() {
      let end = count >> (level * Self.fanOut.trailingZeroBitCount)
      sum = self.sum(of: first..<end, at: level, after: sum)
      first = end * Self.fanOut
    }
    return sum
  }

  /// The first number that takes the sum beyond `value`, the sum before it, and how many sums were
  /// compared; `count` where the sum of all is not beyond. No number may be negative.
  public func first(beyond value: Value) -> (index: Int, before: Value, steps: Int) {
    var sum = Value.zero
    var node = 0
    var end = levels[levels.count - 1].count
    var isInside = false
    var steps = 0
    for level in levels.indices.reversed() {
      levels[level].withUnsafeBufferPointer { row in
        while node < end {
          steps += 1
          let next = sum + row[node]
          guard next <= value else { break }
          sum = next
          node += 1
        }
      }
      guard level > 0 else { break }
      // Inside a node, the last child is the answer if no other is. It must not be compared,
      // because the children's sums may be rounded differently from the node's.
      isInside = isInside || node < end
      node *= Self.fanOut
      end = isInside ? node + Self.fanOut - 1 : levels[level - 1].count
    }
    return (node, sum, steps)
  }
}
