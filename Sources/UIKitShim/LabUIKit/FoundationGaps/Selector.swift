/// The name of a method. There is no Objective-C here: it can be stored, compared and shown, and is
/// never sent.
public struct Selector: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { description = name }
}

extension Selector {
  /// The name of the method as Swift writes it, without its type: `size(of:)`.
  var methodName: Substring {
    let text = description[...]
    let head = text.prefix { $0 != "(" }
    let start = head.lastIndex(of: ".").map { text.index(after: $0) } ?? text.startIndex
    let end = text.firstIndex(of: ")").map { text.index(after: $0) } ?? text.endIndex
    return text[start..<end]
  }
}

/// An object that lists its methods, because there is no Objective-C to look them up.
public protocol SelectorAnswering {
  /// The names of its methods, with their labels: `size(of:)`.
  @MainActor var answeredMethods: Set<String> { get }
}

extension NSObjectProtocol {
  /// Whether the object conforms to the protocol `type`.
  public func conforms<Asked>(to type: Asked.Type) -> Bool { self is Asked }
  /// The class itself: nothing is archived.
  public static func classForCoder() -> AnyClass { self }
  /// Whether the object lists the method; without labels, the selector matches any of that name.
  @preconcurrency @MainActor public func responds(to selector: Selector?) -> Bool {
    guard let name = selector?.methodName, let it = self as? any SelectorAnswering
    else { return false }
    return it.answeredMethods.contains { $0 == name || $0.hasPrefix("\(name)(") }
  }
}

/// Timers that do nothing: without Objective-C a selector cannot be sent.
extension Timer {
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }

  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) { self.init(timeInterval: timeInterval, repeats: repeats) { _ in } }
}

extension NotificationCenter {
  /// Does nothing: without Objective-C a selector cannot be sent.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
}
