// Constraints are stored and not solved: a cell has the frame that the layout gives it.

/// A relation between two anchors.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }
  public enum Attribute: Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline, notAnAttribute
  }
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var constant: CGFloat, priority = UILayoutPriority.required, isActive = false
  open var identifier: String?

  public init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) { self.constant = constant }

  init(_ constant: CGFloat) { self.constant = constant }
  public override convenience init() { self.init(0) }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Always empty: the format is not read.
  open class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
}

public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000), defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250), fittingSizeLevel = UILayoutPriority(50)
}

/// One side, a center line or a dimension of a view.
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint(constant) }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
}

/// What has anchors: a view or a guide.
@preconcurrency @MainActor public protocol Anchored: AnyObject {}

extension UIView: Anchored {}
extension UILayoutGuide: Anchored {}

extension Anchored {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open var identifier = ""
  open internal(set) weak var owningView: UIView?
  private let place: (@MainActor (UIView) -> CGRect)?

  public override init() { place = nil }

  init(_ view: UIView, place: @escaping @MainActor (UIView) -> CGRect) {
    self.place = place
    super.init()
    owningView = view
  }

  /// Zero for a guide that only constraints place.
  open var layoutFrame: CGRect { owningView.flatMap { place?($0) } ?? .zero }
}

extension UIView {
  public var safeAreaLayoutGuide: UILayoutGuide {
    UILayoutGuide(self) { $0.bounds.inset(by: $0.safeAreaInsets) }
  }
  public var layoutMarginsGuide: UILayoutGuide {
    UILayoutGuide(self) { $0.bounds.inset(by: $0.layoutMargins) }
  }
  /// The margins, but no wider than lines of the system's text are easily read: 672 points
  /// (https://useyourloaf.com/blog/readable-content-guides).
  public var readableContentGuide: UILayoutGuide {
    UILayoutGuide(self) {
      let margins = $0.bounds.inset(by: $0.layoutMargins)
      return margins.insetBy(dx: max(0, (margins.width - 672) / 2), dy: 0)
    }
  }
  public func addLayoutGuide(_ guide: UILayoutGuide) { guide.owningView = self }
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    self.constraints += constraints
  }
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}
