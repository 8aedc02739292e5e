/// A name of up to eight printable characters of ASCII, a byte each: most names are, and need not be
/// spelled as other texts.
struct ShortName {
  /// The first character is lowest.
  let characters: UInt64
  /// 0 where a name is longer, or has other characters.
  let count: Int

  private init(_ characters: UInt64, _ count: Int) {
    (self.characters, self.count) = (characters, count)
  }

  /// The digits of `number`, which is not negative.
  init(_ number: Int) {
    guard number < 100_000_000 else {
      self.init(0, 0)
      return
    }
    var (rest, characters, count) = (UInt32(truncatingIfNeeded: number), UInt64(0), 0)
    repeat {
      characters = characters &<< 8 | UInt64(UInt32(0x30) &+ rest % 10)
      rest /= 10
      count &+= 1
    } while rest > 0
    self.init(characters, count)
  }

  init(_ text: String) {
    var text = text
    self = text.withUTF8 { bytes in
      guard bytes.count <= 8 else { return ShortName(0, 0) }
      var characters: UInt64 = 0
      var place = bytes.count
      while place > 0 {
        place &-= 1
        guard bytes[place] >= 0x20, bytes[place] < 0x7F else { return ShortName(0, 0) }
        characters = characters &<< 8 | UInt64(bytes[place])
      }
      return ShortName(characters, bytes.count)
    }
  }
}
