/// A screen of an app: enough of one for a file's `createLayout()` and `viewDidLoad()` to run.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  private var loaded: UIView?

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Loaded on first use, in the size of the screen.
  // As in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded
    }
    set { loaded = newValue }
  }

  open var isViewLoaded: Bool { loaded != nil }
  open func loadView() { loaded = UIView(frame: UIScreen.main.bounds) }
  open func loadViewIfNeeded() { _ = view }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open var traitCollection: UITraitCollection { loaded?.traitCollection ?? .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var prefersStatusBarHidden: Bool { false }

  open var title: String?
  open var extendedLayoutIncludesOpaqueBars = false, automaticallyAdjustsScrollViewInsets = true
  open var definesPresentationContext = false
  open var hidesBottomBarWhenPushed = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  // As in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0)
  open var tabBarController: UITabBarController? { parent as? UITabBarController }
  public let navigationItem = UINavigationItem()
  open var navigationController: UINavigationController? { parent as? UINavigationController }
  open var storyboard: UIStoryboard? { nil }
  open var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
  }
  public private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []

  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
  open func didMove(toParent parent: UIViewController?) {}
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) { completion?() }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Nothing is shown: an empty view.
  @MainActor public var containerView: UIView { UIView(frame: .zero) }
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Makes screens without content: there is no Interface Builder file to read.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) { super.init() }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

/// None is ever performed.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  open var identifier: String? { nil }
  open var destination: UIViewController { UIViewController() }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = Self(rawValue: 2), portraitUpsideDown = Self(rawValue: 4)
  public static let landscapeRight = Self(rawValue: 8), landscapeLeft = Self(rawValue: 16)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  public static let all: Self = [.allButUpsideDown, .portraitUpsideDown]
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// Makes views without content: there is no Interface Builder file to read.
@preconcurrency @MainActor open class UINib: NSObject {
  public init(nibName name: String, bundle: Bundle?) { super.init() }

  open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] { [] }
}
