/// The greatest own width of an item, scrolling down.
public struct GreatestWidth: Sendable, Hashable {
  /// The width, in points.
  public var width: Double
  /// Whether no item need be as wide: it is the upper end of a range that widths are drawn from.
  public var isBound: Bool

  /// A width that an item has, or that none exceeds.
  public init(width: Double, isBound: Bool) { (self.width, self.isBound) = (width, isBound) }
}

extension ItemSizes {
  /// The greatest own width of the first `count` items, where the strategy fixes no side; nil where
  /// there are none. `available` is the available width, in points.
  ///
  /// - Complexity: O(sizes that were given, and edits), whatever `count` is.
  public func greatestWidth(of count: Int, available: Double) -> GreatestWidth? {
    guard count > 0 else { return nil }
    if case .edited(let edited) = self {
      return edited.greatestWidth(of: count, available: available)
    }
    return greatestWidth(among: 0..<count, available: available)
  }

  /// As above, of sizes that were not edited, and items of which there is at least one.
  fileprivate func greatestWidth(among items: Range<Int>, available: Double) -> GreatestWidth {
    let round: Int
    switch self {
    case .random(let random):
      let isBound = random.width.lowerBound < random.width.upperBound
      return GreatestWidth(width: random.width.upperBound, isBound: isBound)
    case .aspect, .edited: return GreatestWidth(width: available, isBound: false)
    case .pattern(let sizes): round = max(1, sizes.count)
    case .text(let text): round = text.messages.count
    case .flexible(let flexible): round = flexible.ranges.count
    case .mixed(let mixed): round = mixed.round
    }
    let widths = items.prefix(round).lazy.map { self.size(of: $0, available: available).width }
    return GreatestWidth(width: widths.max() ?? 0, isBound: false)
  }
}

extension EditedSizes {
  /// As in `ItemSizes`: the greatest of all runs.
  fileprivate func greatestWidth(of count: Int, available: Double) -> GreatestWidth? {
    var greatest: GreatestWidth?
    var start = 0
    for run in allRuns where start < count {
      let taken = min(run.count, count - start)
      start += taken
      let width =
        switch run {
        case .given(let size): GreatestWidth(width: size.width, isBound: false)
        case .base(let items): base.greatestWidth(among: items.prefix(taken), available: available)
        }
      if let greatest, width.width < greatest.width { continue }
      greatest = width
    }
    return greatest
  }
}
