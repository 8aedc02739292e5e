/// What surrounds a view. The driver sets it.
@preconcurrency @MainActor open class UITraitCollection: NSObject {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass, userInterfaceIdiom: UIUserInterfaceIdiom
  public let layoutDirection: UITraitEnvironmentLayoutDirection, displayScale: CGFloat
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified, displayScale: CGFloat = 0
  ) {
    (self.horizontalSizeClass, self.verticalSizeClass) = (horizontalSizeClass, verticalSizeClass)
    (self.userInterfaceIdiom, self.layoutDirection) = (userInterfaceIdiom, layoutDirection)
    self.displayScale = displayScale
  }

  /// The traits of all of `collections`; of several that specify a trait, the last one counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    func last<T: Equatable>(_ trait: KeyPath<UITraitCollection, T>, but none: T) -> T {
      collections.map { $0[keyPath: trait] }.last { $0 != none } ?? none
    }
    self.init(
      horizontalSizeClass: last(\.horizontalSizeClass, but: .unspecified),
      verticalSizeClass: last(\.verticalSizeClass, but: .unspecified),
      userInterfaceIdiom: last(\.userInterfaceIdiom, but: .unspecified),
      layoutDirection: last(\.layoutDirection, but: .unspecified),
      displayScale: last(\.displayScale, but: 0))
  }

  /// Whether it has every trait that `trait` specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    let both = UITraitCollection(traitsFrom: [self, trait ?? self])
    return (horizontalSizeClass, verticalSizeClass, displayScale)
      == (both.horizontalSizeClass, both.verticalSizeClass, both.displayScale)
      && (userInterfaceIdiom, layoutDirection) == (both.userInterfaceIdiom, both.layoutDirection)
  }

  /// The traits of the screen.
  public static var current: UITraitCollection { UIScreen.main.traitCollection }
}

@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UITraitEnvironmentLayoutDirection: Sendable {
  case unspecified, leftToRight, rightToLeft
}
public enum UIUserInterfaceIdiom: Sendable {
  case unspecified, phone, pad, tv, carPlay, mac, vision
}
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The sizes of text that a user can choose, the smallest first.
public enum UIContentSizeCategory: Sendable, Comparable {
  case unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge
  case extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChange")
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
