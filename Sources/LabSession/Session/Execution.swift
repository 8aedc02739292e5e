import LabLanguage

/// How commands run now: from which source, on which section, and how deeply nested.
struct Execution: Sendable {
  /// The command that runs; the outermost where commands run others.
  var command: Statement?
  /// Where commands come from.
  var source = Origin.Source.typed
  /// The section that commands are for; nil: all.
  var scope: Int?
  /// What the command that runs did so far.
  var record = ChangeRecord()
  /// How many macros run, each run by the one before.
  var macroDepth = 0
  /// How many session files play, each run by a command of the one before.
  var scriptDepth = 0
  /// What the header of the session file sets that plays.
  var defaults = SessionDefaults()
  /// Whether another command follows on the line of the one that runs.
  var isFollowed = false
  /// Whether changes only edit the state: the layout of all of them together comes later.
  var isGathering = false
  /// Whether commands run only to find out whether they would succeed.
  var isTrial = false
  /// Whether a `load` failed, in a script that continues after it; nothing is loaded then.
  var hasFailedLoad = false
  /// Whether the session is over: `quit` ran.
  var wantsToQuit = false
}
