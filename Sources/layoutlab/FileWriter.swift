import LabLanguage
import LabTerminal
import LayoutCore
import SourceHost

/// How a file of the user gets to disk: a name in a folder, written whole, or added to.
struct FileWriter {
  /// What errors call the file.
  let path: String
  /// An open folder, or the current one.
  var folder: Int32 = AT_FDCWD
  /// The name in `folder`.
  let name: String
  /// Whether only regular files are written, and links and names with other links are refused.
  var isConfined = false
  /// What ends a wait for a reader of a pipe.
  var stop = StopSignal.never

  /// The file at `path`; where it is a link, the file that the link leads to.
  init(_ path: String, stop: StopSignal = .never) {
    self.path = path
    self.stop = stop
    // The names of descriptors are links, too, but what they lead to must not be replaced.
    let isLink = Self.status(path, in: AT_FDCWD, followsLink: false)?.st_mode.isLink == true
    guard isLink, !Self.namesDescriptor(path), let target = realpath(path, nil) else {
      name = path
      return
    }
    defer { free(target) }
    name = String(cString: target)
  }

  /// The file `name` in an open folder, for files that others wrote.
  init(confinedTo folder: Int32, name: String, path: String) {
    self.path = path
    self.folder = folder
    self.name = name
    isConfined = true
  }

  /// Puts `bytes` in the place of the file: beside it first, so that a full disk leaves the old file
  /// whole. A new file gets the permissions of `mode`, less the user's mask.
  func replace(with bytes: [UInt8], mode: mode_t = 0o666) throws(Fault) {
    if try isSpecial() { return try addInPlace(bytes) }
    guard !isFolder else { throw unwritable(EISDIR) }
    let temporary = "\(name).\(getpid())~"
    let descriptor = openat(
      folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw unwritable(errno) }
    let code = SystemCalls.writeAll(bytes, to: descriptor)
    let closed = close(descriptor) == 0 ? 0 : errno
    guard code == 0, closed == 0, renameat(folder, temporary, folder, name) == 0 else {
      let reason = code != 0 ? code : (closed != 0 ? closed : errno)
      unlinkat(folder, temporary, 0)
      throw unwritable(reason)
    }
  }

  /// Adds `bytes` at the end of the file, or of a new one where it was removed: all of them, or none.
  func append(_ bytes: [UInt8]) throws(Fault) {
    if try isSpecial() { return try addInPlace(bytes) }
    let link = isConfined ? O_NOFOLLOW : 0
    let descriptor = openat(
      folder, name, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | link, 0o666)
    guard descriptor >= 0 else { throw unwritable(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unwritable(errno) }
    if isConfined {
      // Another file may have taken the name since.
      guard status.st_mode & S_IFMT == S_IFREG else { throw unwritable(Self.notRegular) }
      guard status.st_nlink == 1 else { throw unwritable("it has another name, a hard link") }
    }
    let code = SystemCalls.writeAll(bytes, to: descriptor)
    guard code == 0 else {
      _ = ftruncate(descriptor, status.st_size)
      throw unwritable(code)
    }
  }

  /// Says why the file cannot be written, as far as that can be known before.
  func check() throws(Fault) {
    if try isSpecial() { return }
    guard !isFolder else { throw unwritable(EISDIR) }
    let parent =
      folder != AT_FDCWD ? "." : name.lastIndex(of: "/").map { String(name[...$0]) } ?? "."
    guard faccessat(folder, parent, W_OK | X_OK, 0) == 0 else { throw unwritable(errno) }
  }

  // MARK: Special files

  private static let notRegular = "it is not a regular file"

  /// Whether the file is something like `/dev/stdout`, which cannot be replaced.
  ///
  /// - Throws: that it is, where only regular files are written.
  private func isSpecial() throws(Fault) -> Bool {
    guard let status = Self.status(name, in: folder, followsLink: !isConfined) else { return false }
    guard !isConfined else {
      if status.st_mode.isLink {
        throw unwritable("it is a link, and --safe writes through no link")
      }
      guard status.st_mode & S_IFMT == S_IFREG else { throw unwritable(Self.notRegular) }
      return false
    }
    return Self.namesDescriptor(name)
      || status.st_mode & S_IFMT != S_IFREG && !status.st_mode.isFolder
  }

  private var isFolder: Bool {
    Self.status(name, in: folder, followsLink: true)?.st_mode.isFolder == true
  }

  private static func namesDescriptor(_ path: String) -> Bool {
    path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
  }

  /// Milliseconds from one look at `stop` to the next; a signal ends a wait before.
  private static let pause: Int32 = 50

  private func addInPlace(_ bytes: [UInt8]) throws(Fault) {
    let descriptor = try openSpecial()
    defer { close(descriptor) }
    let code = SystemCalls.writeAll(bytes, to: descriptor) { stop.isRequested }
    if code == EINTR { throw Fault(.interrupted) }
    if code != 0 { throw unwritable(code) }
  }

  /// Waits for a pipe that nobody reads yet.
  private func openSpecial() throws(Fault) -> Int32 {
    while true {
      let descriptor = openat(
        folder, name, O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      if descriptor >= 0 { return descriptor }
      let isPipe = Self.status(name, in: folder, followsLink: true)?.st_mode.isPipe == true
      guard errno == EINTR || errno == ENXIO && isPipe else { throw unwritable(errno) }
      guard !stop.isRequested else { throw Fault(.interrupted) }
      _ = poll(nil, 0, Self.pause)
    }
  }

  private static func status(_ name: String, in folder: Int32, followsLink: Bool) -> stat? {
    var status = stat()
    let flags = followsLink ? 0 : AT_SYMLINK_NOFOLLOW
    return fstatat(folder, name, &status, flags) == 0 ? status : nil
  }

  private func unwritable(_ code: Int32) -> Fault { unwritable(System.reason(code)) }

  private func unwritable(_ reason: String) -> Fault {
    Fault(.unwritableFile(path: path, reason: reason))
  }
}

extension mode_t {
  fileprivate var isLink: Bool { self & S_IFMT == S_IFLNK }
  fileprivate var isFolder: Bool { self & S_IFMT == S_IFDIR }
  fileprivate var isPipe: Bool { self & S_IFMT == S_IFIFO }
}
