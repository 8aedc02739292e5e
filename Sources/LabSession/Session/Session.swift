public import LabLanguage
import LabReport
public import LayoutCore
import LayoutText

/// A session: what is set, what it was before, and the layout that follows from it. A value; a
/// command that fails leaves it as it was.
public struct Session: Sendable {
  /// The available strategies in the order of `help`: the lab's own, then those that were loaded.
  public internal(set) var strategies: [AnyStrategy]
  /// The available commands.
  public internal(set) var commands: CommandTable
  /// The initial state, to which `reset` goes back.
  package internal(set) var start: Start
  /// What is set now.
  public internal(set) var state: SessionState
  /// The layout that follows from `state`, solved as far as it was needed.
  public internal(set) var layout: CollectionLayout {
    didSet {
      layout.orthogonalOffsets = state.scrolling.orthogonalOffsets
      summary = layout.summary
    }
  }
  /// What each query asks about `layout`, read when it changes.
  private(set) var summary: CollectionLayout.Summary
  /// What `undo` and `redo` go through.
  public var history = History()
  var marks: [Mark] = []
  /// The commands that succeeded.
  public internal(set) var transcript = Transcript()
  /// The files that the session writes and watches.
  package(set) public var files = FilesInUse()
  /// What was answered last.
  package var answers = Answers()
  var execution = Execution()
  var modules: Modules

  /// The initial state, and what follows from the strategies that are there then.
  ///
  /// A class, because it never changes: a copy of a session does not copy it.
  package final class Start: Sendable {
    package let state: SessionState
    let layout: CollectionLayout
    private let strategies: [AnyStrategy]

    init(_ state: SessionState, _ layout: CollectionLayout, _ strategies: [AnyStrategy]) {
      (self.state, self.layout, self.strategies) = (state, layout, strategies)
    }

    /// Whether a strategy of the lab itself has this name, which no loaded strategy can have then.
    func hasStrategy(named name: String) -> Bool {
      strategies.contains { $0.definition.name == name || $0.definition.aliases.contains(name) }
    }
  }

  /// A session with `strategies`, at least one, and with the commands of `modules`; its first
  /// layout is that of the strategy called `first`, or of the first strategy.
  ///
  /// - Throws: `internalError` where there is no strategy.
  public init(
    strategies: [AnyStrategy], first: String = "masonry", modules: [SessionModule] = []
  ) throws(LabError) {
    self.strategies = strategies
    commands = CommandTable(with: modules)
    self.modules = Modules(modules)
    guard
      let strategy = strategies.first(where: { $0.definition.name == first }) ?? strategies.first
    else { throw LabError(.internalError("a session needs a strategy")) }
    state = SessionState(strategy: strategy, templates: strategies.flatMap { $0.presets }.templates)
    layout = try Session.solved(state, at: nil, stop: .never)
    summary = layout.summary
    start = Start(state, layout, strategies)
  }

  /// The name of the strategy in use; that of the section that commands are for.
  public var strategyName: String {
    let sections = state.request.sections
    return sections.isEmpty
      ? "" : sections[min(scope ?? 0, sections.count - 1)].strategy.definition.name
  }

  /// The section that commands are for; nil: all.
  package internal(set) var scope: Int? {
    get { execution.scope }
    set { execution.scope = newValue }
  }

  /// Whether another command follows on the line of the one that runs.
  package var isFollowedOnLine: Bool { execution.isFollowed }

  package var isPlayingScript: Bool { execution.scriptDepth > 0 }

  /// How far apart two numbers can be and still be equal, in points.
  package var tolerance: Double { execution.defaults.tolerance }

  /// Shows another layout, from its start: `layout`, the result of `request`.
  package mutating func show(
    _ request: LayoutRequest, _ layout: CollectionLayout, query: Rect?
  ) {
    state.request = request
    state.scrolling = Scrolling()
    self.layout = layout
    answers.query = query.map { ($0, 0) }
  }

  /// Whether `quit` ended the session.
  public var wantsToQuit: Bool { execution.wantsToQuit }
}

extension Session {
  /// What the prompt's field shows now.
  public func value(of field: PromptTemplate.Field, hasFailed: Bool) -> String {
    switch field {
    case .strategy: strategyName
    case .width: NumberText.formatShort(state.request.container.width)
    case .height: NumberText.formatShort(state.request.container.height)
    case .n: String(state.itemCount)
    case .sections: String(state.request.sections.count)
    case .mark: hasFailed ? "!" : ""
    }
  }
}
