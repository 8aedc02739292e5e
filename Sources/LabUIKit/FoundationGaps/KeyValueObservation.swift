/// Somebody who wants to hear of changes of a property. Without Objective-C nobody is told of any;
/// who asks for the value to begin with gets it.
public final class NSKeyValueObservation: NSObject, Sendable {
  public func invalidate() {}
}

/// What a change of an observed value says.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// How an observed value changed.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// What can be observed by a key path: every object.
public protocol KeyValueObserved {}

extension NSObject: KeyValueObserved {}

extension KeyValueObserved {
  /// Calls `changeHandler` at once where `options` ask for the initial value, and never again.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }
}
