/// The name of a method. There is no Objective-C here: it can be kept, compared and shown, and
/// nothing is ever sent to it.
public struct Selector: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { description = name }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension NSObject {
  /// Never: there is no Objective-C to ask.
  public func responds(to selector: Selector?) -> Bool { false }
}

extension Timer {
  /// A timer that does nothing: without Objective-C a selector cannot be sent.
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
  }

  /// A timer that does nothing: without Objective-C a selector cannot be sent.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) { self.init(timeInterval: timeInterval, repeats: repeats) { _ in } }
}

extension NotificationCenter {
  /// Registers nobody: without Objective-C a selector cannot be sent.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
}
