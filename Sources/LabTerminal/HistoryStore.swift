#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The lines that were typed, this session's and earlier ones.
///
/// Each line is appended to the file before it runs, under a lock, so that several terminals share
/// a file and a crash loses nothing. What other terminals append is seen by `reload()`.
public struct HistoryStore: Sendable {
  /// Oldest first, each line once, at its newest place; lines that were typed in the project before
  /// this session come after all others of that time.
  public private(set) var entries: [String] = []

  /// Where the lines are kept; nil: in memory only.
  public let path: String?

  /// How many entries are kept in memory.
  public let limit: Int

  /// The folder of the project that one works in; nil outside of any.
  public let project: String?

  private var isReported = false

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
    reload()
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

  /// Reads the file again: its entries, then those that could not be saved.
  public mutating func reload() {
    guard let path, let bytes = HistoryFile(path: path).end() else { return }
    let unsaved = isReported ? entries : []
    entries = HistoryFormat.entries(in: bytes, newest: limit, project: project)
    for entry in unsaved where !entries.contains(entry) { keep(entry) }
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
    guard let path else { return }
    let record = HistoryFormat.record(
      line, epoch: epoch ?? time(nil), directory: directory ?? Self.workingDirectory())
    let code = HistoryFile(path: path).append(Array(record.utf8))
    guard code != 0, !isReported else { return }
    isReported = true
    throw HistoryError(path: path, code: code)
  }

  private mutating func keep(_ line: String) {
    if let earlier = entries.lastIndex(of: line) { entries.remove(at: earlier) }
    entries.append(line)
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
  }

  /// The working directory, `?` if it is gone.
  private static func workingDirectory() -> String {
    guard let path = getcwd(nil, 0) else { return "?" }
    defer { free(path) }
    return String(cString: path)
  }
}

/// The history cannot be saved; it is kept until the program ends.
public struct HistoryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// The `errno` of what failed.
  public let code: Int32

  /// One sentence for the person at the terminal.
  public var description: String {
    "the history is not saved to \(printable(path)): \(SystemCalls.message(code));"
      + " it is kept until you quit"
  }
}
