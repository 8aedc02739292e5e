/// The SHA-256 digest of bytes (FIPS 180-4): files with one digest have the same contents.
package struct SHA256 {
  /// A digest of nothing so far.
  package init() {}

  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var block: [UInt8] = []
  private var byteCount: UInt64 = 0

  /// The digest of `bytes` as 64 hexadecimal digits.
  ///
  /// - Complexity: O(bytes).
  package static func text(of bytes: some Sequence<UInt8>) -> String {
    var digest = SHA256()
    digest.add(bytes)
    return digest.finished()
  }

  /// The digest of `bytes` in base 64, as browsers read it in a content security policy.
  package static func base64(of bytes: some Sequence<UInt8>) -> String {
    var digest = SHA256()
    digest.add(bytes)
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let bytes: [UInt8] = digest.words().flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
    // 32 bytes are eleven groups of three; the last lacks a byte.
    var text = ""
    for place in stride(from: 0, to: bytes.count, by: 3) {
      let group = (place..<place + 3).reduce(UInt32(0)) {
        $0 << 8 | ($1 < bytes.count ? UInt32(bytes[$1]) : 0)
      }
      for shift in [18, 12, 6, 0] as [UInt32] { text.append(digits[Int(group >> shift & 63)]) }
    }
    return text.dropLast() + "="
  }

  /// Adds bytes to what is digested.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      byteCount &+= 1
      append(byte)
    }
  }

  /// The digest of all that was added.
  package mutating func finished() -> String {
    words().map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func words() -> [UInt32] {
    let bitCount = byteCount &* 8
    append(0x80)
    while block.count != 56 { append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    return state
  }

  private mutating func append(_ byte: UInt8) {
    block.append(byte)
    guard block.count == 64 else { return }
    mix()
    block.removeAll(keepingCapacity: true)
  }

  /// Section 6.2.2: one block into the state.
  private mutating func mix() {
    var schedule = (0..<16).map { word in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[4 * word + $1]) }
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = Self.transposed(early, 7) ^ Self.transposed(early, 18) ^ (early >> 3)
      let second = Self.transposed(late, 17) ^ Self.transposed(late, 19) ^ (late >> 10)
      schedule.append(schedule[index - 16] &+ first &+ schedule[index - 7] &+ second)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let sum1 = Self.transposed(e, 6) ^ Self.transposed(e, 11) ^ Self.transposed(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ sum1 &+ choice &+ Self.constants[index] &+ schedule[index]
      let sum0 = Self.transposed(a, 2) ^ Self.transposed(a, 13) ^ Self.transposed(a, 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ sum0 &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() {
      state[index] = state[index] &+ word
    }
  }

  private static func transposed(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// Section 4.2.2.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
