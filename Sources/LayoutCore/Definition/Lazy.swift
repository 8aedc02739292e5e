import Synchronization

/// A value that is made when it is first read, and then kept.
///
/// For what costs much and may not be needed: the definitions of all strategies take longer than the
/// first picture of one. Not for values that must be the same in two processes, or that can fail.
///
/// ```swift
/// let words = Lazy { ["masonry", "grid"] }
/// words.value.count  // 2; the closure ran once
/// ```
package final class Lazy<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  /// A value that `make` makes. It must not read the value itself.
  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value. Readers on other threads wait for the first one.
  package var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
