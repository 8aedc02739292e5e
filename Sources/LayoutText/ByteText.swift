/// Text that is written as bytes, piece by piece, and becomes one string at its end: a hundred
/// thousand answers to a script are made in this way.
extension [UInt8] {
  /// Appends a text of the program.
  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends the digits of `number`, which is not negative; where `isGrouped`, with a comma between
  /// thousands.
  package mutating func append(number: Int, isGrouped: Bool = false) {
    // Most numbers of an answer are small.
    guard number > 9 else { return append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)) }
    var divisor = 1
    var place = 0
    while number / divisor > 9 {
      divisor *= 10
      place += 1
    }
    var rest = number
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / divisor))
      rest %= divisor
      divisor /= 10
      if isGrouped, place > 0, place.isMultiple(of: 3) { append(UInt8(ascii: ",")) }
      place -= 1
    }
  }

  /// Appends `count`, which is not negative, and the noun it counts, as `NumberText.counted`.
  package mutating func append(_ count: Int, _ noun: StaticString) {
    append(number: count, isGrouped: true)
    append(UInt8(ascii: " "))
    append(noun)
    if count != 1 { append(UInt8(ascii: "s")) }
  }
}
