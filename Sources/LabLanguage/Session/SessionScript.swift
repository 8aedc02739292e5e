/// The contents of a session file for a player: blocks in order, without text to parse.
public struct SessionScript: Sendable, Hashable {
  /// The directives above the first command.
  public var header = SessionHeader()
  /// The blocks in the order of the file.
  public var blocks: [Block] = []

  /// The paths of the files that it includes, as written, on whatever condition.
  public var includes: [String] { Self.includes(in: blocks) }

  private static func includes(in blocks: [Block]) -> [String] {
    blocks.flatMap { block -> [String] in
      switch block.kind {
      case .include(let path): [path]
      case .conditional(_, let then, let otherwise): includes(in: then) + includes(in: otherwise)
      default: []
      }
    }
  }
}

/// The header of a session file: the directives above its first command, each a property with the
/// name of the directive. A directive that is absent has the default.
public struct SessionHeader: Sendable, Hashable {
  /// `@kind`: a lesson, which `learn` plays, or a session for `run`, `test` and `demo`.
  public var kind = SessionKind.session
  /// `@id`: the name under which a lesson's progress is stored; `learn NAME` opens it.
  public var id: String?
  public var title: String?
  /// `@summary`: one sentence, shown in the list of lessons.
  public var summary: String?
  /// `@minutes`: how long a lesson takes, as its author measured it.
  public var minutes: Int?
  /// `@tags`: subjects, separated by commas in the file.
  public var tags: [String] = []
  /// `@author`: who wrote the file.
  public var author: String?
  /// `@license`: the terms under which others may use it.
  public var license: String?
  /// `@lang`: the language of the narration, such as `de`; nil where the file sets none.
  public var language: String?
  /// `@requires`: what the file needs; `test` skips it where something is missing.
  public var requirements: [Requirement] = []
  /// `@terminal`: the size and characters of the page that `test` draws on.
  public var terminal = TerminalProfile()
  /// `@seed`: the seed of random sizes, and of the order of a question's choices; nil for the
  /// default.
  public var seed: UInt64?
  /// `@tolerance`: how far numbers after `|~` may differ, in points.
  public var tolerance = 0.01
  /// `@timeout`: the time limit of each command, in seconds; nil for none.
  public var timeout: Double?

  /// An empty header.
  public init() {}
}

/// One thing a player does.
public struct Block: Sendable, Hashable {
  /// What it does.
  public indirect enum Kind: Sendable, Hashable {
    /// A paragraph line, shown in lessons.
    case narration(String)
    /// A heading. It names a sub-test, unless an `@step` follows and does.
    case heading(String, opensStep: Bool)
    /// A resume point and sub-test.
    case step(id: String, title: String)
    /// A command to run.
    case command(CommandStep)
    /// A question to ask.
    case question(Question)
    /// One of two lists of blocks.
    case conditional(Condition, then: [Block], else: [Block])
    /// Wait for Enter.
    case pause
    /// Wait, in an export.
    case sleep(seconds: Double)
    /// Run without showing from here.
    case hide
    /// Show again from here.
    case show
    /// Back to the state at the start.
    case reset
    /// Run another file.
    case include(String)
    /// Failures do not stop the file from here.
    case keepGoing
  }

  /// What it does.
  public var kind: Kind
  /// The line of the file it begins at, from 1.
  public var line: Int
  /// The place of its first line in the source.
  public var span: SourceSpan
}

/// A command with the output that is expected of it.
public struct CommandStep: Sendable, Hashable {
  /// The commands of the lines: one or several.
  public var commands: LexedText
  /// The first line of the command in the file, from 1.
  public var line: Int
  /// The place of the command in the source.
  public var span: SourceSpan
  /// The index of the command among the file's lines; its expectations follow there.
  public var lineIndex: Int
  /// The expected output; empty if any will do.
  public var expectations: [ExpectedLine] = []

  /// The commands as written, perhaps over several lines.
  public var text: String { commands.source }

  /// Whether the command is expected to fail.
  public var expectsFailure: Bool { expectations.last?.expectsFailure ?? false }
}

/// A question: everything between `@ask` or `@predict` and `@end`.
public struct Question: Sendable, Hashable {
  /// Whether the question comes before the next command shows its output.
  public var isPrediction: Bool
  /// The form of the answer.
  public var type: AnswerType
  /// The text of the question.
  public var text: String
  /// The right answers; several must agree.
  public var answers: [Answer] = []
  /// What to choose from.
  public var choices: [Choice] = []
  /// Replies to typical mistakes.
  public var mistakes: [Mistake] = []
  /// The ladder of hints.
  public var hints: [String] = []
  /// Shown after the right answer.
  public var explanations: [String] = []
  /// The conditions that the learner has to reach, for `do`.
  public var goals: [String] = []
  /// Sentences to show in place of a goal that is not reached yet, by the index of the goal.
  public var reminders: [Int: String] = [:]
  /// The commands that are allowed, for `do`; empty for all.
  public var allowed: [String] = []
  /// The fewest commands known.
  public var par: Int?
  /// Commands that reach the goals.
  public var solution: [CommandStep] = []
  /// The places of its lines.
  public var places = QuestionPlaces()

  /// One of several answers to choose from.
  public struct Choice: Sendable, Hashable {
    /// The answer.
    public var text: String
    public var isRight: Bool
    /// Why it is right or wrong.
    public var because: String?
  }

  /// A typical wrong answer.
  public struct Mistake: Sendable, Hashable {
    /// The answer as written.
    public var value: String
    public var reply: String
  }
}
