/// The root of views and view controllers. There are no events.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShow")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")

  public override init() { super.init() }
  open class func description() -> String { String(reflecting: self) }

  open var next: UIResponder? { nil }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open func awakeFromNib() {}

  /// Called for observed values of a view; see `addObserver(_:forKeyPath:options:context:)`.
  open nonisolated func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
