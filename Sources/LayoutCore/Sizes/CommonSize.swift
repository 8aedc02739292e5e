extension ItemSizes {
  /// The size that the first `count` items all have; nil where two of them differ, or there are
  /// none. `available` is the available width, in points.
  ///
  /// - Complexity: O(1) in `count`: repeating sizes are compared for one round, random sizes up to
  ///   the first that differs.
  public func commonSize(of count: Int, available: Double) -> Size? {
    guard count > 0 else { return nil }
    if case .edited(let edited) = self { return edited.commonSize(of: count, available: available) }
    return open(CommonSizeVisitor(count: min(count, round), available: available))
  }

  /// After how many items the sizes begin again.
  fileprivate var round: Int {
    switch self {
    case .pattern(let sizes), .aspect(let sizes): max(1, sizes.count)
    case .text(let text): text.messages.count
    case .flexible(let flexible): flexible.ranges.count
    case .mixed(let mixed): mixed.round
    case .random(let random):
      random.width.lowerBound == random.width.upperBound
        && random.height.lowerBound == random.height.upperBound ? 1 : .max
    case .edited: .max
    }
  }
}

extension EditedSizes {
  /// As in `ItemSizes`: each run is compared for one round.
  fileprivate func commonSize(of count: Int, available: Double) -> Size? {
    let first = source(of: 0).size(in: base, available: available)
    var start = 0
    for run in allRuns where start < count {
      for place in 0..<min(run.count, count - start, base.round) {
        let size = source(of: start + place).size(in: base, available: available)
        guard size == first else { return nil }
      }
      start += min(run.count, count - start)
    }
    return first
  }
}

private struct CommonSizeVisitor: SizeVisitor {
  let count: Int
  let available: Double

  func visit(_ sizes: some SizeFunction) -> Size? {
    let first = sizes.size(of: 0, available: available)
    var index = 1
    while index < count {
      guard sizes.size(of: index, available: available) == first else { return nil }
      index += 1
    }
    return first
  }
}
