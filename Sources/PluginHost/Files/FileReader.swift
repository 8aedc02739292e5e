public import LabLanguage
public import LayoutCore

/// How the program reads files: the one place that opens them to read.
///
/// Nothing that is opened blocks: a pipe without a writer, a terminal or a kernel log is waited for
/// together with `stop`.
public struct FileReader: Sendable {
  /// The most bytes that are read.
  public var largest = 256 << 20
  /// Whether the beginning of a larger file is read, and not refused.
  package var readsBeginning = false
  /// Whether pipes, devices and terminals are read, and not only regular files.
  public var readsSpecialFiles = false
  /// What ends a wait.
  public var stop = StopSignal.never

  /// A reader of regular files that nothing stops.
  public init() {}

  /// The bytes of the file at `path`.
  public func bytes(of path: String) throws(LabError) -> [UInt8] { try bytes(of: FileName(path)) }

  /// The bytes of `file`.
  package func bytes(of file: FileName) throws(LabError) -> [UInt8] {
    // Opening a device may do something already, such as rewind a tape.
    try check(file.status, file)
    let descriptor = file.open(O_RDONLY | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw file.unreadable() }
    defer { close(descriptor) }
    // Another file may have taken the name since.
    let status = stat(of: descriptor)
    try check(status, file)
    return try bytes(of: file, from: descriptor, isPipe: status?.isPipe == true)
  }

  private func check(_ status: stat?, _ file: FileName) throws(LabError) {
    guard let status else { throw file.unreadable() }
    if status.isFolder { throw file.unreadable("is a directory") }
    guard status.isFile else {
      if readsSpecialFiles { return }
      throw file.unreadable(
        "it is not a regular file: only you can name a pipe or a device, and not with --safe")
    }
    guard readsBeginning || status.st_size <= largest else { throw tooLarge(file) }
  }

  /// Milliseconds from one look at `stop` to the next; a signal ends a wait before.
  private static let pause: Int32 = 50

  private func bytes(
    of file: FileName, from descriptor: Int32, isPipe: Bool
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
        guard errno == EINTR || errno == EAGAIN else { throw file.unreadable() }
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
      if count == 0 || readsBeginning && bytes.count >= largest { return bytes }
      guard bytes.count <= largest else { throw tooLarge(file) }
    }
  }

  private func tooLarge(_ file: FileName) -> LabError {
    LabError(.fileTooLarge(path: file.path, limit: largest))
  }
}
