public import LabLanguage
public import LabReport

/// A command: its definition, and what it does.
///
/// A class, because it never changes: each line passes it on.
public final class Command: Sendable {
  /// Name, forms, help and examples.
  public let definition: CommandDefinition
  let run: @Sendable (inout Session, Arguments, World) throws(LabError) -> Reply

  /// The command that `definition` describes.
  package init(
    _ definition: CommandDefinition,
    run: @escaping @Sendable (inout Session, Arguments, World) throws(LabError) -> Reply
  ) { (self.definition, self.run) = (definition, run) }
}

/// What a command replies: an answer as a value, which the program prints as text or JSON, and what
/// belongs beside it.
public struct Reply: Sendable {
  /// The answer; it goes to standard output.
  public var report: any Report
  /// Notes on the answer, for standard error.
  public var notes: [Markup]
  /// Which part of the answer is shown, if not all, and how to show the rest. Shown even without
  /// other notes, but not to a program, which gets the whole answer.
  public var omission: Markup?
  /// The failure of a file that the command played; the report and the session contain everything
  /// before it.
  public var failure: Diagnostic?
  /// Whether the answer may differ from run to run: it contains times.
  public var varies = false
  /// Commands that the prompt runs next, as if they were typed.
  public var retyped: String?
  /// Suggested commands, each a line that runs as written; if there are none, those of the
  /// definition.
  public var next: [String] = []
  /// Lines from another program for the history of the prompt.
  public var imported: [String] = []
  /// Whether a terminal is cleared first.
  public var clearsScreen = false
  /// Whether `last` repeats it, and `export` writes it.
  package var isAnswer = true
  /// Whether a pager may show it where it is longer than the screen.
  public var isPaged = true

  /// A reply with `report` as its answer, and `notes` for standard error.
  public init(_ report: any Report, notes: [Markup] = [], failure: Diagnostic? = nil) {
    (self.report, self.notes, self.failure) = (report, notes, failure)
  }

  /// Nothing but commands to run next.
  init(retyping text: String) {
    self.init(TextReport([]))
    retyped = text
  }

  /// A reply without output.
  public static var silent: Reply { Reply(TextReport([])) }
}
