/// What a view is drawn with; kept, never drawn.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer it is: both have the same place.
  weak var host: UIView?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private(set) var animations: [String: CAAnimation] = [:]

  public required override init() { super.init() }
  public convenience init(layer: Any) { self.init() }

  open var bounds: CGRect {
    get { host?.bounds ?? ownBounds }
    set { if let host { host.bounds = newValue } else { ownBounds = newValue } }
  }
  open var position: CGPoint {
    get { host?.center ?? ownPosition }
    set { if let host { host.center = newValue } else { ownPosition = newValue } }
  }
  /// The bounds around the position, by the anchor point; transforms are left out.
  open var frame: CGRect {
    get {
      let (size, place) = (bounds.size, position)
      return CGRect(
        x: place.x - anchorPoint.x * size.width, y: place.y - anchorPoint.y * size.height,
        width: size.width, height: size.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }
  open var anchorPointZ: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = []
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowPath: CGPath?
  open var mask: CALayer?
  open var opacity: Float = 1
  open var isHidden = false
  open var isDoubleSided = true
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var contents: Any?
  open var name: String?
  open weak var delegate: (any CALayerDelegate)?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var isOpaque = false
  open var allowsEdgeAntialiasing = false
  open var drawsAsynchronously = false
  open var needsDisplayOnBoundsChange = false
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open internal(set) weak var superlayer: CALayer?
  open private(set) var sublayers: [CALayer]?

  func setSublayers(_ layers: [CALayer]?) { sublayers = layers }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: Int.max) }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
  private var values: [String: Any] = [:]

  /// Kept by its key, and nothing else: no other property follows.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { values[keyPath] = value }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKeyPath keyPath: String) -> Any? { values[keyPath] }
  open func value(forKey key: String) -> Any? { values[key] }

  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func displayIfNeeded() {}
  open func draw(in context: CGContext) {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() { layoutSublayers() }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Kept under its key, and run at once: nothing takes time here.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    if let key, !animation.isRemovedOnCompletion { animations[key] = animation }
  }
  open func removeAllAnimations() { animations = [:] }
  open func removeAnimation(forKey key: String) { animations[key] = nil }
}

/// Some of the four corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How a corner is rounded.
public struct CALayerCornerCurve: Sendable, Hashable {
  private let name: String

  public static let circular = CALayerCornerCurve(name: "circular")
  public static let continuous = CALayerCornerCurve(name: "continuous")
}
