extension UIView {
  public nonisolated static var noIntrinsicMetric: CGFloat { -1 }
  public class var layoutFittingCompressedSize: CGSize { .zero }
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = Self(rawValue: 1), flexibleWidth = Self(rawValue: 2)
    public static let flexibleRightMargin = Self(rawValue: 4), flexibleTopMargin = Self(rawValue: 8)
    public static let flexibleHeight = Self(rawValue: 16), flexibleBottomMargin = Self(rawValue: 32)
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let view = UIView(frame: .zero)
    view.semanticContentAttribute = attribute
    return view.effectiveUserInterfaceLayoutDirection
  }

  /// Not the view that UIKit takes the looks of others from: no frame depends on it.
  public class func appearance() -> UIView { UIView() }
  @discardableResult public func endEditing(_ force: Bool) -> Bool { true }
}
