import LayoutCore

/// Up to four columns, each with three numbers: where its next item would begin, its last item, and
/// where that begins. A value of 96 bytes without an allocation, so a checkpoint is a copy.
///
/// - Complexity: an item O(1), with three comparisons.
struct FewColumns: ColumnOrder {
  /// A column: where its next item would begin, and what it ends with.
  private struct Column {
    /// In points; a column that does not exist is infinitely far down.
    var start: Double
    var last = LastItem()
  }

  private var columns: (Column, Column, Column, Column)

  init(count: Int) {
    func column(_ number: Int) -> Column { Column(start: number < count ? 0 : .infinity) }
    columns = (column(0), column(1), column(2), column(3))
  }

  var byteCount: Int { MemoryLayout<Self>.size }
  var floor: Double { first.start }

  /// The column whose next item would begin first, and where.
  private var first: (column: Int, start: Double) {
    let (a, b, c, d) = (columns.0.start, columns.1.start, columns.2.start, columns.3.start)
    let left = b < a ? (1, b) : (0, a)
    let right = d < c ? (3, d) : (2, c)
    return right.1 < left.1 ? right : left
  }

  @inline(__always) mutating func fill(
    _ items: Range<Int>, above line: Double,
    _ place: (_ item: Int, _ column: Int, _ top: Double) -> Double
  ) -> Int {
    var item = items.lowerBound
    while item < items.upperBound {
      let (column, top) = first
      guard line == .infinity || top < line else { break }
      let pitch = place(item, column, top)
      withUnsafeMutableBytes(of: &columns) {
        $0.storeBytes(
          of: Column(start: top + pitch, last: LastItem(item: item, top: top)),
          toByteOffset: (column & 3) &* MemoryLayout<Column>.stride, as: Column.self)
      }
      item &+= 1
    }
    return item
  }

  func visitLast(
    pitch: (Int) -> Double, _ visit: (_ column: Int, _ item: Int, _ top: Double) -> Void
  ) {
    func visitColumn(_ number: Int, _ last: LastItem) {
      if last.item >= 0 { visit(number, last.item, last.top) }
    }
    visitColumn(0, columns.0.last)
    visitColumn(1, columns.1.last)
    visitColumn(2, columns.2.last)
    visitColumn(3, columns.3.last)
  }
}
