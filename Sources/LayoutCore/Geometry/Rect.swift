/// A rectangle in points, half-open: it includes its left and top edges only.
///
/// Two rectangles that only touch do not intersect, and a rectangle without area intersects nothing.
/// With Foundation's `CGRect.intersects` on Linux, both do.
///
/// ```swift
/// let first = Rect(x: 0, y: 0, width: 100, height: 50)
/// first.intersects(Rect(x: 0, y: 49, width: 100, height: 50))  // true
/// first.intersects(Rect(x: 0, y: 50, width: 100, height: 50))  // false: they touch
/// ```
public struct Rect: Sendable, Hashable {
  /// The left edge, in points from the left of the content.
  public var x: Double
  /// The top edge, in points from the top of the content.
  public var y: Double
  /// The extent along x; never negative in a solved layout.
  public var width: Double
  /// The extent along y; never negative in a solved layout.
  public var height: Double

  /// The rectangle with its top left corner at (`x`, `y`).
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The rectangle of `size` with its top left corner at `origin`.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

extension Rect {
  /// The right edge, which the rectangle does not include.
  @inlinable public var maxX: Double { x + width }
  /// The bottom edge, which the rectangle does not include.
  @inlinable public var maxY: Double { y + height }
  /// The middle along x.
  public var midX: Double { x + width / 2 }
  /// The middle along y.
  public var midY: Double { y + height / 2 }
  /// The top left corner.
  public var origin: Point { Point(x: x, y: y) }
  /// Width and height.
  public var size: Size { Size(width: width, height: height) }
  /// Whether the rectangle has no area.
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether the two share some area; touching edges share none.
  @inlinable
  public func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY && !isEmpty
      && !other.isEmpty
  }

  /// Whether the two share an edge or a corner and no area; a rectangle without area touches nothing.
  public func touches(_ other: Rect) -> Bool {
    !intersects(other) && x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
      && !isEmpty && !other.isEmpty
  }

  /// Whether `point` is inside, or on the left or the top edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The shared area; nil if there is none.
  public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle moved by `dx` and `dy` points.
  public func offset(x dx: Double = 0, y dy: Double = 0) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle with its edges moved inwards; an extent never falls below zero.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.leading, y: y + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle with a little more on every side: so many units in the last place of its
  /// farthest edge on each axis.
  func widened(x: Double, y: Double) -> Rect {
    guard x > 0 || y > 0 else { return self }
    func hair(_ units: Double, _ low: Double, _ high: Double) -> Double {
      units * min(max(low.magnitude, high.magnitude), greatestLength).ulp
    }
    let (dx, dy) = (hair(x, self.x, maxX), hair(y, self.y, maxY))
    return Rect(x: self.x - dx, y: self.y - dy, width: width + 2 * dx, height: height + 2 * dy)
  }

  /// The rectangle with everything that touches it: a millionth of a point more on every side, or
  /// as much as rounding can separate at its farthest edge.
  public var surroundings: Rect {
    let farthest = max(max(x.magnitude, y.magnitude), max(maxX.magnitude, maxY.magnitude))
    return inset(by: Insets(-max(1e-6, 4 * farthest.ulp)))
  }

  /// The rectangle with x and y exchanged.
  public var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }

  /// The rectangle seen in a mirror: what was `d` from the left edge is `d` from `crossSize`.
  public func mirrored(in crossSize: Double) -> Rect {
    Rect(x: crossSize - x - width, y: y, width: width, height: height)
  }
}
