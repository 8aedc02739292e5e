/// A view that shows a part of its content: the origin of its bounds is the content offset.
///
/// Nothing moves by itself: an animated change happens at once, and dragging is what the host says.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegating {
  public weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// What nothing depends on (`UIScrollView+Properties`).
  var scrollProperties = ScrollProperties()

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { moveContent(to: newValue) }
  }

  open var contentSize = CGSize.zero { didSet { watches.changed() } }
  open var contentInset = UIEdgeInsets.zero {
    willSet { keepAtEdge(whileInsetBecomes: newValue, contentInsetAdjustmentBehavior) }
    didSet { insetChanged(from: oldValue) }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    willSet { keepAtEdge(whileInsetBecomes: contentInset, newValue) }
  }
  open var decelerationRate = DecelerationRate.normal
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var isDirectionalLockEnabled = false
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var zoomScale: CGFloat = 1
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var keyboardDismissMode = KeyboardDismissMode.none
  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false
  open var refreshControl: UIRefreshControl?

  public let panGestureRecognizer = UIPanGestureRecognizer()
  public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The content inset and, unless the behaviour is `never`, the safe area. UIKit's `automatic`
  /// leaves the sides out where the content does not scroll sideways; so does this.
  open var adjustedContentInset: UIEdgeInsets {
    adjusted(contentInset, contentInsetAdjustmentBehavior)
  }

  open func adjustedContentInsetDidChange() {}

  /// Moves the content and tells the delegate.
  func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Without an animation, whatever is asked for.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    if rect.maxX > seen.maxX { offset.x += rect.maxX - seen.maxX }
    if rect.maxY > seen.maxY { offset.y += rect.maxY - seen.maxY }
    if rect.minX < offset.x + inset.left { offset.x = rect.minX - inset.left }
    if rect.minY < offset.y + inset.top { offset.y = rect.minY - inset.top }
    setContentOffset(offset, animated: animated)
  }

  open func flashScrollIndicators() {}
}

extension UIScrollView {
  /// Where offsets end along each axis.
  var offsetRange: (low: CGPoint, high: CGPoint) {
    let inset = adjustedContentInset
    let low = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    let high = CGPoint(
      x: max(low.x, contentSize.width + inset.right - bounds.width),
      y: max(low.y, contentSize.height + inset.bottom - bounds.height))
    return (low, high)
  }

  /// `offset`, or the nearest one that shows content alone.
  func reachable(_ offset: CGPoint) -> CGPoint {
    let (low, high) = offsetRange
    return CGPoint(
      x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }
}
