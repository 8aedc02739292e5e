public final class UIImage: NSObject, Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// The configuration of a symbol; only its point size counts.
  public final class SymbolConfiguration: NSObject, Sendable {
    let pointSize: CGFloat

    public init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default)
    { self.pointSize = pointSize }
    public init(weight: SymbolWeight) { pointSize = 20 }
    public init(scale: SymbolScale) { pointSize = 20 }
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum SymbolScale: Sendable { case `default`, unspecified, small, medium, large }

  public let size: CGSize, scale: CGFloat = 1

  public override init() { size = .zero }
  /// An image of `size` points without content, for a layout that reads the size of its images.
  public init(empty size: CGSize) { self.size = size }
  /// What `#imageLiteral(resourceName:)` becomes.
  public convenience init(imageLiteralResourceName name: String) { self.init() }
  public convenience init?(named name: String) { nil }
  public convenience init?(named: String, in: Bundle?, compatibleWith: UITraitCollection?) { nil }
  public convenience init?(data: Data) { nil }
  /// A symbol, 20 points wide and high unless `configuration` has another point size.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration? = nil
  ) {
    let side = configuration?.pointSize ?? 20
    self.init(empty: CGSize(width: side, height: side))
  }

  public func draw(in rect: CGRect) {}
}

@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage?, isHighlighted = false

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

/// A path, as the box around its points.
open class UIBezierPath: NSObject {
  private var box = CGRect.null
  open var lineWidth: CGFloat = 1

  public override init() { super.init() }
  public init(rect: CGRect) { box = rect }
  public init(ovalIn rect: CGRect) { box = rect }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { box = rect }

  open var bounds: CGRect { box.isNull ? .zero : box }
  open var cgPath: CGPath { CGPath(boundingBox: bounds) }
  open func move(to point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
  open func addLine(to point: CGPoint) { move(to: point) }
  open func close() {}
  open func fill() {}
}

public struct CGPath: Sendable, Hashable {
  public let boundingBox: CGRect

  public func hash(into hasher: inout Hasher) { hasher.combine(boundingBox.width) }
}

public final class CGContext: Sendable {
  public func fill(_ rect: CGRect) {}
  public func setLineWidth(_ width: CGFloat) {}
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat
) {}
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIImage() }
public func UIGraphicsEndImageContext() {}

extension CALayer { public func render(in context: CGContext) {} }

extension UIView {
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
}
