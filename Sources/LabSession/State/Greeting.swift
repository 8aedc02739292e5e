/// What a person sees before they type anything at the prompt.
public enum Greeting: String, Sendable, Hashable, CaseIterable {
  /// What this is, a picture, and what one might try.
  case all
  /// Nothing.
  case none
}
