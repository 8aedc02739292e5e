import LayoutCore

/// A start and a column as one number: the greater start is the greater key, and of equal starts
/// the greater column. So the least key is the column that takes the next item, ties included.
protocol ColumnKeys: Sendable {
  associatedtype Key: Comparable, BitwiseCopyable, Sendable

  /// Keys for `columns` columns.
  init(columns: Int)
  /// The key of a column that does not exist: greater than all others.
  var none: Key { get }
  /// The key of `column`, whose next item would begin at `start`.
  func key(start: Double, column: Int) -> Key
  /// A number that is greater than the keys of starts above `line` and of no others; of all columns
  /// where the line is infinite.
  func key(atLine line: Double) -> Key
  func start(of key: Key) -> Double
  func column(of key: Key) -> Int
  /// The key of the same column, `pitch` points further down.
  func moved(_ key: Key, by pitch: Double) -> Key
}

/// Keys for starts in whole 1024ths of a point: one `Double` each.
///
/// With `carry` added, the bits of a start below 1/1024 are as many as the number of a column needs,
/// and hold it. A key plus a pitch is then the key of the new start: the column remains in place, and
/// no bit is lost, so the frames are the same to the last bit.
struct RasterKeys: ColumnKeys {
  private let carry: Double
  private let columnBits: UInt64

  @inline(__always) init(columns: Int) {
    let bits = UInt64(Int.bitWidth - max(3, columns - 1).leadingZeroBitCount)
    columnBits = 1 << bits &- 1
    carry = Double(1 << (42 &- bits))
  }

  /// Whether these keys are exact for `count` items in `columns` columns, with pitches in whole
  /// 1024ths of up to `greatest` points.
  ///
  /// The shortest column takes an item, so none becomes longer than the average and an item.
  static func canHold(_ count: Int, in columns: Int, greatest: Double) -> Bool {
    let longest = (Double(count) / Double(columns) + 1) * greatest
    return longest < Self(columns: columns).carry && count < UInt32.max
  }

  var none: Double { .infinity }
  func key(start: Double, column: Int) -> Double {
    Double(bitPattern: (carry + start).bitPattern | UInt64(truncatingIfNeeded: column))
  }
  func key(atLine line: Double) -> Double {
    // The line rounded up to 1/1024, without the call that rounding is on many processors.
    let line = line > 0 ? min(line, carry) : 0
    let start = start(of: carry + line)
    return carry + (start < line ? start + 1 / 1024 : start)
  }
  func start(of key: Double) -> Double { Double(bitPattern: key.bitPattern & ~columnBits) - carry }
  func column(of key: Double) -> Int { Int(truncatingIfNeeded: key.bitPattern & columnBits) }
  func moved(_ key: Double, by pitch: Double) -> Double { key + pitch }
}

/// Keys for any starts: the bits of doubles that are not negative are ordered as the doubles are.
struct ExactKeys: ColumnKeys {
  init(columns: Int) {}

  var none: UInt128 { .max }
  func key(start: Double, column: Int) -> UInt128 {
    UInt128(start.bitPattern) << 64 | UInt128(UInt64(truncatingIfNeeded: column))
  }
  func key(atLine line: Double) -> UInt128 {
    guard line < .infinity else { return none }
    return line > 0 ? UInt128(line.bitPattern) << 64 : 0
  }
  func start(of key: UInt128) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: key >> 64))
  }
  func column(of key: UInt128) -> Int { Int(truncatingIfNeeded: UInt64(truncatingIfNeeded: key)) }
  func moved(_ key: UInt128, by pitch: Double) -> UInt128 {
    self.key(start: start(of: key) + pitch, column: column(of: key))
  }
}
