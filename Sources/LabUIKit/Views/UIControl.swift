/// A view one can act on; nobody acts here.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What is done to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 64)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
    public static let editingChanged = Event(rawValue: 131072)
  }

  /// How a control looks.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  open func sendActions(for events: Event) {}
}

/// A button: a title and an image.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button looks from the start.
  public enum ButtonType: Int, Sendable {
    case custom, system
  }

  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()

  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  open func setTitle(_ title: String?, for state: State) { titleLabel?.text = title }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleLabel?.textColor = color }
  open func setImage(_ image: UIImage?, for state: State) { imageView?.image = image }
}

/// Pulled down to load anew.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// The dots below pages.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var currentPage = 0
  open var numberOfPages = 0
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}

/// Turns while one waits.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

/// Views one after another; they are kept, not placed.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How extents are shared out.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views stand across.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }

  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
}
