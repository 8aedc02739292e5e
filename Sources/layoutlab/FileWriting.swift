import Lab
import LabLanguage
import LabTerminal

/// Writes files whole: the old content survives until the new content is complete.
struct FileWriting {
  /// The path as it was named, for errors.
  private let path: String
  /// Where the file is: a link at the end of the path is followed, and stays a link.
  private let target: String
  /// What is there now; nil where nothing is.
  private let status: stat?
  /// Whether the path is one of the system's names for what is open already, or for a device.
  private let isSystemName: Bool

  /// - Throws: why nothing can be written at `path`: a folder, a socket or a disk, a link that leads
  ///   nowhere, a file that is read-only.
  init(_ path: String) throws(Fault) {
    self.path = path
    isSystemName = path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
    var status = stat()
    if !isSystemName, lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
      guard let resolved = realpath(path, nil) else {
        throw Self.unwritable(path, "it is a link that leads nowhere")
      }
      defer { free(resolved) }
      target = String(cString: resolved)
    } else {
      target = path
    }
    guard stat(target, &status) == 0 else {
      self.status = nil
      return
    }
    self.status = status
    switch status.st_mode & S_IFMT {
    case S_IFREG: try checkWritable(status)
    case S_IFCHR, S_IFIFO: break
    case S_IFDIR: throw Self.unwritable(path, errno: EISDIR)
    default: throw Self.unwritable(path, "it is not a regular file")
    }
  }

  /// Who may replace a file may remove it, but one that is read-only is meant to stay.
  private func checkWritable(_ status: stat) throws(Fault) {
    guard status.st_mode & 0o222 != 0 else { throw Self.unwritable(path, "it is read-only") }
    guard access(target, W_OK) == 0 else { throw Self.unwritable(path, errno: errno) }
  }

  private static func unwritable(_ path: String, _ reason: String) -> Fault {
    Fault(.unwritableFile(path: path, reason: reason))
  }

  private static func unwritable(_ path: String, errno code: Int32) -> Fault {
    unwritable(path, SystemCalls.message(code).lowercased())
  }

  /// Whether it is replaced; a stream or a device is written to.
  private var isReplaced: Bool {
    !isSystemName && status.map { $0.st_mode & S_IFMT == S_IFREG } ?? false
  }

  private var folder: String {
    target.lastIndex(of: "/").map { String(target[...$0]) } ?? "./"
  }

  // MARK: What is there

  /// The file that writing would replace; nil where there is none.
  ///
  /// - Throws: that the folder is missing or cannot be written.
  func replaceable() throws(Fault) -> ReplaceableFile? {
    guard let status else {
      guard access(folder, W_OK) == 0 else { throw Self.unwritable(path, errno: errno) }
      return nil
    }
    guard isReplaced else { return nil }
    let size = Int(status.st_size)
    let bytes = size <= Self.counted ? try? System.read(target) : nil
    return ReplaceableFile(
      version: Self.version(status), byteCount: size, lineCount: bytes.map(Self.lineCount))
  }

  /// The most bytes whose lines are counted.
  private static let counted = 1 << 20

  private static func lineCount(_ bytes: [UInt8]) -> Int {
    let newline = UInt8(ascii: "\n")
    return bytes.count { $0 == newline } + (bytes.last.map { $0 == newline } ?? true ? 0 : 1)
  }

  private static func version(_ status: stat) -> String {
    #if canImport(Darwin)
      let times = [status.st_mtimespec, status.st_ctimespec]
    #else
      let times = [status.st_mtim, status.st_ctim]
    #endif
    let numbers = [Int(status.st_dev), Int(truncatingIfNeeded: status.st_ino), Int(status.st_size)]
    return (numbers + times.flatMap { [$0.tv_sec, $0.tv_nsec] }).map(String.init)
      .joined(separator: " ")
  }

  // MARK: Writing

  /// Writes a file beside the target and puts it in its place, with the old one's owner and
  /// permissions; a new file gets those of `mode`, less the person's mask.
  func write(_ bytes: [UInt8], over old: OldContent, mode: mode_t) throws(Fault) {
    if status != nil, !isReplaced { return try writeInPlace(bytes) }
    try check(old, status)
    let (descriptor, temporary) = try openTemporary(mode: mode)
    var code = SystemCalls.writeAll(bytes, to: descriptor)
    if let status, code == 0 {
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      if fchmod(descriptor, status.st_mode & 0o7777) != 0 { code = errno }
    }
    if code == 0, fsync(descriptor) != 0 { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    do throws(Fault) {
      guard code == 0 else { throw Self.unwritable(path, errno: code) }
      try putInPlace(temporary, over: old)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Fails where `status` is not what may be replaced.
  private func check(_ old: OldContent, _ status: stat?) throws(Fault) {
    switch (old, status.map(Self.version)) {
    case (.anything, _), (_, nil): break
    case (.nothing, _?): throw Self.unwritable(path, errno: EEXIST)
    case (.version(let expected), let found?):
      guard found == expected else {
        throw Self.unwritable(path, "another program changed it; --force replaces it")
      }
    }
  }

  private func openTemporary(mode: mode_t) throws(Fault) -> (Int32, String) {
    for number in 0..<100 {
      let temporary = "\(folder).layoutlab-\(getpid())-\(number)~"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
      if descriptor >= 0 { return (descriptor, temporary) }
      guard errno == EEXIST else { break }
    }
    throw Self.unwritable(path, errno: errno)
  }

  /// A file that came up meanwhile is not replaced: a hard link fails where its name is taken.
  private func putInPlace(_ temporary: String, over old: OldContent) throws(Fault) {
    var now = stat()
    let isThere = stat(target, &now) == 0
    try check(old, isThere ? now : nil)
    if !isThere, old != .anything {
      if link(temporary, target) == 0 {
        unlink(temporary)
        return syncFolder()
      }
      // Some file systems have no links.
      guard errno != EEXIST else { throw Self.unwritable(path, errno: EEXIST) }
    }
    guard rename(temporary, target) == 0 else { throw Self.unwritable(path, errno: errno) }
    syncFolder()
  }

  /// Makes the new name last; the content does already.
  private func syncFolder() {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Writes to something like `/dev/stdout`, which cannot be replaced; a pipe that no one reads is
  /// refused.
  private func writeInPlace(_ bytes: [UInt8]) throws(Fault) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Self.unwritable(path, errno: errno) }
    defer { close(descriptor) }
    let code = SystemCalls.writeAll(bytes, to: descriptor)
    if code != 0 { throw Self.unwritable(path, errno: code) }
  }
}
