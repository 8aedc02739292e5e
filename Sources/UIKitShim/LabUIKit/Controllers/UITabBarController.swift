/// Screens behind tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet { for controller in viewControllers ?? [] { addChild(controller) } }
  }
  open var selectedIndex = 0
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar(frame: .zero)
  open var selectedViewController: UIViewController? {
    let all = viewControllers ?? []
    return all.indices.contains(selectedIndex) ? all[selectedIndex] : nil
  }
}

/// Is told which tab is chosen; nobody chooses here.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {}

/// The bar below a screen.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var isTranslucent = true
  open var barTintColor: UIColor?
}

/// A tab.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var tag = 0

  public override init() { super.init() }
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
    super.init()
  }
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
    super.init()
  }
}

/// Screens beside each other.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  open var viewControllers: [UIViewController] = [] {
    didSet { for controller in viewControllers { addChild(controller) } }
  }

  public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }
}

/// Screens one after another.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How one follows another.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// Along which axis.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Which way.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// What else can be said.
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open private(set) var viewControllers: [UIViewController]?

  public convenience init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { self.init(nibName: nil, bundle: nil) }

  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    viewControllers = controllers
    completion?(true)
  }
}

/// Gives the screens before and after one.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ controller: UIPageViewController, viewControllerBefore before: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ controller: UIPageViewController, viewControllerAfter after: UIViewController
  ) -> UIViewController?
}
