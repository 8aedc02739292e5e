import LayoutCore

/// The fields of `UICollectionViewLayoutAttributes`, as an app stores them for each item.
final class LayoutAttributes {
  let indexPath: [Int]
  var center: Point
  var size: Size
  var transform = Transform.identity
  var alpha = 1.0
  var zIndex = 0
  var isHidden = false

  init(item: Int, frame: Rect) {
    indexPath = [0, item]
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

/// The same with a frame, an item and nothing else: the lightest class an app could write.
final class LightAttributes {
  let section: Int
  let item: Int
  let frame: Rect

  init(item: Int, frame: Rect) {
    section = 0
    self.item = item
    self.frame = frame
  }
}

/// The size of each item, as a layout's delegate answers.
protocol SizeDelegate: AnyObject {
  func height(of item: Int, width: Double) -> Double
}

final class Sizes: SizeDelegate {
  let draw: RandomSizes
  init(_ draw: RandomSizes) { self.draw = draw }
  func height(of item: Int, width: Double) -> Double { draw.length(of: item, crossSize: width) }
}

/// Masonry as the articles write it: column heights in an array, an object for each item.
func masonryObjects<Object>(
  count: Int, columns: Int, crossSize: Double, spacing: Double, delegate: any SizeDelegate,
  make: (Int, Rect) -> Object
) -> [Object] {
  let width = (crossSize - Double(columns - 1) * spacing) / Double(columns)
  var starts = [Double](repeating: 0, count: columns)
  var objects: [Object] = []
  for item in 0..<count {
    var column = 0
    for other in 1..<columns where starts[other] < starts[column] { column = other }
    let height = delegate.height(of: item, width: width)
    objects.append(
      make(
        item,
        Rect(
          x: Double(column) * (width + spacing), y: starts[column], width: width, height: height)))
    starts[column] += height + spacing
  }
  return objects
}
