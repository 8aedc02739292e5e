/// The observers of one view's values. A view calls them after every change of its place, its
/// bounds, its content and its insets; each compares the value that it observes.
final class KeyValueWatches: @unchecked Sendable {
  /// One who listens.
  struct Watch {
    /// Ends with the token where there is one, as in Foundation.
    let isOver: () -> Bool
    /// Whom a removal names: the observer, the path, the context.
    let name: Name?
    /// Compares the value, and reports a change.
    let check: () -> Void
  }

  /// Whom a removal names.
  struct Name: Equatable {
    let observer: ObjectIdentifier
    let path: String
    let context: UnsafeMutableRawPointer?
  }

  private let lock = NSLock()
  private var watches: [Watch] = []

  var isEmpty: Bool { lock.withLock { watches.allSatisfy { $0.isOver() } } }

  func add(_ watch: Watch) { lock.withLock { watches.append(watch) } }

  /// Removes the last that was added under `name`; with a nil context whatever its context is.
  func remove(_ name: Name) {
    lock.withLock {
      let place = watches.lastIndex { watch in
        guard let own = watch.name else { return false }
        return own == name
          || (name.context == nil && own.observer == name.observer && own.path == name.path)
      }
      if let place { watches.remove(at: place) }
    }
  }

  func changed() {
    let all = lock.withLock {
      watches.removeAll { $0.isOver() }
      return watches
    }
    for watch in all { watch.check() }
  }
}

/// A value as it was last seen.
struct WatchedValue<Value> {
  private(set) var last: Value

  init(_ value: Value) { last = value }

  /// The value before, where `new` is another one; a value that cannot be compared always is.
  mutating func change(to new: Value) -> Value? {
    let old = last
    last = new
    func isSame<Compared: Equatable>(_ value: Compared) -> Bool { value == old as? Compared }
    if let new = new as? any Equatable, isSame(new) { return nil }
    return old
  }
}
