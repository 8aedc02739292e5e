/// What can be set of a scroll view and is only kept.
struct ScrollProperties {
  var automaticallyAdjustsScrollIndicatorInsets = true
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var bouncesZoom = true
  var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
}

extension UIScrollView {
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { scrollProperties.automaticallyAdjustsScrollIndicatorInsets }
    set { scrollProperties.automaticallyAdjustsScrollIndicatorInsets = newValue }
  }
  public var indicatorStyle: IndicatorStyle {
    get { scrollProperties.indicatorStyle }
    set { scrollProperties.indicatorStyle = newValue }
  }
  public var bouncesZoom: Bool {
    get { scrollProperties.bouncesZoom }
    set { scrollProperties.bouncesZoom = newValue }
  }
  public var indexDisplayMode: IndexDisplayMode {
    get { scrollProperties.indexDisplayMode }
    set { scrollProperties.indexDisplayMode = newValue }
  }

  /// The size of what is seen.
  public var visibleSize: CGSize { bounds.size }
  public var isZooming: Bool { false }
  public var isZoomBouncing: Bool { false }

  // MARK: Zooming: its factor is kept, and the content stays as large as it is

  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    scrollDelegate?.scrollViewDidZoom(self)
  }
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
  }
}
