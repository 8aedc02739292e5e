public import Testing

/// A promise of `SECURITY.md` that a test checks: the name in the first column of its table.
///
/// A test in HouseTests checks that every promise has a test, and that every name is in the table.
///
/// ```swift
/// @Test("a loaded program cannot bind a socket", .promise("no-network"))
/// ```
public struct Promise: TestTrait, SuiteTrait {
  /// The name of the promise, as the table spells it.
  public let name: String
  /// A suite's promise is one of each of its tests.
  public var isRecursive: Bool { true }
}

extension Trait where Self == Promise {
  /// A trait of a test for the promise called `name`.
  public static func promise(_ name: String) -> Promise { Promise(name: name) }
}
