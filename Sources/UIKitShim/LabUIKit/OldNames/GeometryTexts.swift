// Geometry as text, and text as geometry.

public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  "{\(insets.top), \(insets.left), \(insets.bottom), \(insets.right)}"
}

public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
  "{\(offset.horizontal), \(offset.vertical)}"
}

public func NSStringFromCGVector(_ vector: CGVector) -> String { "{\(vector.dx), \(vector.dy)}" }

public func NSStringFromCGAffineTransform(_ t: CGAffineTransform) -> String {
  "[\(t.a), \(t.b), \(t.c), \(t.d), \(t.tx), \(t.ty)]"
}

/// The rectangle of `{{0, 1}, {2, 3}}`; zero where a number is missing, as in UIKit.
public func CGRectFromString(_ text: String) -> CGRect {
  let numbers = Numbers(in: text, count: 4)
  return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}

public func CGPointFromString(_ text: String) -> CGPoint {
  let numbers = Numbers(in: text, count: 2)
  return CGPoint(x: numbers[0], y: numbers[1])
}

public func CGSizeFromString(_ text: String) -> CGSize {
  let numbers = Numbers(in: text, count: 2)
  return CGSize(width: numbers[0], height: numbers[1])
}

public func CGVectorFromString(_ text: String) -> CGVector {
  let numbers = Numbers(in: text, count: 2)
  return CGVector(dx: numbers[0], dy: numbers[1])
}

public func UIEdgeInsetsFromString(_ text: String) -> UIEdgeInsets {
  let numbers = Numbers(in: text, count: 4)
  return UIEdgeInsets(
    top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
}

/// The numbers between braces and commas: all zero unless there are as many as asked for.
private struct Numbers {
  private let found: [CGFloat]

  init(in text: String, count: Int) {
    let parts = text.split { "{}[], ".contains($0) }.map { Double($0) }
    found =
      parts.count == count && !parts.contains(nil)
      ? parts.map { CGFloat($0 ?? 0) } : Array(repeating: 0, count: count)
  }

  subscript(place: Int) -> CGFloat { found[place] }
}
