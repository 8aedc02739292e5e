/// The cells of a quilt that are taken, from the first row on in which a later item may begin.
///
/// A row is a number, and column c its bit c: so eight columns are searched as fast as one.
struct TakenCells: Sendable {
  /// The first row in which a later item may begin.
  private(set) var first = 0
  /// The first column of that row in which it may; 0 in a dense quilt.
  private var column = 0
  private var rows: [UInt64] = []

  /// The row below everything.
  var end: Int { first + rows.count }

  /// The first place with `columns` × `rows` free cells, of `count` columns, in reading order.
  func place(columns: Int, rows number: Int, of count: Int) -> Patch {
    var row = 0
    while true {
      var taken: UInt64 = 0
      for other in row..<max(row, min(row + number, rows.count)) { taken |= rows[other] }
      // Column c begins a free place if it is free and so are the columns after it.
      let free = ~taken & UInt64.max >> UInt64(64 - count)
      var starts = free
      for step in 1..<max(1, columns) { starts &= free >> UInt64(step) }
      if row == 0 { starts &= UInt64.max << UInt64(column) }
      if starts != 0 {
        return Patch(
          column: starts.trailingZeroBitCount, row: first + row, columns: columns, rows: number)
      }
      row += 1
    }
  }

  /// Takes the cells of `patch`, of `count` columns.
  ///
  /// In order, no later item begins before this one ends. A dense quilt passes the rows that are
  /// full, and looks back at most `QuiltCells.most` rows, so that gaps that nothing fills cost
  /// neither memory nor time without end.
  mutating func take(_ patch: Patch, of count: Int, isDense: Bool) {
    let bits = (UInt64.max >> UInt64(64 - patch.columns)) << UInt64(patch.column)
    let top = patch.row - first
    while rows.count < top + patch.rows { rows.append(0) }
    for row in top..<top + patch.rows { rows[row] |= bits }
    var passed = top
    if isDense {
      let full = UInt64.max >> UInt64(64 - count)
      passed = rows.firstIndex { $0 != full } ?? rows.count
      passed = max(passed, rows.count - QuiltCells.most)
    } else {
      column = patch.column + patch.columns
      if column == count { (passed, column) = (top + 1, 0) }
    }
    guard passed > 0 else { return }
    rows.removeFirst(passed)
    first += passed
  }
}
