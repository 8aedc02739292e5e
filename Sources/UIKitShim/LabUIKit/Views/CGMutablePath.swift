/// A path that grows, as the rectangle around its points.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  private var box = CGRect.null
  public private(set) var currentPoint = CGPoint.zero

  public init() { super.init(boundingBox: .null) }

  public override var boundingBox: CGRect { box }

  public func move(to point: CGPoint) { take(point) }
  public func addLine(to point: CGPoint) { take(point) }
  public func addLines(between points: [CGPoint]) { points.forEach(take) }
  public func addQuadCurve(to point: CGPoint, control: CGPoint) { take(point) }
  public func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) { take(point) }
  public func addRect(_ rect: CGRect) { box = box.union(rect) }
  public func addEllipse(in rect: CGRect) { box = box.union(rect) }
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    box = box.union(rect)
  }
  /// The whole circle counts.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    box = box.union(
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
  public func addPath(_ path: CGPath) { box = box.union(path.boundingBox) }
  public func closeSubpath() {}

  private func take(_ point: CGPoint) {
    currentPoint = point
    box = box.union(CGRect(origin: point, size: .zero))
  }
}

extension CGPath {
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(boundingBox: transform.map { rect.applying($0.pointee) } ?? rect)
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect: rect, transform: transform)
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { self.init(rect: rect, transform: transform) }

  public var boundingBoxOfPath: CGRect { boundingBox }
  public var isEmpty: Bool { boundingBox.isNull }
  /// Whether the box around the path has `point`.
  public func contains(_ point: CGPoint) -> Bool { boundingBox.contains(point) }
}
