/// The distances between neighbours, in points; UIKit's default is 10 and 10.
public struct Spacing: Sendable, Hashable {
  /// Between lines, along the scroll axis.
  public var line: Double
  /// Between items of a line, across the scroll axis.
  public var item: Double

  /// Distances between lines and between the items of a line.
  public init(line: Double = 10, item: Double = 10) {
    self.line = line
    self.item = item
  }
}
