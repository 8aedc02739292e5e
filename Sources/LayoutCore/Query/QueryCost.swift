/// The cost of a query, in counted steps: the same on every machine.
///
/// An item that is placed to be compared counts once, as compared. Solving beforehand is not part of
/// a query. A linear scan over frames that are all there compares every element, and does nothing
/// else.
public struct QueryCost: Sendable, Hashable {
  /// Numbers, lines, tree nodes and sections that were read to find where to look.
  public var searchSteps: Int
  /// Items that were placed or passed on the way, and not compared.
  public var itemsPlaced: Int
  /// Elements whose frames were compared with the rectangle.
  public var itemsCompared: Int

  /// A cost of three counts; 0 by default.
  public init(searchSteps: Int = 0, itemsPlaced: Int = 0, itemsCompared: Int = 0) {
    (self.searchSteps, self.itemsPlaced) = (searchSteps, itemsPlaced)
    self.itemsCompared = itemsCompared
  }
}

extension QueryCost {
  /// The sum of the three counts: what `query` prints as visited.
  public var visited: Int { searchSteps + itemsPlaced + itemsCompared }

  /// Adds the cost of another step.
  public static func += (sum: inout QueryCost, other: QueryCost) {
    sum.searchSteps += other.searchSteps
    sum.itemsPlaced += other.itemsPlaced
    sum.itemsCompared += other.itemsCompared
  }
}
