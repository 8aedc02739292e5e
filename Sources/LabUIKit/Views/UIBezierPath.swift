/// A path, as the points and rectangles that it was made of; nothing is drawn.
open class UIBezierPath: NSObject {
  private var box = CGRect.null
  open private(set) var currentPoint = CGPoint.zero
  open var lineWidth: CGFloat = 1

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

/// A path that does not change, as far as anybody looks at it.
public final class CGPath: Sendable {
  public let boundingBox: CGRect

  init(boundingBox: CGRect) { self.boundingBox = boundingBox }
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
