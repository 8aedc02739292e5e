import LabLanguage
import LabSession
import LabTerminal
import LayoutCore
import PluginHost

/// How a file of the user gets to disk: a name in a folder, replaced as a whole, or added to.
struct FileWriter {
  private var file: FileName
  /// What ends a wait for a reader of a pipe.
  private var stop = StopSignal.never

  /// Whether only regular files are written, and links and names with other links are refused.
  private var isConfined: Bool { !file.followsLink }

  /// The file at `path`; where it is a link, the file that the link leads to.
  ///
  /// - Throws: that the link leads nowhere.
  init(_ path: String, stop: StopSignal = .never) throws(LabError) {
    (file, self.stop) = (FileName(path), stop)
    // The names of descriptors are links, too, but what they lead to must not be replaced.
    guard stat(path, followsLink: false)?.isLink == true, !Self.isSystemName(path) else { return }
    guard let target = Path.real(path) else {
      throw file.unwritable("it is a link to a file that does not exist")
    }
    file.name = target
  }

  /// A file that others wrote: its name is no link.
  init(confinedTo file: FileName) { self.file = file }

  // MARK: What is there

  /// What a name leads to.
  private enum Target {
    case nothing
    case file(stat)
    /// A pipe, a terminal or a device, which is written to and not replaced.
    case stream
  }

  /// - Throws: why nothing can be written there.
  private func target() throws(LabError) -> Target {
    guard !file.name.isEmpty else { throw unwritable(ENOENT) }
    guard let status = file.status else { return .nothing }
    switch status.st_mode & S_IFMT {
    case S_IFLNK: throw file.unwritable("it is a link, and --safe does not write through links")
    case S_IFDIR: throw unwritable(EISDIR)
    case S_IFREG where isConfined || !Self.isSystemName(file.name):
      // A file that is read-only is meant to stay, even where its folder lets it be replaced.
      guard status.st_mode & 0o222 != 0 else { throw file.unwritable("it is read-only") }
      guard faccessat(file.folder, file.name, W_OK, 0) == 0 else { throw file.unwritable() }
      return .file(status)
    case S_IFREG, S_IFCHR, S_IFIFO:
      guard !isConfined else { throw file.unwritable(Self.notRegular) }
      return .stream
    default: throw file.unwritable(Self.notRegular)
    }
  }

  /// The file that writing would replace; nil where there is none, and for a stream.
  ///
  /// - Throws: why nothing can be written there, as far as that can be known before.
  func replaceable() throws(LabError) -> ReplaceableFile? {
    switch try target() {
    case .stream: return nil
    case .nothing:
      guard faccessat(file.folder, parent, W_OK | X_OK, 0) == 0 else { throw file.unwritable() }
      return nil
    case .file(let status):
      var reader = FileReader()
      reader.largest = 1 << 20
      let bytes = try? reader.bytes(of: file)
      return ReplaceableFile(
        version: Self.version(status), byteCount: Int(status.st_size),
        lineCount: bytes.map(Self.lineCount))
    }
  }

  private static func lineCount(_ bytes: [UInt8]) -> Int {
    let newline = UInt8(ascii: "\n")
    return bytes.count { $0 == newline } + (bytes.last.map { $0 == newline } ?? true ? 0 : 1)
  }

  private static func version(_ status: stat) -> String {
    #if canImport(Darwin)
      let changed = status.st_ctimespec
    #else
      let changed = status.st_ctim
    #endif
    let numbers = [Int(status.st_dev), Int(truncatingIfNeeded: status.st_ino), Int(status.st_size)]
    return (numbers + [status.modified, changed].flatMap { [$0.tv_sec, $0.tv_nsec] }).map(
      String.init
    ).joined(separator: " ")
  }

  // MARK: Writing

  /// Replaces the file with `bytes`: writes them beside it first, so that a full disk or a crash
  /// leaves the old file whole. The file keeps its owner and permissions; a new file gets those of
  /// `mode`, less the user's mask.
  ///
  /// - Returns: what a later write may replace.
  /// - Throws: an error if the present content is not `old`, or nothing can be written.
  func replace(
    with bytes: [UInt8], over old: OldContent, mode: mode_t = 0o666
  ) throws(LabError) -> OldContent {
    let status: stat?
    switch try target() {
    case .stream:
      try addInPlace(bytes)
      return .anything
    case .nothing: status = nil
    case .file(let found): status = found
    }
    try check(old, status)
    let temporary = "\(file.name).\(getpid())~"
    let descriptor = openat(
      file.folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw file.unwritable() }
    defer { close(descriptor) }
    do throws(LabError) {
      try fill(descriptor, with: bytes, like: status)
      try putInPlace(temporary, over: old)
    } catch {
      unlinkat(file.folder, temporary, 0)
      throw error
    }
    return try version(of: descriptor)
  }

