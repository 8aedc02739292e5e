/// A path, as the points and rectangles that it was made of; nothing is drawn.
open class UIBezierPath: NSObject {
  private var box = CGRect.null
  open private(set) var currentPoint = CGPoint.zero
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  public override init() { super.init() }

  public init(rect: CGRect) { box = rect }
  public init(ovalIn rect: CGRect) { box = rect }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { box = rect }
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { box = rect }
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    box = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  public init(cgPath path: CGPath) { box = path.boundingBox }

  /// The whole circle counts.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let circle = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    append(circle)
    currentPoint = CGPoint(
      x: center.x + radius * cos(endAngle), y: center.y + radius * sin(endAngle))
  }
  open func append(_ path: UIBezierPath) { box = box.union(path.box) }
  open func apply(_ transform: CGAffineTransform) {
    box = box.applying(transform)
    currentPoint = currentPoint.applying(transform)
  }
  open func removeAllPoints() {
    box = .null
    currentPoint = .zero
  }
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: CGPath(boundingBox: box)) }
  /// Whether the box around the path has `point`.
  open func contains(_ point: CGPoint) -> Bool { box.contains(point) }
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  open func fill(with mode: CGBlendMode, alpha: CGFloat) {}
  open func stroke(with mode: CGBlendMode, alpha: CGFloat) {}

  /// The smallest rectangle around all points.
  open var bounds: CGRect { box.isNull ? .zero : box }
  open var isEmpty: Bool { box.isNull }
  open var cgPath: CGPath { CGPath(boundingBox: bounds) }

  open func move(to point: CGPoint) { take(point) }
  open func addLine(to point: CGPoint) { take(point) }
  open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    take(point)
  }
  open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) { take(point) }
  open func close() {}
  open func fill() {}
  open func stroke() {}
  open func addClip() {}

  private func take(_ point: CGPoint) {
    currentPoint = point
    box = box.union(CGRect(origin: point, size: .zero))
  }
}

/// A path, as the rectangle around it.
public class CGPath: @unchecked Sendable {
  private let box: CGRect

  init(boundingBox: CGRect) { box = boundingBox }

  public var boundingBox: CGRect { box }
}

/// Some of the four corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
