// There are no touches: a recognizer stays in its first state, and its action is never sent.

@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  public internal(set) weak var view: UIView?
  open var name: String?, state = State.possible, isEnabled = true, cancelsTouchesInView = true
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  public init(target: Any? = nil, action: Selector? = nil) { super.init() }

  open func addTarget(_ target: Any, action: Selector) {}
  open func require(toFail other: UIGestureRecognizer) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Everything is optional in UIKit and has UIKit's default here.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
}

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var maximumNumberOfTouches = Int.max, minimumNumberOfTouches = 1
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}

@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
}

@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1), left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4), down = Direction(rawValue: 8)
  }
  open var direction = Direction.right, numberOfTouchesRequired = 1
}
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

extension UIView {
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
}

@preconcurrency @MainActor open class UITouch: NSObject {
  open func location(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor open class UIEvent: NSObject {
  open var type: EventType { .touches }
  public enum EventType: Sendable { case touches, motion, remoteControl, presses, scroll, hover }
}
