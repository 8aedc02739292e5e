/// Screens on top of each other.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  open private(set) var viewControllers: [UIViewController] = []
  public let navigationBar = UINavigationBar()
  open var topViewController: UIViewController? { viewControllers.last }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
    addChild(controller)
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.popLast()
  }
}

/// The bar above a screen.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
}

/// What a screen puts into the bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// How large the title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var backButtonTitle: String?
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// What it means.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, action, refresh, trash
  }

  /// How it looks.
  public enum Style: Int, Sendable {
    case plain, done
  }

  open var isEnabled = true

  public init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
    super.init()
  }
  public init(title: String?, style: Style, target: Any?, action: Selector?) { super.init() }
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) { super.init() }
}
