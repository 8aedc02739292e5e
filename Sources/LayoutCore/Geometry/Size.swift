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
}

extension Size {
  /// Width and height exchanged.
  public var transposed: Size { Size(width: height, height: width) }

  /// The extent along `axis`, in points.
  @inlinable package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The lesser of each side.
  func least(_ other: Size) -> Size {
    Size(width: min(width, other.width), height: min(height, other.height))
  }

  /// Whether an item of this size has an area at any place: 1/256 of a point is not lost when it is
  /// added to a coordinate up to `greatestLength`.
  package var hasAreaAnywhere: Bool { width >= 0x1p-8 && height >= 0x1p-8 }
}
