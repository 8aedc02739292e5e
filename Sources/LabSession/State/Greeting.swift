/// What to show above the first prompt.
public enum Greeting: String, Sendable, Hashable, CaseIterable {
  /// What this is, a picture, and what one might try.
  case all
  /// Nothing.
  case none
}
