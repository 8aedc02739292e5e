public import LabLanguage
public import LabReport
public import LayoutCore

/// Everything external that a session uses, as closures: a session runs in a test, in memory,
/// without a terminal.
public struct World: Sendable {
  /// The bytes of a file, or an error with the reason.
  public var readFile: @Sendable (_ reading: Reading) throws(LabError) -> [UInt8]
  /// Writes bytes to the file at a path, completely or not at all, and replaces only the content in
  /// `over`; returns what a later write may replace without a question.
  public var write:
    @Sendable (_ path: String, _ bytes: [UInt8], _ over: OldContent) throws(LabError) -> OldContent
  /// Seconds on a clock that only goes forward; `measure` reads it.
  public var clock: @Sendable () -> Double
  /// Interrupts the work.
  public var stop: StopSignal
  /// What text is written for.
  public var page: Page
  /// The folder that paths are relative to; empty for the process's own.
  public var folder: String
  /// The user's home folder, for `~`; nil: `~` is a character.
  public var home: String?
  /// The path of the file with this name in the gallery that comes with the program; nil if there is
  /// none.
  public var gallery: @Sendable (_ name: String) -> String? = { _ in nil }
  /// Looks for the sessions that `demo` shows: a name, what it shows, and the path.
  public var demos: @Sendable () -> [Demo]
  /// The names in a folder, for suggestions; none if it cannot be read.
  public var names: @Sendable (_ folder: String) -> [String] = { _ in [] }
  /// The keys of the line editor, each with what it does; `help keys` lists them.
  public var keys: @Sendable () -> [Choice] = { [] }
  /// The files of the lessons there are, in the order they are learned.
  public var lessons: @Sendable () -> [String]
  /// The file with the progress in lessons.
  public var progress: ProgressFile
  /// The user's language, as in `LANG`: `de_DE.UTF-8`; nil where it is not set.
  public var language: String?
  /// Makes strategies of the file at a path, or an error with the reason.
  public var load: @Sendable (_ path: String) throws(LabError) -> Loaded
  /// The text of a companion of the Swift file at a path: what its app would provide.
  public var companion: @Sendable (_ path: String) throws(LabError) -> String = {
    _ throws(LabError) in throw LabError(.unavailable("nothing can be loaded here"))
  }
  /// What the process decided about its terminal, and by what: colour, width, characters.
  public var terminalFacts: @Sendable () -> [(name: String, value: String, origin: String)] = { [] }
  /// Takes over the terminal, to read single keys; nil where there is none.
  public var takeKeys: @Sendable () -> (any KeySource)? = { nil }
  /// The same world while a command has the screen: without questions and output; nil if this world
  /// has neither.
  public var silenced: @Sendable () -> World? = { nil }
  /// The version of the file at a path, which changes with its content; nil if there is no file.
  public var version: @Sendable (_ path: String) -> String? = { _ in nil }
  /// The file at a path that writing would replace; nil where there is none, and for a terminal and
  /// the like, which are not replaced. An error where nothing can be written there.
  public var replaceable: @Sendable (_ path: String) throws(LabError) -> ReplaceableFile? = {
    _ throws(LabError) in nil
  }
  /// Asks the user at the prompt a yes-or-no question about a statement; nil in scripts, sessions
  /// and tests.
  public var confirm: (@Sendable (_ statement: String, _ question: String) -> Consent)?
  /// Whether a session file may load the file at a path: nothing, or an error with the reason.
  public var permit: @Sendable (_ path: String, _ session: String) throws(LabError) -> Void = {
    _, _ in
  }
  /// Appends bytes to the file that `write` wrote, if its content is still `content`, which is then
  /// the content after it, also after an error; false where the file is gone and nothing was appended.
  public var append: Append
  /// See `append`.
  public typealias Append =
    @Sendable (_ path: String, _ bytes: [UInt8], _ content: inout OldContent) throws(LabError) ->
    Bool
  /// The prompt; nil in files, pipes and tests.
  public var typing: Typing?
  /// Whether sessions that are tested, learned or shown may load files that lie beside them.
  public var allowsPlugins = false
  /// The session file whose commands run, which loads only what the user permits; nil for typed
  /// commands.
  var session: String?
  /// The pixels of an SVG as a PNG file, so many pixels wide, or as wide as the SVG; an error with
  /// the reason where no program for it can run.
  public var pixels: Pixels = { _, _ throws(LabError) in
    throw LabError(.unavailable("no program can run here"))
  }
  /// See `pixels`.
  public typealias Pixels =
    @Sendable (_ svg: [UInt8], _ width: Int?) throws(LabError) -> [UInt8]
  /// Why no file written for UIKit can be loaded; nil where it can.
  public var missingUIKit: @Sendable () -> String? = { "no files are loaded here" }
  /// The folders of the program.
  public var places: @Sendable () -> [Place] = { [] }

  /// A file to read.
  public struct Reading: Sendable {
    public var path: String
    /// Whether a pipe, a device or a terminal is read, too.
    public var takesSpecialFiles = false
    /// What ends a wait for the file.
    public var stop: StopSignal
  }

  /// A session that shows a strategy.
  public struct Demo: Sendable, Hashable {
    /// The name of the demo.
    public var name: String
    /// What it shows, in one sentence without a full stop.
    public var summary: String
    /// The session file.
    public var path: String

    /// The demo `name`, in the session file at `path`.
    public init(name: String, summary: String, path: String) {
      (self.name, self.summary, self.path) = (name, summary, path)
    }
  }

