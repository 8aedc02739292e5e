/// Sizes with edits: single items were resized, inserted or removed.
///
/// A function of the index as all sizes, for every index: after the last edit the original sizes
/// continue, so that a collection may grow and shrink without losing an edit.
///
/// - Complexity: a size O(log edits); an edit O(log edits) in time and memory, also where an
///   earlier value is still used.
public struct EditedSizes: Sendable {
  /// The original sizes, on the same axes as these.
  public private(set) var base: ItemSizes
  /// The number of edits so far.
  package private(set) var editCount = 0
  /// Everything up to the last edit, not transposed.
  private var runs = SizeRuns.empty
  /// The first item of `base` after all runs.
  private var tail = 0
  private var isTransposed = false

  /// `base`, of which nothing is edited yet.
  public init(_ base: ItemSizes) { self.base = base }
}

extension EditedSizes {
  /// Changes one item; nothing where its index is negative or beyond 2⁶¹.
  public mutating func apply(_ edit: ItemEdit) {
    guard (0..<1 << 61).contains(edit.index) else { return }
    switch edit {
    case .resize(let index, let size): replace(1, at: index, with: size)
    case .insert(let size, let index): replace(0, at: index, with: size)
    case .remove(let index): replace(1, at: index, with: nil)
    }
    editCount += 1
  }

  private mutating func replace(_ removed: Int, at index: Int, with size: Size?) {
    let given = isTransposed ? size?.transposed : size
    let beyond = index - runs.count
    guard beyond >= 0 else {
      runs = runs.replacing(removed, at: index, with: given)
      return
    }
    if beyond > 0 { runs = runs.appending(.base(tail..<tail + beyond)) }
    tail += beyond + removed
    runs = runs.appending(given.map(SizeRun.given))
  }

  /// The sizes for a layout on its side.
  public var transposed: EditedSizes {
    var other = self
    other.base = base.transposed
    other.isTransposed.toggle()
    return other
  }

  /// The sizes for a loop over many items.
  ///
  /// - Complexity: O(edits).
  public var function: EditedSizeFunction { EditedSizeFunction(self) }

  /// Where the size of an item comes from.
  enum Source {
    case base(Int)
    case given(Size)

    /// The size; `base` are the sizes that were edited.
    func size(in base: ItemSizes, available: Double) -> Size {
      switch self {
      case .base(let index): base.size(of: index, available: available)
      case .given(let size): size
      }
    }
  }

  /// Where the size of item `index`, 0 or more, comes from.
  func source(of index: Int) -> Source {
    switch runs.run(at: index) {
    case (.base(let items), let place)?: .base(items.lowerBound + place)
    case (.given(let size), _)?: .given(isTransposed ? size.transposed : size)
    case nil: .base(tail + (index - runs.count))
    }
  }

  /// The sizes that were given.
  var givenSizes: [Size] {
    allRuns.compactMap { if case .given(let size) = $0 { size } else { nil } }
  }

  /// All runs in order, adjacent ones merged; the last has no end, which is 2⁶² items.
  var allRuns: [SizeRun] {
    var pieces: [SizeRun] = []
    runs.append(to: &pieces)
    pieces.append(.base(tail..<max(tail, 1 << 62)))
    var all: [SizeRun] = []
    for piece in pieces {
      switch (all.last, piece) {
      case (.base(let before)?, .base(let items)) where before.upperBound == items.lowerBound:
        all[all.count - 1] = .base(before.lowerBound..<items.upperBound)
      case (_, .given(let size)): all.append(.given(isTransposed ? size.transposed : size))
      default: all.append(piece)
      }
    }
    return all
  }
}

extension EditedSizes: Hashable {
  /// What decides equality: the same edits may have left the tree of runs in another shape.
  private struct Key: Hashable {
    let base: ItemSizes
    let editCount: Int
    let runs: [SizeRun]
  }

  private var key: Key { Key(base: base, editCount: editCount, runs: allRuns) }

  /// Whether both give the same sizes after the same number of edits.
  ///
  /// - Complexity: O(edits).
  public static func == (one: EditedSizes, other: EditedSizes) -> Bool { one.key == other.key }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// Edited sizes for a loop over many items: runs in an array, with binary search.
///
/// - Complexity: making it O(edits); a size O(log edits).
public struct EditedSizeFunction: SizeFunction {
  private let base: ItemSizes
  private let runs: [SizeRun]
  /// The first item of each run.
  private let starts: [Int]
  private let least: @Sendable (Double) -> Size

  init(_ sizes: EditedSizes) {
    base = sizes.base
    least = sizes.base.open(LeastSizeVisitor(runs: sizes.allRuns))
    runs = sizes.allRuns
    var start = 0
    starts = runs.map { run in
      defer { start += run.count }
      return start
    }
  }
}

extension EditedSizeFunction {
  public func size(of index: Int, available: Double) -> Size {
    let number = run(at: index)
    switch runs[number] {
    case .given(let size): return size
    case .base(let items):
      return base.size(of: items.lowerBound + (index - starts[number]), available: available)
    }
  }

  public func length(of index: Int, crossSize: Double) -> Double {
    let number = run(at: index)
    switch runs[number] {
    case .given(let size): return size.height
    case .base(let items):
      return base.length(of: items.lowerBound + (index - starts[number]), crossSize: crossSize)
    }
  }

  public func leastSize(available: Double) -> Size { least(available) }

  private func run(at index: Int) -> Int {
    (1..<starts.count).partitioningIndex { starts[$0] > index } - 1
  }
}

/// The least size of edited sizes, as a function of the available width: of the base, and of the
/// sizes that were given.
private struct LeastSizeVisitor: SizeVisitor {
  let runs: [SizeRun]

  func visit(_ sizes: some SizeFunction) -> @Sendable (Double) -> Size {
    let given = runs.compactMap { if case .given(let size) = $0 { size } else { nil } }
    guard let first = given.first else { return { sizes.leastSize(available: $0) } }
    let least = given.reduce(first) { $0.least($1) }
    return { sizes.leastSize(available: $0).least(least) }
  }
}
