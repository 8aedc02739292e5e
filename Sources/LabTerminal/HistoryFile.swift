#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file behind a history: reading its end, appending under a lock.
struct HistoryFile {
  private static let longestRead = 8 * 1024 * 1024

  let path: String

  /// The last 8 MiB, from the beginning of a line; nil if there is no such regular file.
  func end() -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, isRegular(status) else { return nil }
    let size = Int(status.st_size)
    let start = max(0, size - Self.longestRead)
    guard lseek(descriptor, off_t(start), SEEK_SET) >= 0 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: size - start) { buffer, count in
      while count < buffer.count {
        let more = read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
        if more > 0 { count += more } else if more == 0 || errno != EINTR { break }
      }
    }
    guard start > 0, let newline = bytes.firstIndex(of: 0x0A) else { return bytes }
    return Array(bytes[newline...])
  }

  /// Adds whole lines at the end. Makes the file (0600) and its folders (0700) if needed.
  ///
  /// - Returns: 0, or the `errno` of what failed; then the file is as it was.
  func append(_ lines: [UInt8]) -> Int32 {
    makeFolders()
    let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    var status = stat()
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { return errno }
    }
    guard fstat(descriptor, &status) == 0 else { return errno }
    guard isRegular(status) else { return SystemCalls.writeAll(lines, to: descriptor) }
    if status.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
    // A line that was cut off by a crash must not swallow ours.
    let whole = endsWithNewline(descriptor, size: status.st_size)
    let code = SystemCalls.writeAll(whole ? lines : [0x0A] + lines, to: descriptor)
    if code != 0 { ftruncate(descriptor, status.st_size) }
    return code
  }

  private func isRegular(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFREG }

  private func endsWithNewline(_ descriptor: Int32, size: off_t) -> Bool {
    guard size > 0 else { return true }
    var last: UInt8 = 0
    return pread(descriptor, &last, 1, size - 1) != 1 || last == 0x0A
  }

  private func makeFolders() {
    for index in path.indices.dropFirst() where path[index] == "/" {
      mkdir(String(path[..<index]), 0o700)
    }
  }
}
