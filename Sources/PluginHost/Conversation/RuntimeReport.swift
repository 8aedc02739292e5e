public import LayoutCore

/// How the runtime of a program reports, on standard error, what the program was doing. Swift's does.
public struct RuntimeReport: Sendable {
  /// The variables of the environment with which it reports traps, and without.
  public var environment: (on: String, off: String)
  /// The text that ends a report.
  public var end: String
  /// The place where the program was interrupted; nil where the messages do not contain it.
  public var whereabouts: @Sendable (_ messages: String) -> String?
  /// Where the program trapped, and why; nil where the messages report no trap.
  public var trap: @Sendable (_ messages: String) -> Trap?
  /// The messages without the runtime's report.
  public var ownWords: @Sendable (_ messages: String) -> Substring

  /// A runtime whose reports are read by these functions.
  public init(
    environment: (on: String, off: String), end: String,
    whereabouts: @escaping @Sendable (String) -> String?,
    trap: @escaping @Sendable (String) -> Trap?,
    ownWords: @escaping @Sendable (String) -> Substring
  ) {
    (self.environment, self.end) = (environment, end)
    (self.whereabouts, self.trap, self.ownWords) = (whereabouts, trap, ownWords)
  }
}
