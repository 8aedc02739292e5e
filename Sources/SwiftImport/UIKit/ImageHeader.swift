/// The size of an image in pixels, as the beginning of a PNG, JPEG or GIF file has it, and as
/// the image is shown.
struct ImageHeader {
  let width: Int
  let height: Int

  /// Nil where `bytes` are no such file, or it has no size.
  init?(_ bytes: [UInt8]) {
    func number(at index: Int, _ count: Int) -> Int {
      (index..<index + count).reduce(0) { $0 << 8 | ($1 < bytes.count ? Int(bytes[$1]) : 0) }
    }
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]),
      bytes.dropFirst(12).starts(with: "IHDR".utf8)
    {
      (width, height) = (number(at: 16, 4), number(at: 20, 4))
    } else if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]) {
      (width, height) = (
        number(at: 7, 1) << 8 | number(at: 6, 1), number(at: 9, 1) << 8 | number(at: 8, 1)
      )
    } else if bytes.starts(with: [0xff, 0xd8]) {
      // Each segment begins with a marker and its length; that of a frame has the size.
      var index = 2
      var isTurned = false
      while index + 9 < bytes.count, bytes[index] == 0xff, !Self.isFrame(bytes[index + 1]) {
        let length = number(at: index + 2, 2)
        if bytes[index + 1] == 0xe1 {
          isTurned = isTurned || Self.isTurned(bytes.dropFirst(index + 2).prefix(length))
        }
        index += bytes[index + 1] == 0xff ? 1 : 2 + length
      }
      guard index + 9 < bytes.count, bytes[index] == 0xff else { return nil }
      let (down, across) = (number(at: index + 5, 2), number(at: index + 7, 2))
      (width, height) = isTurned ? (down, across) : (across, down)
    } else {
      return nil
    }
    guard width > 0, height > 0 else { return nil }
  }

  /// Whether a JPEG marker begins a frame: not a table, an extension or the arithmetic coding.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xc0...0xcf).contains(marker) && ![0xc4, 0xc8, 0xcc].contains(marker)
  }

  /// Whether a JPEG segment, from its length on, has an Exif orientation that exchanges width and
  /// height: 5 to 8, of the field 0x112 in the first directory of fields.
  private static func isTurned(_ segment: ArraySlice<UInt8>) -> Bool {
    guard segment.dropFirst(2).starts(with: "Exif\0\0".utf8) else { return false }
    let data = segment.dropFirst(8)
    let startsLow = data.first == 0x49
    func number(at index: Int, _ count: Int) -> Int {
      let bytes = Array(data.dropFirst(index).prefix(count))
      return (startsLow ? bytes.reversed() : bytes).reduce(0) { $0 << 8 | Int($1) }
    }
    let directory = number(at: 4, 4)
    let fields = (0..<number(at: directory, 2)).lazy.map { directory + 2 + 12 * $0 }
    return fields.contains { number(at: $0, 2) == 0x112 && (5...8).contains(number(at: $0 + 8, 2)) }
  }
}
