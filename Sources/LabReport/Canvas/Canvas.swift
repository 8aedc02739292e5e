import LayoutCore
import LayoutText

/// Cells to draw on: a line character or another glyph, a role and an owner each.
///
/// Nothing is encoded before the end; then every row becomes one string.
struct Canvas: Sendable {
  let columns: Int
  let rows: Int
  var cells: ContiguousArray<Cell>
  /// Characters of more than one scalar.
  var clusters: [String] = []
  /// The label that is being placed: an ink for each cell. Its memory serves all labels.
  var label: [UInt32] = []

  init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = ContiguousArray(repeating: Cell(), count: self.columns * self.rows)
  }

  var bounds: CellRect { CellRect(left: 0, top: 0, right: columns, bottom: rows) }

  subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// Whether `owner` has a cell in `area`.
  func isSeen(_ owner: Int, in area: CellRect) -> Bool {
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return false }
    let cells = cells.span
    for row in area.top..<area.bottom {
      for place in row * columns + area.left..<row * columns + area.right
      where cells[place].owner == owner { return true }
    }
    return false
  }

  /// Whether `owner` has the first cell of `area`, which is on the canvas.
  func isOwner(_ owner: Int, atCornerOf area: CellRect) -> Bool {
    area.left >= 0 && area.top >= 0 && cells[area.top * columns + area.left].owner == owner
  }

  /// Puts `cell` everywhere in `area`, which may reach beyond the canvas.
  mutating func fill(_ area: CellRect, with cell: Cell) {
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return }
    let columns = columns
    var cells = cells.mutableSpan
    for row in area.top..<area.bottom {
      for place in row * columns + area.left..<row * columns + area.right { cells[place] = cell }
    }
  }

  /// Passes each cell on the border of a box to `put`, with its line character.
  mutating func outline(_ box: CellRect, _ style: BoxStyle, put: (inout Cell, BoxArms) -> Void) {
    let seen = box.intersection(bounds)
    guard !seen.isEmpty else { return }
    for row in seen.top..<seen.bottom {
      let arms = style.row(row, of: box)
      let isEdge = row == box.top || row == box.bottom - 1
      for column in seen.left..<seen.right {
        let isFirst = column == box.left
        let isLast = column == box.right - 1
        guard isEdge || isFirst || isLast else { continue }
        let own = isFirst ? (isLast ? arms.only : arms.left) : isLast ? arms.right : arms.middle
        put(&self[column, row], own)
      }
    }
  }
}
