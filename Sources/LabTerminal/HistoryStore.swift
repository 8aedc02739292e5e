import LayoutText

/// The lines that were typed, this session's and earlier ones.
///
/// Each line is appended to the file before it runs, under a lock, so that several terminals share
/// a file and a crash loses nothing. What other terminals append meanwhile is taken by `refresh()`.
public struct HistoryStore: Sendable {
  /// Oldest first, each line once, at its newest place: those of other terminals and earlier times,
  /// of these the ones that were typed in the project last, and then this session's own.
  public private(set) var entries: [String] = []

  /// The lines that failed when they ran last.
  public private(set) var failed: Set<String> = []

  /// The file of the lines; nil: in memory only.
  public let path: String?

  /// How many entries stay in memory.
  public let limit: Int

  /// The folder of the project that one works in; nil outside of any.
  public let project: String?

  private var isReported = false
  /// How many entries at the end are this session's own.
  private var ownCount = 0
  /// How many entries before those were typed in the project.
  private var projectCount = 0
  /// How far the file was read.
  private var place: HistoryFile.Place?

  /// Reads the file, if there is one.
  ///
  /// - Parameters:
  ///   - path: The file; nil keeps everything in memory (`--no-history`).
  ///   - limit: How many entries are kept in memory, newest first.
  ///   - project: The folder whose lines are the nearest ones.
  /// - Complexity: O(bytes of the file), 8 MiB of its end at most.
  public init(path: String?, limit: Int = 10_000, project: String? = nil) {
    self.path = path
    self.limit = max(1, limit)
    self.project = project
    refresh()
  }

  /// `$XDG_STATE_HOME/layoutlab/history`, or below `~/.local/state` (XDG Base Directory
  /// Specification: a relative value is ignored). Nil without a home.
  ///
  /// - Parameter environment: The value of a variable, nil if it is not set.
  public static func standardPath(environment: (String) -> String?) -> String? {
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      return state + "/layoutlab/history"
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/state/layoutlab/history"
  }

  /// Reads what other terminals appended to the file since it was read last. It comes before the
  /// lines of this session, which do not change.
  ///
  /// - Returns: Whether there is anything new in `entries`.
  /// - Complexity: A few system calls where nothing is new, else O(entries and new bytes).
  @discardableResult public mutating func refresh() -> Bool {
    guard let path, let news = HistoryFile(path: path).news(after: place) else { return false }
    place = news.place
    let before = entries
    let read = HistoryFormat.entries(in: news.bytes, newest: limit, project: project)
    failed.subtract(read.others + read.project)
    failed.formUnion(read.failed)
    take(read.others, isOfProject: false)
    take(read.project, isOfProject: true)
    return entries != before
  }

  /// Puts lines where others of their kind end. What is here already is as new.
  private mutating func take(_ lines: [String], isOfProject: Bool) {
    guard !lines.isEmpty else { return }
    let own = Set(entries.suffix(ownCount))
    let news = lines.filter { !own.contains($0) }
    let known = Set(news)
    var project = entries.dropLast(ownCount).suffix(projectCount)
    var others = entries.dropLast(ownCount + projectCount)
    // A line of the project stays one where it was typed elsewhere, too.
    let ofProject = Set(project)
    if isOfProject {
      project.removeAll { known.contains($0) }
      others.removeAll { known.contains($0) }
      project += news
    } else {
      others.removeAll { known.contains($0) }
      others += news.filter { !ofProject.contains($0) }
    }
    projectCount = project.count
    entries = Array(others + project + entries.suffix(ownCount))
    dropOldest()
  }

  private mutating func dropOldest() {
    guard entries.count > limit else { return }
    failed.subtract(entries.prefix(entries.count - limit))
    entries.removeFirst(entries.count - limit)
    ownCount = min(ownCount, entries.count)
    projectCount = min(projectCount, entries.count - ownCount)
  }

  /// Adds a line, in memory and in the file. Call it before the line runs.
  ///
  /// A line with a leading blank, an empty one, one with control characters and one of more than
  /// 64 KiB are not kept.
  ///
  /// - Parameters:
  ///   - line: What was typed, without its end.
  ///   - epoch: Seconds since 1970; nil: now.
  ///   - directory: For the comment; nil: the working directory.
  /// - Throws: The first time that the file cannot be written; the line is in `entries` all the
  ///   same. Later failures are silent.
  /// - Complexity: O(entries).
  public mutating func append(
    _ line: String, epoch: Int? = nil, directory: String? = nil
  ) throws(HistoryError) {
    guard HistoryFormat.isWorthKeeping(line) else { return }
    keep(line)
    failed.remove(line)
    guard path != nil else { return }
    try write(
      HistoryFormat.record(
        line, epoch: epoch ?? time(nil), directory: directory ?? Self.workingDirectory()))
  }

  /// Records that a line failed, in memory and in the file, if that can be written. Call it after
  /// the line ran.
  ///
  /// - Complexity: O(1), beside one write.
  public mutating func reportFailure(of line: String) {
    guard HistoryFormat.isWorthKeeping(line) else { return }
    failed.insert(line)
    try? write(
      HistoryFormat.record(
        line, epoch: time(nil), directory: Self.workingDirectory(), hasFailed: true))
  }

  /// Adds lines of elsewhere that are not here yet, as older than all that was typed here.
  ///
  /// - Throws: The first time that the file cannot be written; the lines are in `entries` all the
  ///   same.
  /// - Complexity: O(entries + lines).
  public mutating func add(_ lines: [String]) throws(HistoryError) {
    let known = Set(entries)
    let news = lines.filter { !known.contains($0) && HistoryFormat.isWorthKeeping($0) }
    take(news, isOfProject: false)
    let epoch = time(nil)
    try write(news.map { HistoryFormat.record($0, epoch: epoch, directory: "?") }.joined())
  }

  private mutating func write(_ records: String) throws(HistoryError) {
    guard let path, !records.isEmpty else { return }
    let code = HistoryFile(path: path).append(Array(records.utf8))
    guard code != 0, !isReported else { return }
    isReported = true
    throw HistoryError(path: path, code: code)
  }

  private mutating func keep(_ line: String) {
    if let earlier = entries.lastIndex(of: line) {
      entries.remove(at: earlier)
      let fromEnd = entries.count - earlier
      if fromEnd < ownCount {
        ownCount -= 1
      } else if fromEnd < ownCount + projectCount {
        projectCount -= 1
      }
    }
    entries.append(line)
    ownCount += 1
    dropOldest()
  }

  /// The working directory, `?` if it is gone.
  private static func workingDirectory() -> String {
    guard let path = getcwd(nil, 0) else { return "?" }
    defer { free(path) }
    return String(cString: path)
  }
}

/// The history cannot be saved; it stays in memory until the program ends.
public struct HistoryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// The `errno` of what failed.
  public let code: Int32

  /// One sentence for the user.
  public var description: String {
    "the history cannot be saved to \(Printable.withoutControls(path)): "
      + "\(SystemCalls.message(code)); it lasts until you quit"
  }
}
