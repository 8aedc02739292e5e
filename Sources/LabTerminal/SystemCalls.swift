/// System calls in the form that the terminal code and the program need.
public enum SystemCalls {
  /// The C library's sentence for an `errno`.
  public static func message(_ code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  /// Seconds on a clock that only goes forward.
  public static func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// As much as a pipe that is ready takes without blocking: POSIX's least `PIPE_BUF` is 512.
  private static let page = Int(PIPE_BUF)
  /// Milliseconds from one question whether it is over to the next; a signal ends a wait before.
  private static let pause: Int32 = 50

  /// Writes all bytes, with as many calls as necessary, and waits where the reader is slow.
  ///
  /// A pipe takes a page at a time, so that a reader that takes nothing never blocks it: while it
  /// waits, it checks `isOver`.
  ///
  /// - Returns: 0, or the `errno` that stopped it; `EINTR` where it is over.
  @discardableResult
  public static func writeAll(
    _ bytes: some Collection<UInt8>, to descriptor: Int32, isOver: () -> Bool = { false }
  ) -> Int32 {
    bytes.withContiguousStorageIfAvailable {
      writeAll(UnsafeRawBufferPointer($0), to: descriptor, isOver)
    } ?? Array(bytes).withUnsafeBytes { writeAll($0, to: descriptor, isOver) }
  }

  private static func writeAll(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, _ isOver: () -> Bool
  ) -> Int32 {
    var status = stat()
    let blocks = fstat(descriptor, &status) != 0 || status.st_mode & S_IFMT != S_IFREG
    var rest = bytes[...]
    while !rest.isEmpty {
      if blocks {
        var readiness = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        let isReady = poll(&readiness, 1, pause) > 0
        if !isReady, isOver() { return EINTR }
        guard isReady else { continue }
      }
      let written = write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        blocks ? min(rest.count, page) : rest.count)
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if written == 0 || (errno != EINTR && errno != EAGAIN) {
        return written == 0 ? EIO : errno
      } else if errno == EAGAIN {
        // Ready for less than a page: a terminal, or a pipe that others write to.
        _ = poll(nil, 0, 1)
        if isOver() { return EINTR }
      }
    }
    return 0
  }
}
