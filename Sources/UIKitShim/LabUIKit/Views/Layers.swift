// Layers and animations are stored. Nothing is drawn, and an animation ends at once.

@preconcurrency @MainActor open class CALayer: NSObject {
  /// The view whose layer this is: both have one place.
  weak var host: UIView?
  private var ownBounds = CGRect.zero, ownPosition = CGPoint.zero

  public required override init() { super.init() }

  open var bounds: CGRect {
    get { host?.bounds ?? ownBounds }
    set { if let host { host.bounds = newValue } else { ownBounds = newValue } }
  }
  open var position: CGPoint {
    get { host?.center ?? ownPosition }
    set { if let host { host.center = newValue } else { ownPosition = newValue } }
  }
  /// The bounds around the position, by the anchor point; transforms do not change it.
  open var frame: CGRect {
    get {
      let size = bounds.size
      return CGRect(
        x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
        width: size.width, height: size.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5), shadowOffset = CGSize(width: 0, height: -3)
  open var transform = CATransform3DIdentity
  open var zPosition: CGFloat = 0, cornerRadius: CGFloat = 0, borderWidth: CGFloat = 0
  open var masksToBounds = false, isHidden = false, isOpaque = false, shouldRasterize = false
  open var borderColor: CGColor?, backgroundColor: CGColor?, shadowColor: CGColor?
  open var shadowPath: CGPath?, shadowRadius: CGFloat = 3, rasterizationScale: CGFloat = 1
  open var opacity: Float = 1, shadowOpacity: Float = 0, speed: Float = 1
  open var maskedCorners: CACornerMask = [], mask: CALayer?, contents: Any?, name: String?
  open private(set) weak var superlayer: CALayer?
  open private(set) var sublayers: [CALayer]?

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    let others = sublayers ?? []
    sublayers = others
    sublayers?.insert(layer, at: min(Int(index), others.count))
    layer.superlayer = self
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  open func removeAllAnimations() {}
  open func removeAnimation(forKey key: String) {}
  open func setNeedsDisplay() {}
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = Self(rawValue: 1), layerMaxXMinYCorner = Self(rawValue: 2)
  public static let layerMinXMaxYCorner = Self(rawValue: 4), layerMaxXMaxYCorner = Self(rawValue: 8)
}

@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  open var path: CGPath?, fillColor: CGColor?, strokeColor: CGColor?
  open var lineWidth: CGFloat = 1, strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
}

public enum CAShapeLayerLineCap: Sendable { case butt, round, square }

@preconcurrency @MainActor open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0, beginTime: CFTimeInterval = 0
  open var isRemovedOnCompletion = true, autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open weak var delegate: AnyObject?
  open var repeatCount: Float = 0
}

@preconcurrency @MainActor open class CABasicAnimation: CAAnimation {
  open var fromValue: Any?, toValue: Any?, isCumulative = false

  public convenience init(keyPath: String?) { self.init() }
}

public enum CAMediaTimingFillMode: String, Sendable { case forwards, both, backwards, removed }

/// Changes of layers in one step: each takes effect at once, and what follows them, after layout.
open class CATransaction: NSObject {
  public class func begin() {}
  public class func commit() {}
  public class func setDisableActions(_ flag: Bool) {}
  public class func setAnimationDuration(_ duration: CFTimeInterval) {}
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    DispatchQueue.main.async(execute: DispatchWorkItem { block?() })
  }
}

/// Never calls its target: without Objective-C a selector cannot be sent.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  open var isPaused = false
  open var duration: CFTimeInterval { 1 / 60 }

  public init(target: Any, selector: Selector) { super.init() }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = Self(rawValue: 1), allowUserInteraction = Self(rawValue: 2)
    public static let beginFromCurrentState = Self(rawValue: 4), `repeat` = Self(rawValue: 8)
    public static let autoreverse = Self(rawValue: 16), curveEaseInOut: Self = []
    public static let curveEaseIn = Self(rawValue: 1 << 16), curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations ?? {}, completion: completion) }
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
