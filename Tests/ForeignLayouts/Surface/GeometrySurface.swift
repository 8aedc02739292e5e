import CoreGraphics
import QuartzCore
import UIKit

extension CGFloat {
  fileprivate var radians: CGFloat { self * .pi / 180 }
}

extension CGPoint {
  static func + (first: CGPoint, second: CGPoint) -> CGPoint {
    CGPoint(x: first.x + second.x, y: first.y + second.y)
  }
}

/// Geometry as layouts use it.
enum GeometrySurface {
  static func rects() -> [CGRect] {
    var rect = CGRect(x: 0.25, y: 0.5, width: 10.5, height: 20.25)
    rect.origin.x += 1
    let (slice, rest) = rect.divided(atDistance: 5, from: .minXEdge)
    let (bottom, _) = rect.divided(atDistance: 5, from: CGRectEdge.maxYEdge)
    return [
      rect.integral, rect.standardized, rect.insetBy(dx: 1, dy: 1), rect.offsetBy(dx: 1, dy: 1),
      rect.union(slice), rect.intersection(rest), bottom,
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      rect.applying(CGAffineTransform(scaleX: 2, y: 2)), CGRect.zero, .null, .infinite,
      CGRect(origin: .zero, size: CGSize(width: 3, height: 4)),
      CGRect(x: 1 as Int, y: 2 as Int, width: 3 as Int, height: 4 as Int),
    ]
  }

  static func answers() -> [Bool] {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    return [
      rect.intersects(rect), rect.contains(rect), rect.contains(CGPoint(x: 1, y: 1)),
      rect.isEmpty, rect.isNull, rect.isInfinite, rect.equalTo(rect), rect == rect,
      CGPoint.zero.equalTo(.zero), CGSize.zero.equalTo(.zero),
      CGAffineTransform.identity.isIdentity, CGAffineTransform.identity == .identity,
      UIEdgeInsets.zero == UIEdgeInsets(), NSDirectionalEdgeInsets.zero == .init(),
      CATransform3DIsIdentity(CATransform3DIdentity),
      CATransform3DEqualToTransform(CATransform3DIdentity, CATransform3DIdentity),
      CATransform3DIsAffine(CATransform3DIdentity),
    ]
  }

  static func transforms() -> [CGAffineTransform] {
    let transform = CGAffineTransform.identity.translatedBy(x: 1, y: 2).scaledBy(x: 3, y: 4)
    return [
      transform.rotated(by: CGFloat(90).radians), transform.inverted(),
      transform.concatenating(.init(rotationAngle: .pi)), .init(translationX: 5, y: 6),
      CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), .init(1, 2, 3, 4, 5, 6),
      CATransform3DGetAffineTransform(CATransform3DMakeScale(2, 3, 1)),
    ]
  }

  static func depths() -> [CATransform3D] {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
    transform = CATransform3DTranslate(transform, 1, 2, 3)
    transform = CATransform3DScale(transform, 2, 2, 1)
    return [
      transform, CATransform3DConcat(transform, CATransform3DMakeTranslation(1, 2, 3)),
      CATransform3DInvert(transform), CATransform3DMakeAffineTransform(.identity),
      CATransform3DMakeRotation(.pi, 1, 0, 0), CATransform3D(),
    ]
  }

  static func insets() -> [UIEdgeInsets] {
    var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    insets.left += 1
    return [insets, .zero, .init(top: 0, left: 0, bottom: 0, right: 0)]
  }

  static func values() -> [NSValue] {
    [
      NSValue(cgRect: .zero), NSValue(cgPoint: .zero), NSValue(cgSize: .zero),
      NSValue(cgVector: CGVector(dx: 1, dy: 2)), NSValue(uiEdgeInsets: .zero),
    ]
  }

  static func numbers() -> [CGFloat] {
    [
      CGFloat.pi, .greatestFiniteMagnitude, .leastNormalMagnitude, .infinity,
      floor(1.5), ceil(1.5), round(1.5), abs(-1), fmod(5, 3), sqrt(4), pow(2, 3), sin(0),
      cos(0), atan2(1, 1), hypot(3, 4), max(1, 2), min(1, 2), CGFloat(Float(1)), CGFloat(Int(2)),
      CGFloat(truncating: NSNumber(value: 3)), CGFloat(arc4random_uniform(1)),
      CGFloat(drand48()), CGFloat.random(in: 0...0),
    ]
  }

  static let corners: UIRectCorner = [.topLeft, .bottomRight]
  static let edges: UIRectEdge = [.top, .left]
  static let directional: NSDirectionalRectEdge = [.leading, .bottom]
  static let alignment = NSRectAlignment.topTrailing
  static let range = NSRange(location: 0, length: 2)
  static let made = NSMakeRange(0, 2)
}
