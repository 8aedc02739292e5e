/// A digest of bytes: FNV-1a of 64 bits (Fowler, Noll & Vo). It only finds: two texts may have one
/// digest, so a find is compared by its text.
///
/// ```swift
/// Digest(of: "a".utf8).text  // af63dc4c8601ec8c
/// ```
package struct Digest {
  package var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The digest of nothing.
  @inlinable package init() {}

  /// The digest of `bytes`.
  package init(of bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  @inlinable package mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Adds one of several texts: its bytes and an end, so that parts do not run together.
  package mutating func add(part bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
    add(0xFF)
  }

  /// In hexadecimal digits.
  package var text: String { String(value, radix: 16) }
}
