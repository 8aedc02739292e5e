public import LabLanguage
public import LabReport
import LayoutCore

/// Plays session files, for `run`, `test`, `replay` and `learn`.
///
/// 1. Read the file, and reject it if something is wrong with it.
/// 2. Skip it if something it needs is missing.
/// 3. Begin with the initial state; one `undo` restores the state before.
/// 4. Go through the blocks, and report each event to the watcher.
/// 5. Stop at the first unexpected failure, unless the file or the caller continues.
///
/// Questions are reported and skipped; their solutions run only when they are proven.
public struct Player: Sendable {
  /// Receives each event as it happens; false ends the file.
  public typealias Watcher = (SessionEvent) -> Bool

  /// How to play.
  public struct Options: Sendable {
    /// Whether failures do not stop the file; they still count.
    public var keepsGoing = false
    /// Whether a missing requirement is a failure.
    public var isStrict = false
    /// Whether output is made for the terminal that the file's header describes, 80 cells of
    /// Unicode without one, and not for the world's page.
    public var pinsTerminal = false
    /// Whether pictures fit the rows of the world's page, for a file that plays on a terminal.
    public var fitsScreen = false
    /// Proves a question: computes its answers, runs its solution, and returns what is wrong with
    /// it. Nil: questions are passed over.
    public var prove: (@Sendable (Question, SourceSpan, inout Session, World) -> [LabError])?

    /// Stop at the first failure; skip what cannot be played.
    public init() {}
  }

  /// The lab, as the commands left it.
  public internal(set) var session: Session
  /// The result so far.
  public internal(set) var result = PlayResult()
  let options: Options
  private var script = ScriptWalk()
  /// The header of a session that arrives in parts, as far as it is known.
  public internal(set) var header = SessionHeader()
  var predictions: [Prediction] = []

  /// A player of files in `session`.
  public init(_ session: Session, options: Options = Options()) {
    (self.session, self.options) = (session, options)
    script.keepsGoing = options.keepsGoing
  }

  /// Whether commands run without being shown.
  public var isHidden: Bool { script.isHidden }
  /// Whether failures do not end the file.
  var keepsGoing: Bool { script.keepsGoing }

  /// Plays the file at `path`.
  public mutating func play(_ path: String, in world: World, _ watch: Watcher) {
    let located = world.located(path)
    do throws(LabError) {
      let file = SessionFile(try String(validatingFile: try world.readNamed(located)))
      play(file, at: located, in: world, watch)
    } catch {
      refuse(Diagnostic(error, source: "", file: located), watch)
    }
  }

  /// Plays `file` as if it were at `path`, which need not exist: paths in the file are relative to
  /// its folder.
  public mutating func play(
    _ file: SessionFile, at path: String, in world: World, _ watch: Watcher
  ) {
    if let error = file.errors.first {
      return refuse(Diagnostic(error, source: file.source, file: path), watch)
    }
    let header = file.script.header
    if let reason = session.unmet(header.requirements, in: world) {
      return skip(path, reason, file, watch)
    }
    let before = session.beginSession(SessionDefaults(header))
    script = ScriptWalk()
    script.keepsGoing = options.keepsGoing
    script.enter(file.script.blocks, of: ScriptPlace(file, at: path))
    var world = world.inFolder(of: path).asked(by: path)
    world.typing = nil
    world.confirm = nil
    world.page.isInteractive = false
    if !options.fitsScreen { world.page.rows = nil }
    if options.pinsTerminal { world.page = Page(header.terminal) }
    if tell(.file(path, header), watch), walk(in: world, tellsProgress: true, watch) {
      _ = refusePredictions(watch)
    }
    session.endSession(before)
  }

  /// Plays the next part of a session that arrives in parts, in the present state: whole lines, and
  /// blocks up to their `@end`. False after the end of the session.
  ///
  /// Directives of a header apply from there on.
  public mutating func goOn(
    _ source: String, of path: String, firstLine: Int, in world: World, _ watch: Watcher
  ) -> Bool {
    let file = SessionFile(source, after: header)
    let place = ScriptPlace(file, at: path, firstLine: firstLine)
    if let error = file.errors.first {
      refuse(place.diagnostic(error), watch)
      return false
    }
    header = file.script.header
    if let reason = session.unmet(header.requirements, in: world) {
      skip(path, reason, file, watch)
      return false
    }
    session.execution.defaults = SessionDefaults(header)
    script.enter(file.script.blocks, of: place)
    return walk(in: world, tellsProgress: false, watch)
  }

  private mutating func skip(
    _ path: String, _ reason: String, _ file: SessionFile, _ watch: Watcher
  ) {
    guard options.isStrict else {
      result.skipReason = reason
      _ = tell(.skipped(path: path, reason: reason), watch)
      return
    }
    let diagnostic = Diagnostic(LabError(.unmetRequirement(reason)), source: "", file: path)
    result.count(diagnostic)
    _ = tell(.refused(diagnostic), watch)
  }

  /// Loads watched files again that were saved since; returns the notes to print.
  public mutating func reloadWatched(in world: World) -> [Markup] {
    session.reloadWatched(in: world)
  }

  /// Writes what the session records, as a process does at its end.
  public mutating func endRecording(
    in world: World
  ) throws(LabError) -> (count: Int, path: String)? {
    try session.endRecording(in: world)
  }

  private mutating func refuse(_ diagnostic: Diagnostic, _ watch: Watcher) {
    result.isRefused = true
    result.count(diagnostic)
    _ = tell(.refused(diagnostic), watch)
  }

  /// Passes an event to the watcher; false if it ends the file.
  mutating func tell(_ event: SessionEvent, _ watch: Watcher) -> Bool {
    if !watch(event) { result.hasLeft = true }
    return !result.hasLeft
  }

  // MARK: Blocks

  /// Goes through the script; false if it ends before its last block.
  private mutating func walk(in world: World, tellsProgress: Bool, _ watch: Watcher) -> Bool {
    while let step = script.next(in: &session, world: world), let place = script.place {
      let (number, count) = script.progress
      let part = tellsProgress ? world.part(number, of: count) : world
      guard play(step, at: place, in: place.world(part), watch) else { return false }
    }
    return true
  }

  private mutating func play(
    _ step: ScriptWalk.Step, at place: ScriptPlace, in world: World, _ watch: Watcher
  ) -> Bool {
    switch step {
    case .narration(let text, line: _): return tell(.narration(text), watch)
    case .heading(let text, let opensStep): return tell(.heading(text, opensStep: opensStep), watch)
    case .step(let id, let title): return isHidden || tell(.step(id: id, title: title), watch)
    case .pause: return tell(.pause, watch)
    case .sleep(let seconds): return tell(.sleep(seconds: seconds), watch)
    case .question(let question, let span):
      result.questionCount += 1
      let asked = Prediction(question: question, span: span, place: place, world: world)
      return tell(.question(question), watch) && prove(asked, watch)
    case .command(let step): return play(step, at: place, in: world, watch)
    case .skipped(let path, let reason): return tell(.skipped(path: path, reason: reason), watch)
    case .refused(let diagnostic):
      refuse(diagnostic, watch)
      return false
    case .passed: return true
    }
  }
}

extension Page {
  /// The page of the terminal that a session's header describes.
  fileprivate init(_ terminal: TerminalProfile) {
    self.init(columns: terminal.columns, glyphs: terminal.isUnicode ? .unicode : .ascii)
  }
}
