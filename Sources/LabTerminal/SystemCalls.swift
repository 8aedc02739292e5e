#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Calls of the system in the form that everybody here needs them.
public enum SystemCalls {
  /// The C library's sentence for an `errno`.
  public static func message(_ code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  /// Writes all bytes, however many calls it takes, and waits where the reader is slow.
  ///
  /// - Returns: 0, or the `errno` that stopped it.
  @discardableResult
  public static func writeAll(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Int32 {
    let bytes = Array(bytes)
    return bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written > 0 {
          rest = rest.dropFirst(written)
        } else if written < 0, errno == EAGAIN {
          var readiness = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&readiness, 1, -1)
        } else if written == 0 || errno != EINTR {
          return written == 0 ? EIO : errno
        }
      }
      return 0
    }
  }
}
