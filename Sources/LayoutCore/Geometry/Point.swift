/// A place, in points.
public struct Point: Sendable, Hashable {
  /// Points from the left edge of the content.
  public var x: Double
  /// Points from the top edge of the content.
  public var y: Double

  /// The point `x` from the left and `y` from the top.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}
