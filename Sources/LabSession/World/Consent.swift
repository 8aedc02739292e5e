/// What a person answers where yes or no is asked.
public enum Consent: Sendable, Hashable {
  /// Do it.
  case yes
  /// Leave it.
  case no

  /// What `answer` says: `y`, `yes`, `n` or `no`, in letters of any size, with blanks around them;
  /// nil for anything else.
  public init?(_ answer: String) {
    switch answer.lowercased().filter({ !$0.isWhitespace }) {
    case "y", "yes": self = .yes
    case "n", "no": self = .no
    default: return nil
    }
  }
}
