/// A digest of bytes: FNV-1a of 64 bits (Fowler, Noll & Vo). It only finds: two texts may have one
/// digest, so a find is compared by its text.
struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Adds `bytes` and an end, so that parts do not run together.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
    add(0xFF)
  }

  var text: String { String(value, radix: 16) }
}
