/// Up to four columns, each with three numbers: where its next item would begin, its last item, and
/// where that begins. A value of 96 bytes without an allocation, so a checkpoint is a copy.
///
/// - Complexity: `first` O(1), with three comparisons; `put` O(1).
struct FewColumns: ColumnOrder {
  /// How many columns there may be.
  static var most: Int { 4 }

  /// A column: where its next item would begin, and what it ends with.
  private struct Column {
    /// In points; a column that does not exist is infinitely far down.
    var start: Double
    /// The last item of a column; -1: none.
    var last = LastItem(item: -1, top: 0)
  }

  private typealias Four = (Column, Column, Column, Column)
  private var columns: Four

  init(count: Int) {
    func column(_ number: Int) -> Column { Column(start: number < count ? 0 : .infinity) }
    columns = (column(0), column(1), column(2), column(3))
  }

  var byteCount: Int { MemoryLayout<Self>.size }

  var first: (column: Int, start: Double) {
    let (a, b, c, d) = (columns.0.start, columns.1.start, columns.2.start, columns.3.start)
    let left = b < a ? (1, b) : (0, a)
    let right = d < c ? (3, d) : (2, c)
    return right.1 < left.1 ? right : left
  }

  mutating func put(_ item: Int, at top: Double, in column: Int, next: Double) {
    withUnsafeMutableBytes(of: &columns) {
      $0.storeBytes(
        of: Column(start: next, last: LastItem(item: item, top: top)),
        toByteOffset: (column & 3) &* MemoryLayout<Column>.stride, as: Column.self)
    }
  }

  mutating func fill(_ items: Range<Int>, pitch: (Int) -> Double) {
    if items.count > 8, fillOnRaster(items, pitch: pitch) { return }
    for item in items {
      let (column, top) = first
      put(item, at: top, in: column, next: top + pitch(item))
    }
  }

  func visitLast(_ visit: (_ column: Int, _ last: LastItem) -> Void) {
    if columns.0.last.item >= 0 { visit(0, columns.0.last) }
    if columns.1.last.item >= 0 { visit(1, columns.1.last) }
    if columns.2.last.item >= 0 { visit(2, columns.2.last) }
    if columns.3.last.item >= 0 { visit(3, columns.3.last) }
  }
}

/// The fast path, for lengths that are whole 256ths of a point.
///
/// Four starts on that raster leave enough bits for the column's number, as 1024ths of a point:
/// start and column are then one number, equal starts are ordered by column, and the addition of a
/// pitch leaves the column in place. Minima and maxima alone keep four such numbers in order,
/// without a branch. All sums are exact, so the frames are the same to the last bit.
extension FewColumns {
  /// Starts below this, in points, have bits left for 1024ths after `carry` is added.
  private static var limit: Double { 0x1p41 }
  /// Added to a number below `limit`, it makes the last bit of the sum a 1024th.
  private static var carry: Double { 0x1p42 }
  /// Added and taken away, it rounds to 256ths.
  private static var raster: Double { 0x1.8p44 }

  /// Whether `number` is a whole number of 256ths: adding and subtracting `raster` does not change
  /// it.
  private static func isOnRaster(_ number: Double) -> Bool {
    (number + raster) - raster == number
  }

  /// As `fill`; does nothing and returns false where a start or a pitch is off the raster.
  private mutating func fillOnRaster(_ items: Range<Int>, pitch: (Int) -> Double) -> Bool {
    var filled = columns
    guard var (a, b, c, d) = sortedKeys() else { return false }
    let isOnRaster = withUnsafeMutableBytes(of: &filled) { filled in
      for item in items {
        let pitch = pitch(item)
        guard Self.isOnRaster(pitch), a < Self.limit else { return false }
        let bits = (a + Self.carry).bitPattern
        let top = Double(bitPattern: bits & ~3) - Self.carry
        filled.storeBytes(
          of: Column(start: top + pitch, last: LastItem(item: item, top: top)),
          toByteOffset: Int(bits & 3) &* MemoryLayout<Column>.stride, as: Column.self)
        // The first leaves the row and comes back where its new start belongs.
        let new = a + pitch
        a = min(new, b)
        let atLeastB = max(new, b)
        b = min(atLeastB, c)
        let atLeastC = max(atLeastB, c)
        c = min(atLeastC, d)
        d = max(atLeastC, d)
      }
      return true
    }
    if isOnRaster { columns = filled }
    return isOnRaster
  }

  /// Starts and columns as one number each, in order; nil where a start is off the raster.
  private func sortedKeys() -> (Double, Double, Double, Double)? {
    guard let (a, b) = pair(columns.0.start, columns.1.start, from: 0),
      let (c, d) = pair(columns.2.start, columns.3.start, from: 2)
    else { return nil }
    let (first, last) = (min(a, c), max(b, d))
    let (low, high) = (max(a, c), min(b, d))
    return (first, min(low, high), max(low, high), last)
  }

  /// The keys of two columns, in order.
  private func pair(_ left: Double, _ right: Double, from column: Int) -> (Double, Double)? {
    func key(_ start: Double, _ column: Int) -> Double? {
      if start == .infinity { return start }
      guard start < Self.limit, Self.isOnRaster(start) else { return nil }
      return start + Double(column) / 1024
    }
    guard let left = key(left, column), let right = key(right, column + 1) else { return nil }
    return (min(left, right), max(left, right))
  }
}
