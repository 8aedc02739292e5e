/// The distances between neighbours, in points; UIKit's default is 10 and 10. A negative one makes
/// neighbours overlap, which most strategies refuse.
public struct Spacing: Sendable, Hashable {
  /// Between lines, along the scroll axis.
  public var line: Double
  /// Between items of a line, across the scroll axis.
  public var item: Double

  /// Distances between lines and between the items of a line.
  public init(line: Double = 10, item: Double = 10) { (self.line, self.item) = (line, item) }
}

extension Spacing {
  /// Refuses distances of items that must not overlap.
  ///
  /// - Throws: `LayoutError.unusable` unless both are finite numbers of 0 or more points.
  public func check() throws(LayoutError) {
    try check(line, "line spacing")
    try check(item, "item spacing")
  }

  /// As `check()`, for a column, where only the line spacing counts.
  package func checkLine() throws(LayoutError) { try check(line, "line spacing") }

  /// As `check()`, for items that may overlap.
  ///
  /// - Throws: `LayoutError.unusable` unless both are finite numbers.
  package func checkOverlapping() throws(LayoutError) {
    for (value, what) in [(line, "line spacing"), (item, "item spacing")]
    where !(abs(value) <= greatestLength) {
      throw .unusable(what: what, value: value, allowed: "a number of points")
    }
  }

  private func check(_ value: Double, _ what: String) throws(LayoutError) {
    guard value >= 0, value <= greatestLength else {
      throw .unusable(what: what, value: value, allowed: "0 or more points")
    }
  }
}
