/// The screen: an upright phone of 390 × 844 points at three pixels a point, unless the driver sets
/// another size or other traits.
@preconcurrency @MainActor open class UIScreen: NSObject {
  public static let main = UIScreen()

  open package(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  open var scale: CGFloat { traitCollection.displayScale }
  open package(set) var traitCollection = UITraitCollection(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone,
    layoutDirection: .leftToRight, displayScale: 3)
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}

/// The device: a phone, unless the driver's traits set another.
@preconcurrency @MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  open var model: String { "iPhone" }
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
public typealias UIInterfaceOrientation = UIDeviceOrientation

/// A window: as large as the screen, unless it has another size.
@preconcurrency @MainActor open class UIWindow: UIView {
  open override var bounds: CGRect {
    get { super.bounds.isEmpty ? UIScreen.main.bounds : super.bounds }
    set { super.bounds = newValue }
  }
  open override var frame: CGRect {
    get { super.frame.isEmpty ? UIScreen.main.bounds : super.frame }
    set { super.frame = newValue }
  }
  open var rootViewController: UIViewController?, screen = UIScreen.main
  open override var window: UIWindow? { self }
  open var windowScene: UIWindowScene? { UIApplication.shared.scene }
  open var isKeyWindow: Bool { self === UIApplication.shared.keyWindow }
}

@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  open var activationState: ActivationState { .foregroundActive }
  public let session = UISceneSession()
}

/// What the system keeps of a scene: nothing, until the app stores it.
@preconcurrency @MainActor open class UISceneSession: NSObject { open var userInfo: [String: Any]? }

/// Says what `UIApplication` says: the screen has no status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
}

/// The scene of the app: the screen, with one window.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }
  public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  public fileprivate(set) lazy var windows = [UIWindow()]
  open var keyWindow: UIWindow? { windows.first }
  open var interfaceOrientation: UIInterfaceOrientation { UIDevice.current.orientation }
}

@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}

/// The app around a layout: active, with a window that shows nothing.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, Sendable {}

  public static let shared = UIApplication()
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")

  open var delegate: (any UIApplicationDelegate)?
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var statusBarFrame: CGRect { .zero }
  fileprivate let scene = UIWindowScene()
  open var connectedScenes: Set<UIScene> { [scene] }
  open var windows: [UIWindow] { scene.windows }
  open var keyWindow: UIWindow? { scene.keyWindow }
  open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
}
