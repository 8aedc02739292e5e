import LabLanguage

/// Folders that no program gets as a whole: the homes of people, all folders above them, and what
/// the system shows of its processes.
struct ClosedFolders {
  /// The home folders of the user: the one in `HOME`, and the one of the account, which no
  /// environment changes.
  let homes: [String]

  /// Folders that contain home folders.
  private static let ofHomes = ["/home", "/Users"]

  /// `home` is the value of `HOME`.
  init(home: String?) {
    let named = [home, Self.accountHome, "/root"].compactMap { $0.flatMap(Path.real) }
    homes = Set(named).subtracting(["/"]).sorted()
  }

  /// Whether the folder at `path`, which leads through no link, is closed.
  func holds(_ path: String) -> Bool {
    let kept = homes + Self.ofHomes + ["/proc"]
    return kept.contains { Path.folder(path, holds: $0) } || Path.folder("/proc", holds: path)
      || Self.ofHomes.contains(Path.folder(of: path))
  }

  /// Whether `path`, which leads through no link, lies in someone's home.
  func isInHome(_ path: String) -> Bool {
    (homes + Self.ofHomes).contains { Path.folder($0, holds: path) }
  }

  /// Where `path` leads that `LAYOUTLAB_READ` names; nil where nothing is there.
  ///
  /// - Throws: `notStarted`, where it is closed.
  func opened(_ path: String) throws(LabError) -> String? {
    guard path.hasPrefix("/") else { throw .program(.notStarted(.relativeRead(path: path))) }
    guard let real = Path.real(path) else { return nil }
    guard !holds(real) else { throw .program(.notStarted(.closedRead(path: path))) }
    return real
  }

  /// On Linux from the file of the accounts: what else the system asks for one, such as a server, is a
  /// shared library, which a program that contains the C library must not load.
  private static var accountHome: String? {
    var record = passwd()
    var found: UnsafeMutablePointer<passwd>?
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 14) { text in
      guard let start = text.baseAddress else { return nil }
      #if os(Linux)
        guard let accounts = fopen("/etc/passwd", "re") else { return nil }
        defer { fclose(accounts) }
        repeat {
          guard fgetpwent_r(accounts, &record, start, text.count, &found) == 0 else { return nil }
        } while record.pw_uid != getuid()
      #else
        guard getpwuid_r(getuid(), &record, start, text.count, &found) == 0, found != nil else {
          return nil
        }
      #endif
      return record.pw_dir.map { String(cString: $0) }
    }
  }
}
