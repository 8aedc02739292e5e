import LabReport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Text on its way to a descriptor: kept until there is much of it, or somebody waits for it.
struct Output {
  private let descriptor: Int32
  private let isColored: Bool
  private var waiting: [UInt8] = []

  init(_ descriptor: Int32, isColored: Bool) {
    self.descriptor = descriptor
    self.isColored = isColored
  }

  mutating func write(_ lines: [Markup]) {
    for line in lines {
      waiting.append(contentsOf: (isColored ? ANSIFormatter.string(line) : line.text).utf8)
      waiting.append(UInt8(ascii: "\n"))
    }
    if waiting.count > 1 << 16 { flush() }
  }

  mutating func write(_ line: String) {
    waiting.append(contentsOf: line.utf8)
    waiting.append(UInt8(ascii: "\n"))
    if waiting.count > 1 << 16 { flush() }
  }

  /// Hands everything over. A reader that went away ends the program as it ends `cat`: by SIGPIPE.
  mutating func flush() {
    waiting.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let written = Self.writeSome(descriptor, bytes, start)
        if written < 0, errno == EINTR || errno == EAGAIN { continue }
        guard written > 0 else { return }
        start += written
      }
    }
    waiting.removeAll(keepingCapacity: true)
  }

  private static func writeSome(
    _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ start: Int
  ) -> Int {
    guard let base = bytes.baseAddress else { return -1 }
    #if canImport(Glibc)
      return Glibc.write(descriptor, base + start, bytes.count - start)
    #elseif canImport(Musl)
      return Musl.write(descriptor, base + start, bytes.count - start)
    #else
      return Darwin.write(descriptor, base + start, bytes.count - start)
    #endif
  }
}
