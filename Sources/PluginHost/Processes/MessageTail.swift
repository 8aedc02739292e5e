/// The end of what a child wrote to standard error, however much it is.
struct MessageTail {
  private static let kept = 16 << 10
  private var bytes: [UInt8] = []
  /// Whether there may be more.
  private(set) var isOpen = true

  /// Reads what has arrived, a bounded part at a time: a flood of messages must not delay the
  /// answer.
  mutating func read(from descriptor: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { block in
      for _ in 0..<16 where isOpen {
        let count = readBytes(descriptor, block)
        if count > 0 {
          bytes.append(contentsOf: block[..<count].suffix(Self.kept))
          if bytes.count > Self.kept { bytes.removeFirst(bytes.count - Self.kept) }
        } else if count == 0 || errno != EAGAIN && errno != EINTR {
          isOpen = false
        } else {
          return
        }
      }
    }
  }

  /// The end of the text; its beginning may be cut.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

private func readBytes(_ descriptor: Int32, _ block: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, block.baseAddress, block.count)
}
