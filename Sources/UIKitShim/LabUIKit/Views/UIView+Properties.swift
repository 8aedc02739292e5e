/// What can be set of a view and is only kept.
struct ViewProperties {
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var contentScaleFactor: CGFloat = 1
  var isMultipleTouchEnabled = false
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var accessibilityTraits: UIAccessibilityTraits = []
  var accessibilityElementsHidden = false
  var accessibilityHint: String?
  var accessibilityValue: String?
  var layoutGuides: [UILayoutGuide] = []
  var motionEffects: [UIMotionEffect] = []
  var interactions: [any UIInteraction] = []
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

extension UIView {
  /// Whether a view's tint is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  public var tintAdjustmentMode: TintAdjustmentMode {
    get { properties.tintAdjustmentMode }
    set { properties.tintAdjustmentMode = newValue }
  }
  public var contentScaleFactor: CGFloat {
    get { properties.contentScaleFactor }
    set { properties.contentScaleFactor = newValue }
  }
  public var isMultipleTouchEnabled: Bool {
    get { properties.isMultipleTouchEnabled }
    set { properties.isMultipleTouchEnabled = newValue }
  }
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { properties.overrideUserInterfaceStyle }
    set { properties.overrideUserInterfaceStyle = newValue }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { properties.accessibilityTraits }
    set { properties.accessibilityTraits = newValue }
  }
  public var accessibilityElementsHidden: Bool {
    get { properties.accessibilityElementsHidden }
    set { properties.accessibilityElementsHidden = newValue }
  }
  public var accessibilityHint: String? {
    get { properties.accessibilityHint }
    set { properties.accessibilityHint = newValue }
  }
  public var accessibilityValue: String? {
    get { properties.accessibilityValue }
    set { properties.accessibilityValue = newValue }
  }

  // MARK: Guides, gestures, motion

  public var layoutGuides: [UILayoutGuide] { properties.layoutGuides }
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    properties.layoutGuides.append(guide)
  }
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    properties.layoutGuides.removeAll { $0 === guide }
  }
  public var interactions: [any UIInteraction] {
    get { properties.interactions }
    set { properties.interactions = newValue }
  }
  public func addInteraction(_ interaction: any UIInteraction) {
    properties.interactions.append(interaction)
  }
  public func removeInteraction(_ interaction: any UIInteraction) {
    properties.interactions.removeAll { $0 === interaction }
  }
  public var motionEffects: [UIMotionEffect] {
    get { properties.motionEffects }
    set { properties.motionEffects = newValue }
  }
  public func addMotionEffect(_ effect: UIMotionEffect) { properties.motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    properties.motionEffects.removeAll { $0 === effect }
  }

  // MARK: Constraints

  /// UIKit's own, unless set: `defaultLow`.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    properties.hugging[axis] ?? .defaultLow
  }
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { properties.hugging[axis] = priority }
  /// UIKit's own, unless set: `defaultHigh`.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { properties.resistance[axis] ?? .defaultHigh }
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { properties.resistance[axis] = priority }

  public var forFirstBaselineLayout: UIView { self }
  public var forLastBaselineLayout: UIView { self }
  public var alignmentRectInsets: UIEdgeInsets { .zero }

  // MARK: The tree

  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
  }
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
  ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }
  @discardableResult public func endEditing(_ force: Bool) -> Bool { true }
}

/// What a view is for those who do not see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
}

/// What a person has turned on; nobody has turned on anything.
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
}
