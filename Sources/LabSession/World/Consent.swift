/// The answer to a yes-or-no question.
public enum Consent: Sendable, Hashable {
  /// Do it.
  case yes
  /// Leave it.
  case no

  /// The answer in `answer`: `y`, `yes`, `n` or `no`, in upper or lower case, with blanks around
  /// them; nil for anything else.
  public init?(_ answer: String) {
    switch answer.lowercased().filter({ !$0.isWhitespace }) {
    case "y", "yes": self = .yes
    case "n", "no": self = .no
    default: return nil
    }
  }
}
