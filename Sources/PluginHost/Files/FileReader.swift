public import LabLanguage
public import LayoutCore

/// How the program reads files: the one place that opens them to read.
///
/// Nothing that is opened blocks: a pipe without a writer, a terminal or a kernel log is waited for
/// together with `stop`.
public struct FileReader: Sendable {
  /// The most bytes that are read.
  public var largest = 256 << 20
  /// Whether pipes, devices and terminals are read, and not only regular files.
  public var readsSpecialFiles = false
  /// What ends a wait.
  public var stop = StopSignal.never

  /// A reader of regular files that nothing stops.
  public init() {}

  /// The bytes of the file at `path`.
  public func bytes(of path: String) throws(LabError) -> [UInt8] {
    try bytes(of: path, in: AT_FDCWD, named: path, followsLink: true)
  }

  /// The bytes of the file `name` in an open folder; errors call it `path`.
  public func bytes(
    of path: String, in folder: Int32, named name: String, followsLink: Bool
  ) throws(LabError) -> [UInt8] {
    var status = stat()
    // Opening a device may do something already, such as rewind a tape.
    guard fstatat(folder, name, &status, followsLink ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
      throw unreadable(path, Files.reason)
    }
    try check(status, path)
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (followsLink ? 0 : O_NOFOLLOW)
    let descriptor = openat(folder, name, flags)
    guard descriptor >= 0 else { throw unreadable(path, Files.reason) }
    defer { close(descriptor) }
    // Another file may have taken the name since.
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path, Files.reason) }
    try check(status, path)
    return try bytes(of: path, from: descriptor, isPipe: status.st_mode & S_IFMT == S_IFIFO)
  }

  private func check(_ status: stat, _ path: String) throws(LabError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      guard status.st_size <= largest else {
        throw LabError(.fileTooLarge(path: path, limit: largest))
      }
    case S_IFDIR: throw unreadable(path, "is a directory")
    default:
      guard readsSpecialFiles else {
        throw unreadable(
          path,
          "it is not a regular file: only you can name a pipe or a device, and not with --safe")
      }
    }
  }

  /// Milliseconds from one look at `stop` to the next; a signal ends a wait before.
  private static let pause: Int32 = 50

  private func bytes(
    of path: String, from descriptor: Int32, isPipe: Bool
  ) throws(LabError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      guard !stop.isRequested else { throw LabError(.interrupted) }
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, Self.pause) > 0 else { continue }
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { block in
        let count = read(descriptor, block.baseAddress, block.count)
        if count > 0 { bytes.append(contentsOf: block[..<count]) }
        return count
      }
      guard count >= 0 else {
        guard errno == EINTR || errno == EAGAIN else { throw unreadable(path, Files.reason) }
        // A descriptor that is reported as ready and is not must not keep the processor busy.
        if errno == EAGAIN { _ = poll(nil, 0, Self.pause) }
        continue
      }
      #if canImport(Darwin)
        // There a pipe without a writer is at its end.
        if count == 0, bytes.isEmpty, isPipe {
          _ = poll(nil, 0, Self.pause)
          continue
        }
      #endif
      if count == 0 { return bytes }
      guard bytes.count <= largest else {
        throw LabError(.fileTooLarge(path: path, limit: largest))
      }
    }
  }

  private func unreadable(_ path: String, _ reason: String) -> LabError {
    LabError(.unreadableFile(path: path, reason: reason))
  }
}
