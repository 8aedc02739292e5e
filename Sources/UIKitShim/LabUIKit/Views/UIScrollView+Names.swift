extension UIScrollView {
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}

/// Declares `delegate` outside the class, so that a collection view can declare one of a narrower
/// type under the same name, as UIKit does.
@preconcurrency @MainActor public protocol ScrollDelegating: AnyObject {
  var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegating {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
