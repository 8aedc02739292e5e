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

  /// The digits of the next number, where the last one alone changes: counting takes less than a
  /// division for each digit.
  var next: ShortName? {
    let last = UInt64(truncatingIfNeeded: count &- 1) &* 8
    guard count > 0, characters &>> last < 0x39 else { return nil }
    return ShortName(characters &+ 1 &<< last, count)
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
