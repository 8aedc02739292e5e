import QuartzCore
import UIKit

/// What is drawn, which is nothing here; paths know their bounds.
enum DrawingSurface {
  static func paths() -> [UIBezierPath] {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 30, y: 2))
    path.addQuadCurve(to: CGPoint(x: 30, y: 50), controlPoint: CGPoint(x: 40, y: 25))
    path.addCurve(
      to: CGPoint(x: 1, y: 50), controlPoint1: CGPoint(x: 20, y: 60),
      controlPoint2: CGPoint(x: 10, y: 60))
    path.addArc(
      withCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
    path.close()
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 4
    path.flatness = 0.5
    path.usesEvenOddFillRule = true
    path.setLineDash([1, 2], count: 2, phase: 0)
    path.fill()
    path.stroke()
    path.addClip()
    path.fill(with: .normal, alpha: 1)
    let round = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10),
      byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 2, height: 2))
    path.append(round)
    path.apply(CGAffineTransform(translationX: 0, y: 0))
    let copy = UIBezierPath(cgPath: path.cgPath)
    copy.removeAllPoints()
    return [
      path, round, copy, UIBezierPath(rect: .zero), UIBezierPath(ovalIn: .zero),
      UIBezierPath(roundedRect: .zero, cornerRadius: 1),
      UIBezierPath(
        arcCenter: .zero, radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: true),
      round.reversing(),
    ]
  }

  static func corePaths() -> [CGRect] {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 5))
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 20))
    path.addEllipse(in: .zero)
    path.addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: false)
    path.closeSubpath()
    let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2), transform: nil)
    return [
      path.boundingBox, rect.boundingBoxOfPath,
      CGPath(ellipseIn: .zero, transform: nil).boundingBox,
      CGPath(roundedRect: .zero, cornerWidth: 1, cornerHeight: 1, transform: nil).boundingBox,
    ]
  }

  @MainActor static func layers() -> [CALayer] {
    let layer = CALayer()
    layer.name = "layer"
    layer.anchorPoint = CGPoint(x: 0, y: 0)
    layer.anchorPointZ = 0
    layer.zPosition = 1
    layer.cornerRadius = 4
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    layer.masksToBounds = true
    layer.borderWidth = 1 / UIScreen.main.scale
    layer.borderColor = UIColor.gray.cgColor
    layer.shadowPath = UIBezierPath(rect: layer.bounds).cgPath
    layer.contentsScale = UIScreen.main.scale
    layer.contentsGravity = .resizeAspectFill
    layer.allowsEdgeAntialiasing = true
    layer.transform = CATransform3DIdentity
    layer.setAffineTransform(.identity)
    layer.drawsAsynchronously = true
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = CACurrentMediaTime()
    layer.setValue(1, forKeyPath: "transform.scale")
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    gradient.locations = [0, 0.5, 1]
    gradient.startPoint = CGPoint(x: 0.5, y: 0)
    gradient.endPoint = CGPoint(x: 0.5, y: 1)
    gradient.type = .radial
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: layer.bounds).cgPath
    shape.fillColor = UIColor.red.cgColor
    shape.strokeColor = nil
    shape.lineWidth = 2
    shape.lineCap = .round
    shape.lineJoin = .round
    shape.lineDashPattern = [4, 2]
    shape.strokeStart = 0
    shape.strokeEnd = 1
    shape.fillRule = .evenOdd
    let text = CATextLayer()
    text.string = "a"
    text.fontSize = 12
    text.alignmentMode = .center
    text.isWrapped = true
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 3
    let transformed = CATransformLayer()
    let scroll = CAScrollLayer()
    layer.addSublayer(gradient)
    layer.insertSublayer(shape, at: 0)
    layer.insertSublayer(text, above: shape)
    layer.insertSublayer(replicator, below: shape)
    layer.replaceSublayer(replicator, with: transformed)
    layer.addSublayer(scroll)
    scroll.removeFromSuperlayer()
    layer.mask = shape
    layer.setNeedsDisplay()
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    layer.displayIfNeeded()
    _ = layer.convert(CGPoint.zero, to: gradient)
    _ = layer.presentation()?.position
    _ = layer.model().position
    _ = layer.superlayer
    _ = layer.contains(.zero)
    _ = layer.hitTest(.zero)
    return layer.sublayers ?? []
  }

  @MainActor static func animations(on layer: CALayer) {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.byValue = nil
    fade.duration = 0.3
    fade.beginTime = CACurrentMediaTime() + 1
    fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    fade.repeatCount = .infinity
    fade.autoreverses = true
    fade.isRemovedOnCompletion = false
    fade.fillMode = .forwards
    fade.isAdditive = true
    layer.add(fade, forKey: "fade")
    let frames = CAKeyframeAnimation(keyPath: #"position"#)
    frames.values = [0, 1]
    frames.keyTimes = [0, 1]
    frames.path = UIBezierPath().cgPath
    frames.calculationMode = .cubic
    let spring = CASpringAnimation(keyPath: "transform.scale")
    spring.damping = 10
    spring.mass = 1
    spring.stiffness = 100
    spring.initialVelocity = 0
    _ = spring.settlingDuration
    let group = CAAnimationGroup()
    group.animations = [frames, spring]
    group.timingFunction = CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)
    layer.add(group, forKey: nil)
    let transition = CATransition()
    transition.type = .fade
    transition.subtype = .fromTop
    layer.add(transition, forKey: kCATransition)
    _ = layer.animation(forKey: "fade")
    _ = layer.animationKeys()
    layer.removeAnimation(forKey: "fade")
    layer.removeAllAnimations()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(0.3)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setCompletionBlock {}
    CATransaction.commit()
    CATransaction.flush()
  }

  @MainActor static func pictures() -> UIImage? {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20))
    let image = renderer.image { context in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      UIColor.green.set()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      context.cgContext.setFillColor(UIColor.red.cgColor)
      context.cgContext.addPath(UIBezierPath().cgPath)
      context.cgContext.fillPath()
      context.cgContext.strokePath()
      context.cgContext.move(to: .zero)
      context.cgContext.addLine(to: .zero)
      context.cgContext.addRect(.zero)
      context.cgContext.fillEllipse(in: .zero)
      context.cgContext.rotate(by: 1)
      context.cgContext.concatenate(.identity)
      context.cgContext.clip()
      context.cgContext.setAlpha(1)
      context.cgContext.clear(.zero)
      UIImage().draw(in: .zero)
      UIImage().draw(at: .zero)
    }
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 40), false, 0)
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    let drawn = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    _ = UIGraphicsImageRenderer(bounds: .zero, format: UIGraphicsImageRendererFormat.default())
    _ = renderer.pngData { _ in }
    return drawn ?? image
  }

  @MainActor static func images() -> [UIImage?] {
    let symbol = UIImage(
      systemName: "star",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
    return [
      UIImage(named: "x"), UIImage(named: "x", in: nil, compatibleWith: nil), symbol,
      UIImage(systemName: "star")?.withTintColor(.red, renderingMode: .alwaysOriginal),
      UIImage().resizableImage(withCapInsets: .zero), UIImage().withRenderingMode(.alwaysTemplate),
      UIImage(data: Data()), UIImage(contentsOfFile: ""),
      UIImage(systemName: "a", compatibleWith: nil),
      symbol?.applyingSymbolConfiguration(.unspecified),
    ]
  }

  static func colours() -> [UIColor] {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    var white: CGFloat = 0
    color.getWhite(&white, alpha: &alpha)
    var hue: CGFloat = 0
    color.getHue(&hue, saturation: &red, brightness: &green, alpha: &alpha)
    return [
      color, UIColor(white: 0.5, alpha: 1),
      UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1),
      UIColor { $0.userInterfaceStyle == .dark ? .white : .black },
      UIColor(named: "accent") ?? .systemBlue, UIColor(cgColor: color.cgColor),
      UIColor(patternImage: UIImage()), .systemMint, .systemCyan, .systemBrown, .link,
      .quaternaryLabel, .opaqueSeparator, .secondarySystemFill, .tertiarySystemFill,
      .quaternarySystemFill, .tertiarySystemGroupedBackground, .darkText, .lightText, .tintColor,
      color.resolvedColor(with: UITraitCollection.current),
    ]
  }
}
