/// Puts bytes together to Unicode scalars, one byte at a time, by table 3-7 of the Unicode
/// Standard ("Well-Formed UTF-8 Byte Sequences").
struct UTF8Decoder {
  enum Step: Equatable {
    case scalar(Unicode.Scalar)
    /// The byte belongs to a scalar that is not complete yet.
    case more
    /// The byte is not possible here; the bytes before it are dropped.
    case invalid
  }

  private var value: UInt32 = 0
  private var missing = 0
  /// The bytes that may come next, narrower after some first bytes.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// True between the first and the last byte of a scalar.
  var isInsideScalar: Bool { missing > 0 }

  mutating func push(_ byte: UInt8) -> Step {
    guard missing > 0 else { return begin(byte) }
    guard allowed.contains(byte) else {
      missing = 0
      return .invalid
    }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .more }
    return Unicode.Scalar(value).map(Step.scalar) ?? .invalid
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    allowed = 0x80...0xBF
    switch byte {
    case 0..<0x80: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: missing = 1
    case 0xE0...0xEF:
      missing = 2
      if byte == 0xE0 { allowed = 0xA0...0xBF }
      if byte == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      missing = 3
      if byte == 0xF0 { allowed = 0x90...0xBF }
      if byte == 0xF4 { allowed = 0x80...0x8F }
    default: return .invalid
    }
    value = UInt32(byte) & (0x3F >> UInt32(missing))
    return .more
  }

  /// The index of the first byte that is not part of valid UTF-8, nil if all is valid.
  ///
  /// A scalar cut off at the end is reported at its first byte.
  static func firstInvalidIndex(in bytes: some Sequence<UInt8>) -> Int? {
    var decoder = UTF8Decoder()
    var start = 0
    for (index, byte) in bytes.enumerated() {
      if !decoder.isInsideScalar { start = index }
      if decoder.push(byte) == .invalid { return start }
    }
    return decoder.isInsideScalar ? start : nil
  }
}
