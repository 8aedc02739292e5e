/// The item that a column ends with. Its frame follows from it: the width is the column's, and the
/// sizes give the height again, so 16 bytes for a column are enough.
struct LastItem: Sendable {
  /// Its index.
  var item: Int
  /// Where its slot begins, in points from the top.
  var top: Double
}

/// The columns, ordered by where their next item would begin; ties by index.
///
/// The order is the whole state of a masonry between two items, and checkpoints store it. There are
/// two: `FewColumns` for up to four, without an allocation, and `ManyColumns`, a tournament. Both
/// choose the same columns.
protocol ColumnOrder: Sendable {
  /// `count` empty columns.
  init(count: Int)
  /// The column whose next item would begin first, and where.
  var first: (column: Int, start: Double) { get }
  /// Puts `item`, whose slot begins at `top`, into `column`, whose next slot begins at `next`.
  mutating func put(_ item: Int, at top: Double, in column: Int, next: Double)
  /// Puts `items`, one after another, each into the column that is first then; `pitch` is the
  /// distance from an item's slot to the next in its column, in points.
  ///
  /// - Complexity: O(items · log columns).
  mutating func fill(_ items: Range<Int>, pitch: (Int) -> Double)
  /// Visits the columns that are not empty, with the item each ends with.
  func visitLast(_ visit: (_ column: Int, _ last: LastItem) -> Void)
  /// The bytes it takes, with memory that it refers to.
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
