/// A width and a height, in points.
public struct Size: Sendable, Hashable {
  /// The extent along x, in points.
  public var width: Double
  /// The extent along y, in points.
  public var height: Double

  /// A size of `width` by `height` points.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The empty size.
  public static let zero = Size(width: 0, height: 0)

  /// Width and height exchanged.
  public var transposed: Size { Size(width: height, height: width) }
}
