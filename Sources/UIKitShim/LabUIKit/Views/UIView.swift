/// A rectangle on the screen with a position and a parent. Nothing is drawn.
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment {
  // The rectangle before the transform: its center in the parent and its bounds.
  private var middle: CGPoint
  private var inner: CGRect
  /// The observers of the view's values.
  nonisolated let watches = KeyValueWatches()

  public init(frame: CGRect) {
    middle = CGPoint(x: frame.midX, y: frame.midY)
    inner = CGRect(origin: .zero, size: frame.size)
  }

  public required init?(coder: NSCoder) {
    middle = .zero
    inner = .zero
  }

  public override convenience init() { self.init(frame: .zero) }

  // MARK: Geometry

  open var bounds: CGRect {
    get { inner }
    set {
      let isResized = inner.size != newValue.size
      inner = newValue
      if isResized { setNeedsLayout() }
      watches.changed()
    }
  }

  open var center: CGPoint {
    get { middle }
    set {
      middle = newValue
      watches.changed()
    }
  }

  open var frame: CGRect {
    get {
      let box = CGRect(
        x: -inner.width / 2, y: -inner.height / 2, width: inner.width, height: inner.height)
      return box.applying(transform).offsetBy(dx: middle.x, dy: middle.y)
    }
    set {
      middle = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds = CGRect(origin: inner.origin, size: newValue.size)
    }
  }

  open var transform = CGAffineTransform.identity
  open var transform3D: CATransform3D {
    get { CATransform3D(transform) }
    set { transform = newValue.affine }
  }

  // MARK: Appearance: stored, not drawn

  open var alpha: CGFloat = 1, contentScaleFactor: CGFloat = 1
  open var isHidden = false, isOpaque = true, clipsToBounds = false, isAccessibilityElement = false
  open var isUserInteractionEnabled = true, isMultipleTouchEnabled = false
  open var backgroundColor: UIColor?
  // As in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = UIColor.systemBlue
  open var contentMode = ContentMode.scaleToFill, tag = 0, mask: UIView?
  open var accessibilityIdentifier: String?, accessibilityLabel: String?
  open class var layerClass: AnyClass { CALayer.self }
  public private(set) lazy var layer: CALayer = {
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.host = self
    return layer
  }()
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  open var gestureRecognizers: [UIGestureRecognizer]?
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Hierarchy

  public internal(set) weak var superview: UIView?
  public internal(set) var subviews: [UIView] = []
  open var window: UIWindow? { superview?.window }
  /// The view controller whose view it is.
  weak var controller: UIViewController?
  open override var next: UIResponder? { controller ?? superview }
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func removeFromSuperview() { detach() }

  // MARK: Layout

  private var needsLayout = true
  open var autoresizingMask: AutoresizingMask = [], translatesAutoresizingMaskIntoConstraints = true
  open internal(set) var constraints: [NSLayoutConstraint] = []
  open func setNeedsLayout() { needsLayout = true }
  /// Drops the requests for a layout pass that led to the current one.
  func layoutIsUnderWay() { needsLayout = false }
  open func layoutSubviews() {}
  open func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }
  open func updateConstraints() {}
  open func invalidateIntrinsicContentSize() {}
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// The intrinsic size, or the current size of a view without one: constraints are not solved.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric ? bounds.width : own.width,
      height: own.height == UIView.noIntrinsicMetric ? bounds.height : own.height)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let fitting = systemLayoutSizeFitting(targetSize)
    return CGSize(
      width: horizontal == .required ? targetSize.width : fitting.width,
      height: vertical == .required ? targetSize.height : fitting.height)
  }

  // MARK: Environment

  // Set by the driver; nil means the parent's.
  var ownSafeArea: UIEdgeInsets?
  var ownTraits: UITraitCollection?, ownMargins: UIEdgeInsets?
  open var safeAreaInsets: UIEdgeInsets { ownSafeArea ?? superview?.safeAreaInsets ?? .zero }
  open var layoutMargins: UIEdgeInsets {
    get { ownMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set { ownMargins = newValue }
  }
  open var traitCollection: UITraitCollection {
    ownTraits ?? superview?.traitCollection ?? .current
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
