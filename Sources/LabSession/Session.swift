public import LabLanguage
import LabReport
public import LayoutCore

/// A session: what is set, what it was before, and the layout that follows from it. A value; a
/// command that fails leaves it as it was.
public struct Session: Sendable {
  /// The strategies there are, in the order of `help`: the lab's own, then those that were loaded.
  public internal(set) var strategies: [AnyStrategy]
  /// The commands there are, in the order of `help`.
  public let commands: [Command]
  /// What is set now.
  public internal(set) var state: SessionState
  /// The layout that follows from `state`, solved as far as somebody asked.
  public internal(set) var layout: CollectionLayout {
    didSet { layout.orthogonalOffsets = state.scrolling.orthogonalOffsets }
  }
  /// What was set before, the latest last.
  var past: [SessionState] = []
  /// What was undone, the latest last.
  var future: [SessionState] = []
  /// The states that were given a name, in the order they were.
  public internal(set) var marks: [Mark] = []
  /// The rectangle of the last query, and what it visited: `QueryCost.visited`.
  var lastQuery: (rect: Rect, visited: Int)?
  /// The command that is running.
  var running: Statement?
  /// Who runs commands now.
  var source = Origin.Source.typed
  /// How often something was set.
  var originCount = 0
  /// The commands a person defined, in the order they were.
  public internal(set) var macros: [Macro] = []
  /// How many macros are running, each run by the one before.
  var macroDepth = 0
  /// The last answer, for `last`.
  var lastAnswer: (any Report)?
  /// What the last answer was about: `$`.
  var answered: LastAnswer?
  /// What the parts of the running command took; only kept where somebody wants to know.
  var times = CommandTimes()
  /// What the command that runs has done, beside what the state tells.
  var changeRecord = ChangeRecord()
  /// The section that commands are meant for; nil for all.
  var scope: Int?
  /// The commands that were run and succeeded, in the words they were given in.
  public internal(set) var transcript: [TranscriptLine] = []
  /// How many commands and changes are kept at least; nil: all. A script may have any number.
  public var kept: Int?
  /// How many commands of the transcript are gone.
  var forgottenCommands = 0
  /// What `record` writes; nil where nothing is recorded.
  public internal(set) var recording: Recording?
  /// The files that this session wrote, by their located paths, as they were then.
  var writtenFiles: [String: OldContent] = [:]
  /// The files that are loaded anew when they are saved.
  var watched: [WatchedFile] = []
  /// The examples of the page of help that was read last.
  var helpExamples: [Example] = []
  /// Short words that the prompt writes out, with what they stand for.
  public internal(set) var abbreviations: [String: String] = [:]
  /// Whether the person wants to leave.
  public internal(set) var wantsToQuit = false

  /// The lesson that is being learned.
  var lesson: LessonRun?
  /// The lesson whose progress is deleted if the person says yes.
  var lessonToForget: String?
  /// Whether it was said that progress is not saved.
  var hasToldOfProgress = false

  /// How many session files are being played, each run by a command of the one before.
  var playDepth = 0
  /// What the header of the session file decides that is being played.
  var defaults = SessionDefaults()

  /// How many of the strategies are the lab's own.
  let ownStrategyCount: Int
  let start: SessionState
  let startLayout: CollectionLayout
  let commandIndex: [String: Int]

  /// A lab of `strategies`, of which there is at least one; the first picture is of the one called
  /// `first`, or of the first of all.
  ///
  /// - Throws: `internalError` where there is no strategy; what is wrong with a strategy's own
  ///   group descriptions.
  public init(strategies: [AnyStrategy], first: String = "masonry") throws(LabError) {
    self.strategies = strategies
    ownStrategyCount = strategies.count
    commands = Command.all
    commandIndex = Session.index(of: Command.all)
    guard
      let strategy = strategies.first(where: { $0.definition.name == first }) ?? strategies.first
    else { throw LabError(.internalError("a lab needs a strategy")) }
    let templates = try Session.presets(of: strategies)
    start = SessionState(strategy: strategy, templates: templates)
    state = start
    do throws(LayoutError) {
      var layout = try CollectionLayout(start.request)
      try layout.solve()
      startLayout = layout
      self.layout = layout
    } catch {
      throw LabError(error)
    }
  }

  /// The group descriptions that strategies bring along.
  private static func presets(
    of strategies: [AnyStrategy]
  ) throws(LabError) -> [String: SectionTemplate] {
    var templates: [String: SectionTemplate] = [:]
    for preset in strategies.flatMap(\.definition.presets) {
      templates[preset.name] = try TemplateParser.parse(preset)
    }
    return templates
  }

  /// The name of the strategy in use; that of the section commands are meant for.
  public var strategyName: String {
    let sections = state.request.sections
    return sections.isEmpty
      ? "" : sections[min(scope ?? 0, sections.count - 1)].strategy.definition.name
  }
}

/// A command that was run.
public struct TranscriptLine: Sendable {
  /// The words.
  public var text: String
  /// Whether it changes anything a person can set.
  public var changes: Bool
  /// Whether a saved session repeats it.
  public var isSaved: Bool
  /// The number of the command before it among those that led to the state it left; 0 for none.
  var previous = 0
  /// Whether it did what `undo` does not take back: defined a command, loaded strategies.
  var isLasting = false
  /// Whether it changed the state.
  var changedState = false
}
