/// Indexes as they are found, passed on as ranges: those that follow one another are one range.
///
/// A range of single indexes ends after 4,096 of them, so that a visitor of millions can stop.
@usableFromInline package struct IndexRuns {
  private var run = 0..<0
  /// Whether the visitor stopped.
  @usableFromInline package private(set) var isStopped = false

  @usableFromInline package init() {}

  /// Adds `indexes`, and visits the range before them if they do not continue it.
  @usableFromInline package mutating func add(_ indexes: Range<Int>, _ visit: (Range<Int>) -> Visit)
  {
    guard !indexes.isEmpty else { return }
    if indexes.lowerBound == run.upperBound, run.count < 4096 {
      run = run.lowerBound..<indexes.upperBound
    } else {
      end(visit)
      run = indexes
    }
  }

  /// Visits the last range.
  @usableFromInline package mutating func end(_ visit: (Range<Int>) -> Visit) {
    guard !isStopped, !run.isEmpty else { return }
    isStopped = visit(run) == .stop
    run = 0..<0
  }
}

extension [Range<Int>] {
  /// The same indexes in as few ranges as possible, by rising index.
  var joined: [Range<Int>] {
    var all: [Range<Int>] = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = all.last, range.lowerBound <= last.upperBound {
        all[all.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        all.append(range)
      }
    }
    return all
  }
}
