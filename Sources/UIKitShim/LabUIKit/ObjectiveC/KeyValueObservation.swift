/// An observation of a property, until it is invalidated or deallocated.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var isOver = false

  var hasEnded: Bool { lock.withLock { isOver } }

  public func invalidate() { lock.withLock { isOver = true } }
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind, newValue: Value?, oldValue: Value?

  fileprivate init(new: Value?, old: Value?) { (kind, newValue, oldValue) = (.setting, new, old) }
}

/// How an observed value changed.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// What can be observed by a key path: every object.
public protocol KeyValueObserved: AnyObject {}

extension NSObject: KeyValueObserved {}

extension KeyValueObserved {
  /// Calls `changeHandler` whenever a value of a view has changed: its place, its bounds, its
  /// content and its insets, and what follows from them. Changes of other objects are not observed:
  /// there is no Objective-C. The initial value is passed for every object, if `options` include
  /// it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let token = NSKeyValueObservation()
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(new: value, old: nil))
    }
    guard let view = self as? UIView else { return token }
    var watched = WatchedValue(self[keyPath: keyPath])
    view.watches.add(
      KeyValueWatches.Watch(isOver: { [weak token] in token?.hasEnded ?? true }, name: nil) {
        [weak self] in
        guard let self else { return }
        let new = self[keyPath: keyPath]
        guard let old = watched.change(to: new) else { return }
        changeHandler(
          self,
          NSKeyValueObservedChange(
            new: options.contains(.new) ? new : nil, old: options.contains(.old) ? old : nil))
      })
    return token
  }
}
