import LayoutCore

/// The columns, ordered by where their next item would begin; ties by index.
///
/// The order is the whole state of a masonry between two items, and checkpoints store it. There are
/// three, which choose the same columns: `SortedColumns` is the fastest, for up to four columns and
/// exact sums; `FewColumns` takes any heights; `ManyColumns` is a tournament.
protocol ColumnOrder: Sendable {
  /// `count` empty columns.
  init(count: Int)
  /// Where the next item begins, in points from the top.
  var floor: Double { get }
  /// Puts `items` into the columns, each into the one that is first then, as long as it begins above
  /// `line`, which may be infinite; returns the first item that it did not put.
  ///
  /// `place` gets an item, its column and where its slot begins. It returns the item's pitch, which
  /// is the distance from its slot to the next in the column, in points.
  ///
  /// - Complexity: O(items · log columns).
  mutating func fill(
    _ items: Range<Int>, above line: Double,
    _ place: (_ item: Int, _ column: Int, _ top: Double) -> Double
  ) -> Int
  /// Whether the choices of `fill` are worth storing: `refill` is faster with them.
  static var storesChoices: Bool { get }
  /// Puts up to 32 `items` again into the columns that `fill` chose. `choices` contains these: two
  /// bits for each item, the first item in the highest two.
  ///
  /// - Complexity: O(items).
  mutating func refill(
    _ items: Range<Int>, by choices: UInt64, above line: Double,
    _ place: (_ item: Int, _ column: Int, _ top: Double) -> Double
  ) -> Int
  /// The columns by number; nil where choices are never stored.
  var starts: ColumnStarts? { get }
  /// The item that `column` ends with; nil: it is empty, or choices are never stored.
  func last(of column: Int) -> Int?
  /// Visits the columns that are not empty, with the item each ends with and where its slot begins;
  /// `pitch` is as in `fill`.
  func visitLast(
    pitch: (Int) -> Double, _ visit: (_ column: Int, _ item: Int, _ top: Double) -> Void)
  /// The bytes it takes, with memory that it refers to.
  var byteCount: Int { get }
}

extension ColumnOrder {
  static var storesChoices: Bool { false }
  var starts: ColumnStarts? { nil }
  func last(of column: Int) -> Int? { nil }

  /// Without choices, the columns are searched for again.
  @inline(__always) mutating func refill(
    _ items: Range<Int>, by choices: UInt64, above line: Double,
    _ place: (_ item: Int, _ column: Int, _ top: Double) -> Double
  ) -> Int { fill(items, above: line, place) }
}

/// The item that a column ends with.
struct LastItem: Sendable {
  /// Its index; -1: the column is empty.
  var item = -1
  /// Where its slot begins, in points from the top.
  var top = 0.0
}
