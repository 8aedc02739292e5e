/// The settings that an audit did not try, because others took too long or ended the program.
struct SkippedSettings: Sendable, Hashable {
  /// What there were too many of.
  enum Reason: String {
    case crashes = "several crashes"
    case silence = "questions without an answer"
  }

  /// How many settings.
  var count: Int
  /// Why.
  var reason: Reason
}
