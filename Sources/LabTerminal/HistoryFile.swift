/// The file behind a history: reading its end, appending under a lock.
struct HistoryFile {
  private static let longestRead = 8 * 1024 * 1024

  let path: String

  /// Whole lines of the file, and how far it was read.
  struct Part {
    /// The bytes; they end where a line does, or with the file.
    let bytes: [UInt8]
    /// The place where the next read begins.
    let place: Place
  }

  /// How far a file was read.
  struct Place: Hashable {
    /// The file's inode number, to recognize another file with its name.
    let number: UInt64
    /// The offset of the first byte that was not read.
    let offset: Int
  }

  /// The part of the file after `place`, or all of it where `place` is nil or another file is there
  /// now; of that the last 8 MiB, from the beginning of a line. Nil where nothing is new, another
  /// process is writing, or there is no such regular file.
  func news(after place: Place? = nil) -> Part? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // No process is in the middle of a line while the lock is held.
    let isWhole = flock(descriptor, LOCK_SH | LOCK_NB) == 0
    var status = stat()
    guard isWhole || place == nil, fstat(descriptor, &status) == 0, isRegular(status) else {
      return nil
    }
    let size = Int(status.st_size)
    let number = UInt64(status.st_ino)
    let isSame = place.map { $0.number == number && $0.offset <= size } ?? false
    let known = isSame ? place?.offset ?? 0 : 0
    let start = max(known, size - Self.longestRead)
    guard known < size || place == nil,
      var bytes = read(descriptor, from: start, to: size)
    else { return nil }
    if !isWhole { bytes.removeLast(bytes.count - (bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)) }
    let end = Place(number: number, offset: start + bytes.count)
    guard start > known, let newline = bytes.firstIndex(of: 0x0A) else {
      return Part(bytes: bytes, place: end)
    }
    return Part(bytes: Array(bytes[newline...]), place: end)
  }

  private func read(_ descriptor: Int32, from start: Int, to end: Int) -> [UInt8]? {
    guard lseek(descriptor, off_t(start), SEEK_SET) >= 0 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: end - start) { buffer, count in
      while count < buffer.count {
        let rest = buffer.baseAddress.map { $0 + count }
        let more = readSome(descriptor, rest, buffer.count - count)
        if more > 0 { count += more } else if more == 0 || errno != EINTR { break }
      }
    }
  }

  private func readSome(
    _ descriptor: Int32, _ start: UnsafeMutablePointer<UInt8>?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, start, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, start, count)
    #else
      Darwin.read(descriptor, start, count)
    #endif
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
    while flock(descriptor, LOCK_EX) != 0 { guard errno == EINTR else { return errno } }
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
