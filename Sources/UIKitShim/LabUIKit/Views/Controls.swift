// Controls store what a file sets. No one taps them, and a selector is never sent.

@preconcurrency @MainActor open class UIControl: UIView {
  public struct State: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = [], highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2), selected = State(rawValue: 4)
  }
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1), touchUpInside = Event(rawValue: 64)
    public static let valueChanged = Self(rawValue: 4096), editingChanged = Self(rawValue: 1 << 17)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  open var isEnabled = true, isSelected = false, isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  open func addAction(_ action: UIAction, for events: Event) {}
}

@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  public let titleLabel: UILabel? = UILabel(), imageView: UIImageView? = UIImageView()
  open var contentEdgeInsets = UIEdgeInsets.zero, titleEdgeInsets = UIEdgeInsets.zero
  private var titles: [State: String] = [:]

  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = titles[.normal]
  }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) { imageView?.image = image }

  /// The size of the title, or of the image of a button without a title, and the insets around it.
  open override var intrinsicContentSize: CGSize {
    let inner = titleLabel?.text == nil ? imageView?.image?.size : titleLabel?.intrinsicContentSize
    let insets = contentEdgeInsets
    return CGSize(
      width: (inner?.width ?? 0) + insets.left + insets.right,
      height: (inner?.height ?? 0) + insets.top + insets.bottom)
  }
}

/// Stores its views in their order and does not place them.
@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal, spacing: CGFloat = 0
  open var distribution = Distribution.fill, alignment = Alignment.fill

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}

@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Sendable { case medium, large, whiteLarge, white, gray }

  open private(set) var isAnimating = false
  open var style = Style.medium, hidesWhenStopped = true

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

@preconcurrency @MainActor open class UISwitch: UIControl { open var isOn = false }

@preconcurrency @MainActor open class UITextField: UIControl {
  open var text: String? = "", placeholder: String?
  open var font: UIFont? = UIFont.systemFont(ofSize: 17), textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
}

@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
  }
  public enum Style: Int, Sendable { case plain, bordered, done }

  open var isEnabled = true, title: String?, image: UIImage?, tintColor: UIColor?, menu: UIMenu?

  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) { (self.title, self.image, self.menu) = (title, image, menu) }
  public init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {}
  public init(title: String?, style: Style, target: Any?, action: Selector?) { self.title = title }
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) { self.image = image }
}

@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public let title: String

  fileprivate init(title: String) { self.title = title }
}

@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public enum State: Int, Sendable { case off, on, mixed }

  /// The handler is never called.
  public init(
    title: String = "", image: UIImage? = nil, state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) { super.init(title: title) }
}

@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]

  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }
}

@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public init(
    identifier: Any?, previewProvider: (() -> UIViewController?)?,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { super.init() }
}

@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  open private(set) var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The handler is never called.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}
