/// The distances between neighbours, in points; UIKit's default is 10 and 10.
public struct Spacing: Sendable, Hashable {
  /// Between lines, along the scroll axis.
  public var line: Double
  /// Between items of a line, across the scroll axis.
  public var item: Double

  /// Distances between lines and between the items of a line.
  public init(line: Double = 10, item: Double = 10) { (self.line, self.item) = (line, item) }
}

extension Spacing {
  /// Refuses distances that no layout can use.
  ///
  /// - Throws: `LayoutError.unusable` unless both are finite numbers of 0 or more points.
  public func check() throws(LayoutError) {
    for (what, value) in [("line spacing", line), ("item spacing", item)]
    where !(value >= 0 && value <= greatestLength) {
      throw .unusable(what: what, value: value, allowed: "0 or more points")
    }
  }
}
