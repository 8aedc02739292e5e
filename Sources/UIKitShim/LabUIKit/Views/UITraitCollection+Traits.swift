extension UITraitCollection {
  // Each says one trait, and leaves the others as they are on the screen.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.current, horizontal: horizontalSizeClass)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.current, vertical: verticalSizeClass)
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(.current, idiom: userInterfaceIdiom)
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(.current, style: userInterfaceStyle)
  }
  public convenience init(displayScale: CGFloat) { self.init(.current, scale: displayScale) }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(.current, direction: layoutDirection)
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(.current, category: preferredContentSizeCategory)
  }
  /// Those of the last of `traits`.
  public convenience init(traitsFrom traits: [UITraitCollection]) {
    self.init(traits.last ?? .current)
  }

  private convenience init(
    _ other: UITraitCollection, horizontal: UIUserInterfaceSizeClass? = nil,
    vertical: UIUserInterfaceSizeClass? = nil, idiom: UIUserInterfaceIdiom? = nil,
    style: UIUserInterfaceStyle? = nil, scale: CGFloat? = nil,
    direction: UITraitEnvironmentLayoutDirection? = nil, category: UIContentSizeCategory? = nil
  ) {
    self.init(
      horizontalSizeClass: horizontal ?? other.horizontalSizeClass,
      verticalSizeClass: vertical ?? other.verticalSizeClass,
      userInterfaceIdiom: idiom ?? other.userInterfaceIdiom,
      userInterfaceStyle: style ?? other.userInterfaceStyle,
      layoutDirection: direction ?? other.layoutDirection,
      displayScale: scale ?? other.displayScale,
      preferredContentSizeCategory: category ?? other.preferredContentSizeCategory)
  }

  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  public var legibilityWeight: UILegibilityWeight { .regular }
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  public var displayGamut: UIDisplayGamut { .P3 }

  /// Whether every trait is the same.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceStyle == other.userInterfaceStyle
      && layoutDirection == other.layoutDirection && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
  public func performAsCurrent(_ actions: () -> Void) { actions() }
}

extension UIContentSizeCategory: Comparable {
  private static let order: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    (order.firstIndex(of: first) ?? 0) < (order.firstIndex(of: second) ?? 0)
  }
}

/// Whether a screen stands above others.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// Whether people want more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// Whether people want bolder text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// Whether the screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

/// Which colours the screen has.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

/// A trait by its type.
public protocol UITraitDefinition {}
/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The reading direction.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// How large people want their text.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// Pixels a point.
public enum UITraitDisplayScale: UITraitDefinition {}

/// Somebody who wants to hear of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

private final class KeptTraitRegistration: NSObject, UITraitChangeRegistration {}

extension UITraitEnvironment {
  /// Kept, and never called: views are made anew in other surroundings.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { KeptTraitRegistration() }
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration { KeptTraitRegistration() }
}
