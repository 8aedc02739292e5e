/// A state with a name, to compare others with. Undo leaves marks alone.
public struct Mark: Sendable {
  /// The name of the mark.
  public let name: String
  /// What was set.
  public let state: SessionState
}