  /// A folder of the program.
  public struct Place: Sendable, Hashable {
    /// What it is called: `cache`.
    public var name: String
    /// The path of the folder; nil where the environment names none.
    public var path: String?
    /// What it contains, in one sentence without a full stop.
    public var holds: String
    /// The bytes in it; nil where there is no such folder yet.
    public var byteCount: Int?

    /// The folder at `path`, called `name`.
    public init(name: String, path: String?, holds: String, byteCount: Int?) {
      (self.name, self.path, self.holds, self.byteCount) = (name, path, holds, byteCount)
    }
  }

  /// The file with the progress in lessons.
  public struct ProgressFile: Sendable {
    /// Its contents; nil if there is no such file yet.
    public var read: @Sendable () throws(LabError) -> [UInt8]?
    /// Puts this in its place, wholly or not at all.
    public var write: @Sendable (_ bytes: [UInt8]) throws(LabError) -> Void
    /// Moves it out of the way, for it cannot be read; returns its new path.
    public var setAside: @Sendable () throws(LabError) -> String

    /// A file that is read, replaced and moved by these.
    public init(
      read: @escaping @Sendable () throws(LabError) -> [UInt8]?,
      write: @escaping @Sendable ([UInt8]) throws(LabError) -> Void,
      setAside: @escaping @Sendable () throws(LabError) -> String
    ) { (self.read, self.write, self.setAside) = (read, write, setAside) }

    /// No file: progress is not saved.
    public static let none = ProgressFile(
      read: { () throws(LabError) in nil }, write: { _ throws(LabError) in },
      setAside: { () throws(LabError) in "" })
  }

  /// The contents of a loaded file.
  public struct Loaded: Sendable {
    /// Its strategies; there is at least one.
    public var strategies: [AnyStrategy]
    /// What had to be assumed to use it, a sentence each.
    public var assumptions: [String]

    public init(strategies: [AnyStrategy], assumptions: [String] = []) {
      (self.strategies, self.assumptions) = (strategies, assumptions)
    }
  }

  /// A world of files, a clock and a stop signal.
  public init(
    readFile: @escaping @Sendable (Reading) throws(LabError) -> [UInt8],
    write: @escaping @Sendable (String, [UInt8], OldContent) throws(LabError) -> OldContent,
    append: @escaping Append = World.appendsNothing,
    clock: @escaping @Sendable () -> Double, stop: StopSignal = .never, page: Page = Page(),
    folder: String = "", demos: @escaping @Sendable () -> [Demo] = { [] },
    lessons: @escaping @Sendable () -> [String] = { [] }, progress: ProgressFile = .none,
    language: String? = nil,
    load: @escaping @Sendable (String) throws(LabError) -> Loaded = World.loadsNothing
  ) {
    (self.readFile, self.write, self.append, self.clock) = (readFile, write, append, clock)
    (self.stop, self.page, self.folder, self.demos) = (stop, page, folder, demos)
    (self.lessons, self.progress, self.language, self.load) = (lessons, progress, language, load)
  }

  /// The bytes of the regular file at `path`.
  public func read(_ path: String) throws(LabError) -> [UInt8] {
    try readFile(Reading(path: path, stop: stop))
  }

  /// The bytes of the file at `path`, which a command names: where you give the command, and not a
  /// session file, it can be a pipe, a device or a terminal.
  public func readNamed(_ path: String) throws(LabError) -> [UInt8] {
    try readFile(Reading(path: path, takesSpecialFiles: session == nil, stop: stop))
  }

  /// What a subcommand may replace that writes the file at `path`: nothing, or with `isForced` what
  /// is there.
  public func replacement(of path: String, isForced: Bool) throws(LabError) -> OldContent {
    guard let old = try replaceable(located(path)) else { return .nothing }
    guard isForced else { throw LabError(old.refusal(of: path)) }
    return .version(old.version)
  }

  /// Refuses to add to any file.
  public static let appendsNothing: Append = { _, _, _ throws(LabError) in
    throw LabError(.unavailable("nothing can be added to files here"))
  }

  /// Refuses every file.
  public static let loadsNothing: @Sendable (String) throws(LabError) -> Loaded = {
    _ throws(LabError) in throw LabError(.unavailable("nothing can be loaded here"))
  }

  /// `path` as short as possible: with `~` for `home`.
  public func shortened(_ path: String) -> String {
    guard let home, home != "/", path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// The world of step `number`, from 0, of `count`: its progress is reported as a share of
  /// the whole.
  func part(_ number: Int, of count: Int) -> World {
    var world = self
    world.stop = stop.part(number, of: count)
    world.stop.reached(0, of: 1)
    return world
  }

  /// `path` relative to `folder`; a leading `~/` is `home`, where there is one.
  public func located(_ path: String) -> String {
    if let home, path.hasPrefix("~/") { return home + path.dropFirst() }
    guard !folder.isEmpty, path.utf8.first != UInt8(ascii: "/") else { return path }
    return folder + "/" + path
  }

  /// The path of the program, or of the Swift file, that is meant by `name`: a file of the gallery
  /// where there is no other.
  package func program(_ name: String) -> String {
    let path = located(name)
    return version(path) == nil ? gallery(name) ?? path : path
  }
}

extension World {
  /// The world of a file in another folder: relative paths are meant from there.
  public func inFolder(of path: String) -> World {
    var world = self
    let slash = path.lastIndex(of: "/")
    world.folder = slash.map { String(path[..<$0]) } ?? ""
    if let slash, slash == path.startIndex { world.folder = "/" }
    return world
  }
}
