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
  /// Puts `items`, one after another, each into the column that is first then; `pitch` is the
  /// distance from an item's slot to the next in its column.
  mutating func fill(_ items: Range<Int>, pitch: (Int) -> Double)
  /// Visits the columns that are not empty, with the item each ends with.
  func visitLast(_ visit: (_ column: Int, _ last: LastItem) -> Void)
  /// The bytes it takes.
  var byteCount: Int { get }
}
