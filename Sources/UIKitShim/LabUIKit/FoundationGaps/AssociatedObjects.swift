/// How an object stores an associated one; here it always retains it.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// What was associated with `object` under `key`; nil where nothing was.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// Associates `value` with `object` under `key`, in the place of what was; nil takes that away.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { AssociatedObjects.shared.set(value, of: object as AnyObject, key) }

/// The associated objects of objects, during their lifetime.
private final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      let entry = entries[ObjectIdentifier(object)]
      return entry?.object === object ? entry?.values[key] : nil
    }
  }

  func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) {
    lock.withLock {
      let id = ObjectIdentifier(object)
      // A place in memory is used again by another object.
      if entries[id]?.object !== object {
        entries = entries.filter { $0.value.object != nil }
        entries[id] = Entry(object: object)
      }
      entries[id]?.values[key] = value
    }
  }
}