  /// Writes `bytes` to a new file; they are on the disk then.
  private func fill(_ descriptor: Int32, with bytes: [UInt8], like status: stat?) throws(LabError) {
    var code = SystemCalls.writeAll(bytes, to: descriptor)
    if let status, code == 0 {
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      if fchmod(descriptor, status.st_mode & 0o7777) != 0 { code = errno }
    }
    if code == 0, fsync(descriptor) != 0 { code = errno }
    guard code == 0 else { throw unwritable(code) }
  }

  private func version(of descriptor: Int32) throws(LabError) -> OldContent {
    guard let status = stat(of: descriptor) else { throw file.unwritable() }
    return .version(Self.version(status))
  }

  /// A file that was created meanwhile is not replaced: a hard link fails if its name is taken.
  private func putInPlace(_ temporary: String, over old: OldContent) throws(LabError) {
    let (status, folder) = (file.status, file.folder)
    try check(old, status)
    if status == nil, old != .anything {
      if linkat(folder, temporary, folder, file.name, 0) == 0 {
        unlinkat(folder, temporary, 0)
        return syncFolder()
      }
      // Some file systems have no links.
      guard errno != EEXIST else { throw unwritable(EEXIST) }
    }
    guard renameat(folder, temporary, folder, file.name) == 0 else { throw file.unwritable() }
    syncFolder()
  }

  /// Fails where `status` is not what may be replaced.
  private func check(_ old: OldContent, _ status: stat?) throws(LabError) {
    switch (old, status.map(Self.version)) {
    case (.anything, _), (_, nil): break
    case (.nothing, _?): throw unwritable(EEXIST)
    case (.version(let expected), let found?):
      guard found == expected else {
        throw file.unwritable("another program changed it; use --force to replace it")
      }
    }
  }

  /// Makes the new name last; the content does already.
  private func syncFolder() {
    let descriptor = openat(file.folder, parent, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Appends `bytes` to the file, if it is as `content` says: all of them, or none. `content` is then
  /// the file after it, also after an error.
  ///
  /// - Returns: false where the file is gone, and nothing was appended.
  func append(_ bytes: [UInt8], to content: inout OldContent) throws(LabError) -> Bool {
    switch try target() {
    case .stream:
      try addInPlace(bytes)
      content = .anything
      return true
    case .nothing: return false
    case .file: break
    }
    let descriptor = file.open(O_WRONLY | O_APPEND | O_NONBLOCK)
    guard descriptor >= 0 else { throw file.unwritable() }
    defer { close(descriptor) }
    guard let status = stat(of: descriptor) else { throw file.unwritable() }
    // Another file may have taken the name since.
    try check(content, status)
    if isConfined, status.st_nlink != 1 {
      throw file.unwritable("it has another name, a hard link")
    }
    let code = SystemCalls.writeAll(bytes, to: descriptor)
    if code != 0 { _ = ftruncate(descriptor, status.st_size) }
    content = try version(of: descriptor)
    guard code == 0 else { throw unwritable(code) }
    return true
  }

  // MARK: Streams

  /// Milliseconds from one look at `stop` to the next; a signal ends a wait before.
  private static let pause: Int32 = 50

  private func addInPlace(_ bytes: [UInt8]) throws(LabError) {
    let descriptor = try openStream()
    defer { close(descriptor) }
    let code = SystemCalls.writeAll(bytes, to: descriptor) { stop.isRequested }
    if code == EINTR { throw LabError(.interrupted) }
    if code != 0 { throw unwritable(code) }
  }

  private func openStream() throws(LabError) -> Int32 {
    while true {
      let descriptor = file.open(O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY)
      if descriptor >= 0 { return descriptor }
      let code = errno
      guard code == EINTR || code == ENXIO && file.status?.isPipe == true else {
        throw unwritable(code)
      }
      guard !stop.isRequested else { throw LabError(.interrupted) }
      _ = poll(nil, 0, Self.pause)
    }
  }

  // MARK: Names

  private static let notRegular = "it is not a regular file"

  /// The folder of the file, from `folder`.
  private var parent: String {
    file.name.lastIndex(of: "/").map { String(file.name[...$0]) } ?? "."
  }

  /// Whether `path` names what is open already, or a device: it is written to, and not replaced.
  private static func isSystemName(_ path: String) -> Bool {
    path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
  }

  private func unwritable(_ code: Int32) -> LabError { file.unwritable(Files.reason(code)) }
}
