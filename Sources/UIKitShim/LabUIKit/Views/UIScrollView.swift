/// A view that shows a part of its content. The origin of its bounds is the content offset.
///
/// An animated change happens at once; the driver does the dragging.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegating {
  public weak var scrollDelegate: (any UIScrollViewDelegate)?

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
  open var isPagingEnabled = false, isScrollEnabled = true, bounces = true
  open var alwaysBounceVertical = false, alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true
  open var isDirectionalLockEnabled = false, delaysContentTouches = true, scrollsToTop = true
  open var canCancelContentTouches = true
  open var scrollIndicatorInsets = UIEdgeInsets.zero,
    verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var zoomScale: CGFloat = 1, minimumZoomScale: CGFloat = 1, maximumZoomScale: CGFloat = 1
  open var keyboardDismissMode = KeyboardDismissMode.none, refreshControl: UIRefreshControl?
  open internal(set) var isTracking = false, isDragging = false, isDecelerating = false

  public let panGestureRecognizer = UIPanGestureRecognizer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The content inset and, unless the behavior is `never`, the safe area. As in UIKit, `automatic`
  /// ignores the left and right sides of content that does not scroll sideways, and the top and the
  /// bottom of content that scrolls only sideways.
  open var adjustedContentInset: UIEdgeInsets {
    adjusted(contentInset, contentInsetAdjustmentBehavior)
  }

  open func adjustedContentInsetDidChange() {}

  /// Whether the left and right sides of the safe area count.
  var scrollsSideways: Bool { contentSize.width > bounds.width || alwaysBounceHorizontal }

  func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Moves the content at once, `animated` or not.
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
}

extension UIScrollView {
  /// The least and the greatest offset at which the content fills the view.
  var offsetRange: (low: CGPoint, high: CGPoint) {
    let inset = adjustedContentInset
    let low = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    let high = CGPoint(
      x: max(low.x, contentSize.width + inset.right - bounds.width),
      y: max(low.y, contentSize.height + inset.bottom - bounds.height))
    return (low, high)
  }

  /// `offset`, moved into `offsetRange`.
  func reachable(_ offset: CGPoint) -> CGPoint {
    let (low, high) = offsetRange
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }
}
