/// What can be set of a screen and is only kept.
struct ControllerProperties {
  var definesPresentationContext = false
  var modalPresentationStyle = UIModalPresentationStyle.automatic
  var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  var hidesBottomBarWhenPushed = false
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var toolbarItems: [UIBarButtonItem]?
  var tabBarItem: UITabBarItem?
  var contentUnavailable: (any UIContentConfiguration)?
  var transitioning: (any UIViewControllerTransitioningDelegate)?
}

extension UIViewController {
  public var definesPresentationContext: Bool {
    get { properties.definesPresentationContext }
    set { properties.definesPresentationContext = newValue }
  }
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { properties.modalPresentationStyle }
    set { properties.modalPresentationStyle = newValue }
  }
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { properties.modalTransitionStyle }
    set { properties.modalTransitionStyle = newValue }
  }
  public var isModalInPresentation: Bool {
    get { properties.isModalInPresentation }
    set { properties.isModalInPresentation = newValue }
  }
  public var hidesBottomBarWhenPushed: Bool {
    get { properties.hidesBottomBarWhenPushed }
    set { properties.hidesBottomBarWhenPushed = newValue }
  }
  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { properties.additionalSafeAreaInsets }
    set { properties.additionalSafeAreaInsets = newValue }
  }
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { properties.overrideUserInterfaceStyle }
    set { properties.overrideUserInterfaceStyle = newValue }
  }
  public var toolbarItems: [UIBarButtonItem]? {
    get { properties.toolbarItems }
    set { properties.toolbarItems = newValue }
  }
  // As in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var tabBarItem: UITabBarItem! {
    get { properties.tabBarItem ?? UITabBarItem() }
    set { properties.tabBarItem = newValue }
  }
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { properties.contentUnavailable }
    set { properties.contentUnavailable = newValue }
  }
  /// Held, other than in UIKit: nobody else holds it here.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { properties.transitioning }
    set { properties.transitioning = newValue }
  }

  // MARK: Around the screen: nothing is presented, and there is no storyboard

  public var tabBarController: UITabBarController? { parent as? UITabBarController }
  public var splitViewController: UISplitViewController? { parent as? UISplitViewController }
  public var presentingViewController: UIViewController? { nil }
  public var presentationController: UIPresentationController? { nil }
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  public var sheetPresentationController: UISheetPresentationController? { nil }
  public var storyboard: UIStoryboard? { nil }
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  public var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
  }
  public var topLayoutGuide: any UILayoutSupport { BarEdge(length: view.safeAreaInsets.top) }
  public var bottomLayoutGuide: any UILayoutSupport { BarEdge(length: view.safeAreaInsets.bottom) }
  public func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
  public func setNeedsStatusBarAppearanceUpdate() {}
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  public func endAppearanceTransition() {}
  /// Nobody presses here: `delegate` is never asked.
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) {}
}

/// How far a bar reaches into a screen.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
}

private final class BarEdge: NSObject, UILayoutSupport {
  let length: CGFloat

  init(length: CGFloat) { self.length = length }
}

/// Screens made in Interface Builder; there is nothing to read here.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) { super.init() }

  open func instantiateInitialViewController() -> UIViewController? { nil }
  /// A screen without content.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
  /// What `creator` makes without a storyboard's coder: UIKit ends the app where that is nothing.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { nil }
}

/// How the clock at the top looks.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// In which ways a screen may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
