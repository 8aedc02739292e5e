/// The item that a column ends with.
struct LastItem: Sendable {
  /// Its index.
  var item: Int
  /// Where its slot begins, in points from the top.
  var top: Double
}

/// The columns, ordered by where their next item would begin; ties by index.
protocol ColumnOrder: Sendable {
  /// `count` empty columns.
  init(count: Int)
  /// The column whose next item would begin first, and where.
  var first: (column: Int, start: Double) { get }
  /// Puts `item`, whose slot begins at `top`, into `column`, whose next slot begins at `next`.
  mutating func put(_ item: Int, at top: Double, in column: Int, next: Double)
  /// Puts `items`, one after another, each into the column that is first then; `pitch` is the
  /// distance from an item's slot to the next in its column.
  mutating func fill(_ items: Range<Int>, pitch: (Int) -> Double)
  /// Visits the columns that are not empty, with the item each ends with.
  func visitLast(_ visit: (_ column: Int, _ last: LastItem) -> Void)
  /// The bytes it takes.
  var byteCount: Int { get }
}

extension ColumnOrder {
  mutating func fill(_ items: Range<Int>, pitch: (Int) -> Double) {
    for item in items {
      let (column, top) = first
      put(item, at: top, in: column, next: top + pitch(item))
    }
  }
}
