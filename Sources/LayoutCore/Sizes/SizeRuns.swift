/// Neighbours whose sizes come from the same place.
enum SizeRun: Sendable, Hashable {
  /// A range of the original sizes.
  case base(Range<Int>)
  /// One item whose size was given.
  case given(Size)

  var count: Int {
    switch self {
    case .base(let items): items.count
    case .given: 1
    }
  }

  /// The first `count` items; nil where there are none.
  func prefix(_ count: Int) -> SizeRun? {
    guard count > 0 else { return nil }
    guard case .base(let items) = self else { return self }
    return .base(items.prefix(count))
  }

  /// What follows the first `count` items; nil where nothing does.
  func dropFirst(_ count: Int) -> SizeRun? {
    guard count < self.count else { return nil }
    guard case .base(let items) = self else { return self }
    return .base(items.dropFirst(count))
  }
}

/// Runs in a row, in a balanced tree of values that never change: an edit copies the tree nodes on
/// the path to its place and shares all others, so that every earlier state costs O(log runs).
///
/// The tree is that of Adelson-Velsky and Landis ("An algorithm for the organization of
/// information", 1962): the heights of two siblings differ by at most one. Each subtree counts its
/// items, which finds an item by its index.
indirect enum SizeRuns: Sendable {
  case empty
  case node(SizeRuns, SizeRun, SizeRuns, count: Int, height: Int)

  /// How many items there are.
  var count: Int {
    if case .node(_, _, _, let count, _) = self { count } else { 0 }
  }

  private var height: Int {
    if case .node(_, _, _, _, let height) = self { height } else { 0 }
  }

  /// The run that contains item `index` (in 0..<count), and its place there.
  ///
  /// - Complexity: O(log runs).
  func run(at index: Int) -> (run: SizeRun, place: Int)? {
    guard case .node(let left, let run, let right, _, _) = self else { return nil }
    if index < left.count { return left.run(at: index) }
    let place = index - left.count
    if place < run.count { return (run, place) }
    return right.run(at: place - run.count)
  }

  /// Appends all runs to `runs`, in order.
  ///
  /// - Complexity: O(runs).
  func append(to runs: inout [SizeRun]) {
    guard case .node(let left, let run, let right, _, _) = self else { return }
    left.append(to: &runs)
    runs.append(run)
    right.append(to: &runs)
  }
}

// MARK: - Changes

extension SizeRuns {
  /// The tree without the `removed` items (0 or 1) at `index`, which must be in 0..<count, and with
  /// an item of the size `given` in their place.
  ///
  /// - Complexity: O(log runs) time and memory.
  func replacing(_ removed: Int, at index: Int, with given: Size?) -> SizeRuns {
    guard case .node(let left, let run, let right, _, _) = self else { return self }
    let place = index - left.count
    if place < 0 {
      return Self.balanced(left.replacing(removed, at: index, with: given), run, right)
    }
    if place >= run.count {
      let changed = right.replacing(removed, at: place - run.count, with: given)
      return Self.balanced(left, run, changed)
    }
    let before = run.prefix(place)
    let after = run.dropFirst(place + removed)
    if let given {
      return Self.balanced(left.appending(before), .given(given), right.prepending(after))
    }
    guard let middle = before ?? after else { return Self.joined(left, right) }
    return Self.balanced(left, middle, before == nil ? right : right.prepending(after))
  }

  /// The tree with `run` after all others; the same tree for nil.
  ///
  /// - Complexity: O(log runs).
  func appending(_ run: SizeRun?) -> SizeRuns {
    guard let run else { return self }
    guard case .node(let left, let own, let right, _, _) = self else {
      return Self.node(.empty, run, .empty)
    }
    return Self.balanced(left, own, right.appending(run))
  }

  private func prepending(_ run: SizeRun?) -> SizeRuns {
    guard let run else { return self }
    guard case .node(let left, let own, let right, _, _) = self else {
      return Self.node(.empty, run, .empty)
    }
    return Self.balanced(left.prepending(run), own, right)
  }

  /// The first run, and the tree without it; nil where the tree is empty.
  private var first: (run: SizeRun, rest: SizeRuns)? {
    guard case .node(let left, let run, let right, _, _) = self else { return nil }
    guard let first = left.first else { return (run, right) }
    return (first.run, Self.balanced(first.rest, run, right))
  }

  private static func joined(_ left: SizeRuns, _ right: SizeRuns) -> SizeRuns {
    guard let first = right.first else { return left }
    return balanced(left, first.run, first.rest)
  }

  private static func node(_ left: SizeRuns, _ run: SizeRun, _ right: SizeRuns) -> SizeRuns {
    .node(
      left, run, right, count: left.count + run.count + right.count,
      height: max(left.height, right.height) + 1)
  }

  /// The node of two trees whose heights differ by at most two, rotated so that they differ by at
  /// most one.
  private static func balanced(
    _ left: SizeRuns, _ run: SizeRun, _ right: SizeRuns
  ) -> SizeRuns {
    if left.height > right.height + 1, case .node(let outer, let top, let inner, _, _) = left {
      guard inner.height > outer.height, case .node(let a, let middle, let b, _, _) = inner else {
        return node(outer, top, node(inner, run, right))
      }
      return node(node(outer, top, a), middle, node(b, run, right))
    }
    if right.height > left.height + 1, case .node(let inner, let top, let outer, _, _) = right {
      guard inner.height > outer.height, case .node(let a, let middle, let b, _, _) = inner else {
        return node(node(left, run, inner), top, outer)
      }
      return node(node(left, run, a), middle, node(b, top, outer))
    }
    return node(left, run, right)
  }
}
