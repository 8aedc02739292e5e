public import LabLanguage

/// One thing that happens while a session file is played.
public enum SessionEvent: Sendable {
  /// A file begins: its path, and its header.
  case file(String, SessionHeader)
  /// A paragraph line.
  case narration(String)
  /// A heading; `opensStep` if it names a sub-test.
  case heading(String, opensStep: Bool)
  /// A resume point and sub-test.
  case step(id: String, title: String)
  /// Wait for Enter in an interactive run.
  case pause
  /// Wait so long, in an export.
  case sleep(seconds: Double)
  /// A question, which the player passes over.
  case question(Question)
  /// A question whose answer is wrong, or cannot be checked.
  case unproven(Diagnostic)
  /// A line of commands is about to run.
  case command(PlayedCommand)
  /// One command of the line has replied.
  case reply(Reply, to: Statement, of: PlayedCommand)
  /// The line failed; `isExpected` if the session expects that.
  case error(Diagnostic, isExpected: Bool, of: PlayedCommand)
  /// The line is over.
  case outcome(Outcome, of: PlayedCommand)
  /// A file is not played, for this reason.
  case skipped(path: String, reason: String)
  /// The file itself cannot be played: it is missing, or something is wrong with it.
  case refused(Diagnostic)
}

/// A line of commands in its file.
public struct PlayedCommand: Sendable {
  /// The commands, with what is expected of them.
  public let step: CommandStep
  /// The file that contains it.
  public let path: String
  /// Whether it runs without being shown.
  public let isHidden: Bool
  /// How many files include that file; 0 for the file that is played.
  public let depth: Int
  /// How far numbers after `|~` may be off, in points.
  public let tolerance: Double
  /// The most seconds that it may run, and then that its output may be compared; nil: any number.
  public let seconds: Double?
}
