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

extension NotificationCenter {
  /// Registers nobody: without Objective-C a selector cannot be sent.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
}
