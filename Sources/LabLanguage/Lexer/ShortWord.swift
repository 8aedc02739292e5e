/// A word of at most eight lowercase letters in one integer: copying and comparing it takes no call.
package struct ShortWord: Sendable, Hashable {
  /// The first letter in the lowest byte, zeros behind the last one.
  private var letters: UInt64 = 0

  /// The word that is all of `text`; nil where it is anything else.
  package init?(_ text: String) {
    var text = text
    guard let word = text.withUTF8({ ShortWord(startOf: $0) }), word.count == text.utf8.count else {
      return nil
    }
    self = word
  }

  /// The letters at the start of `bytes`; nil where there are none, or more than eight.
  init?(startOf bytes: UnsafeBufferPointer<UInt8>) {
    var place = 0
    while place < bytes.count, Byte.isLowercase(bytes[place]) {
      guard place < 8 else { return nil }
      letters |= UInt64(bytes[place]) &<< UInt64(8 &* place)
      place &+= 1
    }
    guard place > 0 else { return nil }
  }

  /// How many letters it has.
  var count: Int { 8 - letters.leadingZeroBitCount / 8 }

  package var text: String {
    withUnsafeBytes(of: letters.littleEndian) { String(decoding: $0.prefix(count), as: UTF8.self) }
  }
}
