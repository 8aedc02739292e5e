/// Numbers with fast prefix sums, any of which may change.
///
/// Every level holds the sums of sixteen neighbours of the level below, where all sixteen exist. A
/// sum is taken from the top level down, always in the same order, so it depends on the numbers
/// alone and not on the order of changes.
///
/// Where all sums are exact, a level stores running sums: each number and those before it among its
/// sixteen neighbours. A search then compares sixteen sums at once. It does not add them one after
/// another, and where it finds the answer is no branch, which no processor could predict.
///
/// - Complexity: `append` O(1) on average; a sum, a search and a change O(16 · log16 count), but an
///   exact sum O(log16 count): one addition on each level.
public struct PrefixTree<Value: AdditiveArithmetic & Comparable & Sendable>: Sendable {
  private var levels: [[Value]] = [[]]
  /// Whether levels store running sums.
  private let isExact: Bool
  private static var fanOut: Int { 16 }

  /// A row of nothing. With `isExact`, no sum of its numbers rounds, in any order.
  public init(isExact: Bool = false) { self.isExact = isExact }

  /// The row of `values`, whose sums may round.
  public init(_ values: some Sequence<Value>) {
    self.init()
    for value in values { append(value) }
  }
}

extension PrefixTree {
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
    get {
      let isFirst = !isExact || index % Self.fanOut == 0
      return isFirst ? levels[0][index] : levels[0][index] - levels[0][index - 1]
    }
    set {
      guard !isExact else { return add(newValue - self[index], at: index) }
      levels[0][index] = newValue
      var node = index / Self.fanOut
      for level in levels.indices.dropFirst() where node < levels[level].count {
        levels[level][node] = sum(of: node, at: level)
        node /= Self.fanOut
      }
    }
  }

  /// Adds `value` to number `index`, and to the sums that contain it; only where all sums are exact.
  mutating func add(_ value: Value, at index: Int) {
    var node = index
    for level in levels.indices where node < levels[level].count {
      levels[level].withUnsafeMutableBufferPointer { row in
        let end = min(node / Self.fanOut * Self.fanOut + Self.fanOut, row.count)
        for sum in node..<end { row[sum] += value }
      }
      node /= Self.fanOut
    }
  }

  /// Adds a number at the end.
  public mutating func append(_ value: Value) {
    append(value, to: 0)
    var level = 0
    while levels[level].count % Self.fanOut == 0 {
      if level + 1 == levels.count { levels.append([]) }
      append(sum(of: levels[level + 1].count, at: level + 1), to: level + 1)
      level += 1
    }
  }

  private mutating func append(_ value: Value, to level: Int) {
    let count = levels[level].count
    let isFirst = !isExact || count % Self.fanOut == 0
    levels[level].append(isFirst ? value : levels[level][count - 1] + value)
  }

  /// Puts a number before number `index`, or at the end where `index` is `count`.
  ///
  /// - Complexity: O(count - index).
  public mutating func insert(_ value: Value, at index: Int) {
    change(from: index) { $0.insert(value, at: index) }
  }

  /// Takes number `index` away.
  ///
  /// - Complexity: O(count - index).
  public mutating func remove(at index: Int) {
    change(from: index) { $0.remove(at: index) }
  }

  /// Changes the numbers from `index` on, and sums them again.
  private mutating func change(from index: Int, _ edit: (inout [Value]) -> Void) {
    if isExact { Self.makeNumbers(of: &levels[0], from: index) }
    edit(&levels[0])
    if isExact { Self.makeRunningSums(of: &levels[0], from: index) }
    sumAgain(from: index)
  }

  /// Makes numbers of the running sums from `index` on: from the end, because each is the difference
  /// of its sum and the sum before it.
  private static func makeNumbers(of row: inout [Value], from index: Int) {
    row.withUnsafeMutableBufferPointer { row in
      for place in (index..<row.count).reversed() where place % fanOut != 0 {
        row[place] -= row[place - 1]
      }
    }
  }

  /// Makes running sums of the numbers from `index` on.
  private static func makeRunningSums(of row: inout [Value], from index: Int) {
    row.withUnsafeMutableBufferPointer { row in
      for place in index..<row.count where place % fanOut != 0 { row[place] += row[place - 1] }
    }
  }

  /// Sums the levels above the numbers again, from the node above number `index` on.
  private mutating func sumAgain(from index: Int) {
    var first = index
    var level = 0
    while levels[level].count >= Self.fanOut || level + 1 < levels.count {
      first /= Self.fanOut
      if level + 1 == levels.count { levels.append([]) }
      let (kept, count) = (min(first, levels[level + 1].count), levels[level].count / Self.fanOut)
      levels[level + 1].removeLast(levels[level + 1].count - kept)
      for node in kept..<count { append(sum(of: node, at: level + 1), to: level + 1) }
      level += 1
    }
  }

  /// The sum of the numbers below a node.
  private func sum(of node: Int, at level: Int) -> Value {
    let first = node * Self.fanOut
    return sum(of: first..<first + Self.fanOut, at: level - 1, after: .zero)
  }

  /// `sum`, to which the numbers of `nodes` are added in order: the first of sixteen neighbours, and
  /// some of those after it.
  ///
  /// Levels are read through pointers, here and in the search: checking both indices of every number
  /// took longer than adding it.
  private func sum(of nodes: Range<Int>, at level: Int, after sum: Value) -> Value {
    levels[level].withUnsafeBufferPointer { row in
      guard !isExact else { return nodes.isEmpty ? sum : sum + row[nodes.upperBound - 1] }
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
  ///
  /// It is not inlined: where it was, three million searches took 0.15–0.18 s instead of 0.11–0.16 s.
  @inline(never) public func first(beyond value: Value) -> (index: Int, before: Value, steps: Int) {
    var sum = Value.zero
    var node = 0
    var end = levels[levels.count - 1].count
    var isInside = false
    var steps = 0
    for level in levels.indices.reversed() {
      let passed = levels[level].withUnsafeBufferPointer { row in
        let children = UnsafeBufferPointer(rebasing: row[node..<end])
        return isExact
          ? Self.passExact(children, to: value, &sum) : Self.pass(children, to: value, &sum)
      }
      node += passed
      steps += min(passed + 1, end - node + passed)
      guard level > 0 else { break }
      // Inside a node, the last child is the answer if no other is. It must not be compared,
      // because the children's sums may be rounded differently from the node's.
      isInside = isInside || node < end
      node *= Self.fanOut
      end = isInside ? node + Self.fanOut - 1 : levels[level - 1].count
    }
    return (node, sum, steps)
  }

  /// Adds `numbers` to `sum` as long as it is not beyond `value`, and returns how many.
  private static func pass(
    _ numbers: UnsafeBufferPointer<Value>, to value: Value, _ sum: inout Value
  ) -> Int {
    var passed = 0
    while passed < numbers.count {
      let next = sum + numbers[passed]
      guard next <= value else { break }
      sum = next
      passed += 1
    }
    return passed
  }

  /// The same for running sums: compares all of them, and counts without a branch. They are compared
  /// with what is left of `value`, one subtraction instead of sixteen additions: it is as exact.
  ///
  /// A comparison is counted by its bits. The compiler makes a branch of `? 1 : 0`, and three million
  /// searches took 0.32–0.38 s instead of 0.11–0.16 s.
  @inline(__always) private static func passExact(
    _ sums: UnsafeBufferPointer<Value>, to value: Value, _ sum: inout Value
  ) -> Int {
    let left = value - sum
    var passed = 0
    for place in sums.indices {
      passed &+= Int(unsafeBitCast(sums[place] <= left, to: UInt8.self))
    }
    if passed > 0 { sum += sums[passed - 1] }
    return passed
  }
}
