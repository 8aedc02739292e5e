// Bars store what a file sets, and cover nothing: the lab sets the safe area.

@preconcurrency @MainActor open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false
  public let navigationBar = UINavigationBar()

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
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}

@preconcurrency @MainActor open class UINavigationBar: UIView {
  open var prefersLargeTitles = false, isTranslucent = true
  open var barTintColor: UIColor?
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact }

@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@preconcurrency @MainActor open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet { viewControllers?.forEach(addChild) }
  }
  open var selectedIndex = 0
  public let tabBar = UITabBar()
}

@preconcurrency @MainActor open class UITabBar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var items: [UITabBarItem]?
}

@preconcurrency @MainActor open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var tag = 0

  public init(title: String?, image: UIImage?, tag: Int) {
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

@preconcurrency @MainActor open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
}
