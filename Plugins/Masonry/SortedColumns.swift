import LayoutCore

/// Up to four columns whose starts are exact sums: their keys, sorted, and the item that each column
/// ends with. A value of 48 bytes without an allocation, so a checkpoint is a copy.
///
/// Minima and maxima keep the four keys in order without a branch, which no processor could predict.
/// The start of a column's last item is not stored: it is the column's start less the item's pitch.
struct SortedColumns: ColumnOrder {
  /// How many columns there may be.
  static var most: Int { 4 }

  /// From the first column to the last; `none` for columns that do not exist.
  private var keys: Keys
  /// By column; `empty` for a column without items.
  private var last: (UInt32, UInt32, UInt32, UInt32)

  typealias Keys = (Double, Double, Double, Double)

  static var raster: RasterKeys { RasterKeys(columns: most) }
  private static var empty: UInt32 { .max }

  init(count: Int) {
    let raster = Self.raster
    func key(_ column: Int) -> Double {
      column < count ? raster.key(start: 0, column: column) : raster.none
    }
    keys = (key(0), key(1), key(2), key(3))
    last = (Self.empty, Self.empty, Self.empty, Self.empty)
  }

  var byteCount: Int { MemoryLayout<Self>.size }
  var floor: Double { Self.raster.start(of: keys.0) }

  // Always inlined, as in the other orders: `place` is then part of the loop.
  @inline(__always) mutating func fill(
    _ items: Range<Int>, above line: Double,
    _ place: (_ item: Int, _ column: Int, _ top: Double) -> Double
  ) -> Int {
    let raster = Self.raster
    let end = raster.key(atLine: line)
    var (a, b, c, d) = keys
    var item = items.lowerBound
    // In place: a copy would be read while its last parts are still on their way to memory.
    withUnsafeMutableBytes(of: &last) { last in
      while item < items.upperBound {
        guard line == .infinity || a < end else { break }
        let column = raster.column(of: a)
        let pitch = place(item, column, raster.start(of: a))
        // The first leaves the row and comes back where its new key belongs.
        let new = raster.moved(a, by: pitch)
        let atLeastB = Self.greater(new, b)
        let atLeastC = Self.greater(atLeastB, c)
        (a, b, c) = (min(new, b), min(atLeastB, c), min(atLeastC, d))
        d = Self.greater(atLeastC, d)
        // A comparison at the very end of the loop would become a branch.
        last.storeBytes(
          of: UInt32(truncatingIfNeeded: item),
          toByteOffset: column &* MemoryLayout<UInt32>.stride, as: UInt32.self)
        item &+= 1
      }
    }
    keys = (a, b, c, d)
    return item
  }

  static var storesChoices: Bool { true }
  var starts: ColumnStarts? { ColumnStarts(keys) }

  /// Until the end, the starts are in memory, by column; then they are sorted into keys once. So an
  /// item waits for the one above it in its column, and not for the one before it. This is the loop of
  /// `ColumnStarts`, written out: through that type, a query for ranges took a third longer.
  @inline(__always) mutating func refill(
    _ items: Range<Int>, by choices: UInt64, above line: Double,
    _ place: (_ item: Int, _ column: Int, _ top: Double) -> Double
  ) -> Int {
    var starts = (Double.infinity, Double.infinity, Double.infinity, Double.infinity)
    var (choices, item) = (choices, items.lowerBound)
    // In place: a copy would be read in larger parts than were written, and wait for them.
    withUnsafeMutableBytes(of: &starts) { starts in
      func put(_ start: Double, _ column: Int) {
        starts.storeBytes(
          of: start, toByteOffset: column &* MemoryLayout<Double>.stride, as: Double.self)
      }
      // The last key comes first: a key without a column writes to column 0, and the key of column 0
      // overwrites it.
      func put(_ key: Double) { put(Self.raster.start(of: key), Self.raster.column(of: key)) }
      put(keys.3)
      put(keys.2)
      put(keys.1)
      put(keys.0)
      withUnsafeMutableBytes(of: &last) { last in
        while item < items.upperBound {
          let column = Int(truncatingIfNeeded: choices &>> 62)
          let top = starts.load(
            fromByteOffset: column &* MemoryLayout<Double>.stride, as: Double.self)
          guard top < line else { break }
          put(top + place(item, column, top), column)
          last.storeBytes(
            of: UInt32(truncatingIfNeeded: item),
            toByteOffset: column &* MemoryLayout<UInt32>.stride, as: UInt32.self)
          choices &<<= 2
          item &+= 1
        }
      }
    }
    sort(starts)
    return item
  }

  /// Makes keys of the starts by column, in order.
  @inline(__always) private mutating func sort(_ starts: (Double, Double, Double, Double)) {
    // Infinity with the bits of a column is not a number, and `none` is the lesser then.
    func key(_ start: Double, _ column: Int) -> Double {
      min(Self.raster.none, Self.raster.key(start: start, column: column))
    }
    func sorted(_ first: Double, _ second: Double) -> (Double, Double) {
      (min(first, second), Self.greater(first, second))
    }
    let left = sorted(key(starts.0, 0), key(starts.1, 1))
    let right = sorted(key(starts.2, 2), key(starts.3, 3))
    let (low, high) = (sorted(left.0, right.0), sorted(left.1, right.1))
    let middle = sorted(low.1, high.0)
    keys = (low.0, middle.0, middle.1, high.1)
  }

  func last(of column: Int) -> Int? {
    let item = withUnsafeBytes(of: last) { $0.bindMemory(to: UInt32.self)[column] }
    return item == Self.empty ? nil : Int(item)
  }

  /// One instruction, where `max`, which prefers the second of equals, takes five.
  private static func greater(_ first: Double, _ second: Double) -> Double {
    first > second ? first : second
  }

  func visitLast(
    pitch: (Int) -> Double, _ visit: (_ column: Int, _ item: Int, _ top: Double) -> Void
  ) {
    withUnsafeBytes(of: keys) { keys in
      withUnsafeBytes(of: last) { last in
        for key in keys.bindMemory(to: Double.self) where key < Self.raster.none {
          let column = Self.raster.column(of: key)
          let item = last.bindMemory(to: UInt32.self)[column]
          guard item != Self.empty else { continue }
          visit(column, Int(item), Self.raster.start(of: key) - pitch(Int(item)))
        }
      }
    }
  }
}
