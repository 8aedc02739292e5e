/// What a query did, counted where it did it.
///
/// An item that is placed to be compared counts once, as compared. Solving beforehand is not part of
/// a query. A linear scan over frames that are all there compares every element, and does nothing
/// else.
public struct QueryCost: Sendable, Hashable {
  /// Numbers, lines, tree nodes and sections that were read to find where to look.
  public var searchSteps: Int
  /// Items that were placed on the way, and not compared.
  public var itemsPlaced: Int
  /// Elements whose frames were compared with the rectangle.
  public var itemsCompared: Int

  /// The three counts.
  public init(searchSteps: Int = 0, itemsPlaced: Int = 0, itemsCompared: Int = 0) {
    self.searchSteps = searchSteps
    self.itemsPlaced = itemsPlaced
    self.itemsCompared = itemsCompared
  }

  /// The three counts together.
  public var visited: Int { searchSteps + itemsPlaced + itemsCompared }

  /// Adds what another step cost.
  public static func += (sum: inout QueryCost, other: QueryCost) {
    sum.searchSteps += other.searchSteps
    sum.itemsPlaced += other.itemsPlaced
    sum.itemsCompared += other.itemsCompared
  }
}
