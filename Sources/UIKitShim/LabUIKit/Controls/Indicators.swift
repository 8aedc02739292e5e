/// Pulled down to load anew.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// The dots below pages.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  /// Within the pages, as in UIKit.
  open var currentPage = 0 {
    didSet { currentPage = min(max(0, currentPage), max(0, numberOfPages - 1)) }
  }
  open var numberOfPages = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open func size(forNumberOfPages count: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, count)) * 16, height: 26)
  }
}

/// Turns while one waits.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large it is; the old ones told a colour.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2
  }

  open private(set) var isAnimating = false
  open var style = Style.medium
  open var hidesWhenStopped = true
  // As in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = UIColor.gray

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

/// How far something has come.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  open var progress: Float = 0 { didSet { progress = min(max(0, progress), 1) } }
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
