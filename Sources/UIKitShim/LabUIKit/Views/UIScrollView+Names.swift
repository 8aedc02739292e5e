extension UIScrollView {
  /// How quickly a swipe comes to rest.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// How the bars beside the content look.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// Whether an index is shown beside the content.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }

  /// When the keyboard goes.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}

/// Gives a scroll view its `delegate` from outside the class, so that a collection view can have
/// one of a narrower type under the same name, as in UIKit.
@preconcurrency @MainActor
public protocol ScrollDelegating: AnyObject {
  /// What `delegate` reads and writes.
  var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegating {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
