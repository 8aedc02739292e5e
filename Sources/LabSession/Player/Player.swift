public import LabLanguage
public import LabReport
import LayoutCore

/// Plays session files: the one walk for `run`, `test`, `replay` and `learn`.
///
/// 1. Read the file, and refuse it if something is wrong with it.
/// 2. Skip it if something it needs is missing.
/// 3. Begin at the state at the start; what was before comes back with one `undo`.
/// 4. Go through the blocks, and tell the watcher what happens.
/// 5. Stop at the first failure that is not expected, unless the file or the caller goes on.
///
/// Questions are told and passed over; their solutions run where they are proven.
public struct Player: Sendable {
  /// What happens, told as it happens; false leaves the file.
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
    /// Whether pictures fit the rows of the world's page, for somebody who looks on.
    public var fitsScreen = false
    /// Whether questions are proven: their answers are computed, their solutions run.
    public var provesQuestions = false

    /// Stop at the first failure; skip what cannot be played.
    public init() {}
  }

  /// The most files that may include each other.
  public static let deepestInclude = 8

  /// The lab, as the commands left it.
  public internal(set) var session: Session
  /// What playing came to so far.
  public internal(set) var result = PlayResult()
  let options: Options
  var keepsGoing: Bool
  /// Whether commands run without being shown.
  public internal(set) var isHidden = false
  /// What the session that comes bit by bit said about itself so far.
  public internal(set) var header = SessionHeader()
  private var paths: [String] = []
  /// Predictions about the next command.
  var predictions: [(question: Question, span: SourceSpan, place: Place)] = []

  /// A player of files in `lab`.
  public init(_ session: Session, options: Options = Options()) {
    self.session = session
    self.options = options
    keepsGoing = options.keepsGoing
  }

  /// Plays the file at `path`.
  public mutating func play(_ path: String, in world: World, _ watch: Watcher) {
    let located = world.located(path)
    guard let file = read(located, with: world.readNamed, watch) else { return }
    play(file, at: located, in: world, watch)
  }

  /// Plays `file`, which stands at `path`; it need not exist, but what the file names is looked
  /// for beside it.
  public mutating func play(
    _ file: SessionFile, at path: String, in world: World, _ watch: Watcher
  ) {
    if let error = file.errors.first { return refuse(error, file.source, path, watch) }
    let header = file.script.header
    if let reason = session.unmet(header.requirements, in: world) {
      return skip(path, reason, file, watch)
    }
    let before = session.beginSession(SessionDefaults(header))
    paths = [Self.normalized(path)]
    keepsGoing = options.keepsGoing
    isHidden = false
    var world = world.inFolder(of: path).asked(by: path)
    world.typing = nil
    world.confirm = nil
    world.page.isInteractive = false
    if !options.fitsScreen { world.page.rows = nil }
    if options.pinsTerminal { world.page = Page(header.terminal) }
    let place = Place(file: file, path: path, firstLine: 1, world: world, depth: 0)
    if tell(.file(path, header), watch), walkAll(in: place, watch) {
      _ = refusePredictions(watch)
    }
    session.endSession(before)
  }

  /// Goes on with the next part of a session that comes bit by bit, in the state there is: whole
  /// lines, and blocks up to their `@end`. False once the session is over.
  ///
  /// What a header says holds from there on.
  public mutating func goOn(
    _ source: String, of path: String, firstLine: Int, in world: World, _ watch: Watcher
  ) -> Bool {
    let file = SessionFile(source, after: header)
    let place = Place(file: file, path: path, firstLine: firstLine, world: world, depth: 0)
    if let error = file.errors.first {
      refuse(place.diagnostic(error), watch)
      return false
    }
    header = file.script.header
    if let reason = session.unmet(header.requirements, in: world) {
      skip(path, reason, file, watch)
      return false
    }
    session.defaults = SessionDefaults(header)
    return walk(file.script.blocks, in: place, watch)
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

  /// Loads anew what is watched and was saved since; answers what to tell the person.
  public mutating func reloadWatched(in world: World) -> [Markup] {
    session.reloadWatched(in: world)
  }

  /// Writes what the session records, as a process does at its end.
  public mutating func finishRecording(
    in world: World
  ) throws(LabError) -> (count: Int, path: String)? {
    try session.finishRecording(in: world)
  }

  // MARK: Files

  /// The file at `path`; nil after the watcher was told why not.
  private mutating func read(
    _ path: String, with read: (String) throws(LabError) -> [UInt8], _ watch: Watcher
  ) -> SessionFile? {
    do throws(LabError) {
      return SessionFile(try String(validatingFile: try read(path)))
    } catch {
      refuse(error, "", path, watch)
      return nil
    }
  }

  private mutating func refuse(
    _ error: LabError, _ source: String, _ path: String, _ watch: Watcher
  ) {
    refuse(Diagnostic(error, source: source, file: path), watch)
  }

  private mutating func refuse(_ diagnostic: Diagnostic, _ watch: Watcher) {
    result.isRefused = true
    result.count(diagnostic)
    _ = tell(.refused(diagnostic), watch)
  }

  /// Tells the watcher; false if it wants to leave.
  mutating func tell(_ event: SessionEvent, _ watch: Watcher) -> Bool {
    if !watch(event) { result.hasLeft = true }
    return !result.hasLeft
  }

  /// A file that is being played.
  struct Place {
    let file: SessionFile
    let path: String
    /// The number of the first line of `file` in what it is a part of, from 1.
    let firstLine: Int
    var world: World
    let depth: Int

    func diagnostic(_ error: LabError) -> Diagnostic {
      Diagnostic(error, source: file.source, file: path, firstLine: firstLine)
    }
  }

  // MARK: Blocks

  /// Goes through `blocks`; false once the file is over.
  mutating func walk(_ blocks: [Block], in place: Place, _ watch: Watcher) -> Bool {
    for block in blocks where !play(block, in: place, watch) { return false }
    return true
  }

  /// Goes through the whole file, and says how much of it is done.
  private mutating func walkAll(in place: Place, _ watch: Watcher) -> Bool {
    let blocks = place.file.script.blocks
    for (number, block) in blocks.enumerated() {
      var part = place
      part.world = place.world.part(number, of: blocks.count)
      guard play(block, in: part, watch) else { return false }
    }
    return true
  }

  private mutating func play(_ block: Block, in place: Place, _ watch: Watcher) -> Bool {
    switch block.kind {
    case .narration(let text): return isHidden || tell(.narration(text), watch)
    case .heading(let text, let opensStep):
      return isHidden || tell(.heading(text, opensStep: opensStep), watch)
    case .step(let id, let title): return isHidden || tell(.step(id: id, title: title), watch)
    case .pause: return tell(.pause, watch)
    case .sleep(let seconds): return tell(.sleep(seconds: seconds), watch)
    case .question(let question):
      result.questionCount += 1
      return tell(.question(question), watch) && prove(question, at: block.span, in: place, watch)
    case .command(let step): return play(step, in: place, watch)
    case .conditional(let condition, let then, let otherwise):
      let holds = session.has(condition.feature, in: place.world) != condition.isNegated
      return walk(holds ? then : otherwise, in: place, watch)
    case .hide: isHidden = true
    case .show: isHidden = false
    case .reset: session.resetSession()
    case .keepGoing: keepsGoing = true
    case .include(let path): return include(path, at: block.span, in: place, watch)
    }
    return true
  }

  private mutating func include(
    _ path: String, at span: SourceSpan, in place: Place, _ watch: Watcher
  ) -> Bool {
    let located = place.world.located(path)
    let normalized = Self.normalized(located)
    var error: LabError?
    if paths.contains(normalized) {
      error = LabError(.includeCycle(path: path), at: span)
    } else if paths.count > Self.deepestInclude {
      error = LabError(.includeDepth(limit: Self.deepestInclude), at: span)
    }
    if let error {
      refuse(place.diagnostic(error), watch)
      return false
    }
    guard let file = read(located, with: place.world.read, watch) else { return false }
    if let error = file.errors.first {
      refuse(error, file.source, located, watch)
      return false
    }
    if let reason = session.unmet(file.script.header.requirements, in: place.world) {
      return tell(.skipped(path: located, reason: reason), watch)
    }
    paths.append(normalized)
    defer { paths.removeLast() }
    let inner = Place(
      file: file, path: located, firstLine: 1, world: place.world.inFolder(of: located),
      depth: place.depth + 1)
    return walk(file.script.blocks, in: inner, watch)
  }

  /// `path` without `.`, and without `..` where the folder before it is named.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

extension Page {
  /// The page of the terminal that a session's header describes.
  fileprivate init(_ terminal: TerminalProfile) {
    self.init(columns: terminal.columns, glyphs: terminal.isUnicode ? .unicode : .ascii)
  }
}
