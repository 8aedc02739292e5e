/// The size of an image in pixels, as the beginning of a PNG, JPEG or GIF file has it.
struct ImageHeader {
  let width: Int
  let height: Int

  /// Nil where `bytes` are no such file, or it has no size.
  init?(_ bytes: [UInt8]) {
    func number(at index: Int, _ count: Int) -> Int {
      (index..<index + count).reduce(0) { $0 << 8 | ($1 < bytes.count ? Int(bytes[$1]) : 0) }
    }
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) {
      (width, height) = (number(at: 16, 4), number(at: 20, 4))
    } else if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]) {
      (width, height) = (
        number(at: 7, 1) << 8 | number(at: 6, 1), number(at: 9, 1) << 8 | number(at: 8, 1)
      )
    } else if bytes.starts(with: [0xff, 0xd8]) {
      // Each segment begins with a marker and its length; that of a frame has the size.
      var index = 2
      while index + 9 < bytes.count, bytes[index] == 0xff, !Self.isFrame(bytes[index + 1]) {
        index += bytes[index + 1] == 0xff ? 1 : 2 + number(at: index + 2, 2)
      }
      guard index + 9 < bytes.count, bytes[index] == 0xff else { return nil }
      (width, height) = (number(at: index + 7, 2), number(at: index + 5, 2))
    } else {
      return nil
    }
    guard width > 0, height > 0 else { return nil }
  }

  /// Whether a JPEG marker begins a frame: not a table, an extension or the arithmetic coding.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xc0...0xcf).contains(marker) && ![0xc4, 0xc8, 0xcc].contains(marker)
  }
}
