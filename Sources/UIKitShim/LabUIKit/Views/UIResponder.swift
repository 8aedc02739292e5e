/// The root of views and view controllers. There are no events here.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  /// Called for what was observed of a view (`addObserver(_:forKeyPath:options:context:)`).
  open nonisolated func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A finger on the screen; there is none here.
@preconcurrency @MainActor
open class UITouch: NSObject {
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// What happened to a device; nothing does here.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
