/// A point in content coordinates: y grows down the screen.
public struct Point: Sendable, Hashable {
  /// Points from the left edge of the content.
  public var x: Double
  /// Points from the top edge of the content.
  public var y: Double

  /// The point `x` from the left and `y` from the top.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The top left corner of the content.
  public static let zero = Point(x: 0, y: 0)
}
