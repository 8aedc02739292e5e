import LayoutCore

/// The fields of `UICollectionViewLayoutAttributes`, as UIKit stores them for each item.
///
/// The index path is part of the object, as two numbers: UIKit's `IndexPath` of an item is a tagged
/// pointer, which allocates nothing. An array in its place would make the object almost twice as slow.
final class LayoutAttributes {
  let section = 0
  let item: Int
  var center: Point
  var size: Size
  var transform = Transform.identity
  var alpha = 1.0
  var zIndex = 0
  var isHidden = false

  init(item: Int, frame: Rect) {
    self.item = item
    center = Point(x: frame.midX, y: frame.midY)
    size = frame.size
  }

  var frame: Rect {
    Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// A `CATransform3D`: sixteen numbers.
struct Transform {
  var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  static let identity = Transform(
    rows: (
      SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1)
    ))
}

/// An item and its frame: the lightest class that an app could write.
final class LightAttributes {
  let item: Int
  let frame: Rect

  init(item: Int, frame: Rect) {
    self.item = item
    self.frame = frame
  }
}

/// The height of each item, as a layout's delegate answers.
protocol HeightDelegate: AnyObject {
  func height(of item: Int, width: Double) -> Double
}

private final class RandomHeights: HeightDelegate {
  func height(of item: Int, width: Double) -> Double {
    Workload.heights.length(of: item, crossSize: width)
  }
}

/// Masonry as articles write it: the ends of the columns in an array, an object for each item. The
/// layout is that of `Workload.masonry`.
func masonryObjects<Object>(_ count: Int, make: (Int, Rect) -> Object) -> [Object] {
  let delegate: any HeightDelegate = RandomHeights()
  let (columns, spacing, width) = (4, 8.0, 294.0)
  var ends = [Double](repeating: 0, count: columns)
  var objects: [Object] = []
  objects.reserveCapacity(count)
  for item in 0..<count {
    var column = 0
    for other in 1..<columns where ends[other] < ends[column] { column = other }
    let height = delegate.height(of: item, width: width)
    let x = Double(column) * (width + spacing)
    objects.append(make(item, Rect(x: x, y: ends[column], width: width, height: height)))
    ends[column] += height + spacing
  }
  return objects
}
