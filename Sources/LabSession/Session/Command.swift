public import LabLanguage
public import LabReport

/// A command: its definition, and what it does.
public struct Command: Sendable {
  /// Name, forms, help and examples.
  public let definition: CommandDefinition
  let run: @Sendable (inout Session, Arguments, World) throws(LabError) -> Reply

  /// The command that `definition` describes.
  package init(
    _ definition: CommandDefinition,
    run: @escaping @Sendable (inout Session, Arguments, World) throws(LabError) -> Reply
  ) {
    self.definition = definition
    self.run = run
  }
}

/// What a command replies.
public struct Reply: Sendable {
  /// The answer; it goes to standard output.
  public var report: any Report
  /// What is worth saying beside it; it goes to standard error.
  public var notes: [Markup]
  /// How much of the answer is shown, where it is not all of it, and what shows the rest: said even
  /// where notes are not, and never where a program reads the answer, for it gets all.
  public var omission: Markup?
  /// What stopped a file that the command played; what came before it is in the report, and in
  /// the lab.
  public var failure: Diagnostic?
  /// Whether the same command may answer otherwise the next time: it tells times.
  public var varies = false
  /// Commands that the prompt runs next, as if they were typed.
  public var retyped: String?
  /// Commands that one might try next, each a line that runs as it is; where there are none, those
  /// of the definition are.
  public var next: [String] = []
  /// Lines of elsewhere that the prompt keeps with those that were typed.
  public var imported: [String] = []
  /// Whether a pager may show it where it is longer than the screen.
  public var isPaged = true

  /// An answer, and what is worth saying beside it.
  public init(_ report: any Report, notes: [Markup] = [], failure: Diagnostic? = nil) {
    self.report = report
    self.notes = notes
    self.failure = failure
  }

  /// Nothing but commands to run next.
  init(retyping text: String) {
    self.init(TextReport([]))
    retyped = text
  }

  /// Nothing to say.
  public static var silent: Reply { Reply(TextReport([])) }
}
