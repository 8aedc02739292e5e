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

  /// Draws a box, which may reach beyond the canvas: lines in the role and with the owner of
  /// `line`, and `inside` between them.
  mutating func draw(_ box: CellRect, _ style: BoxStyle, line: Cell, inside: Cell) {
    let seen = box.intersection(bounds)
    guard !seen.isEmpty else { return }
    let (columns, width) = (columns, seen.width)
    /// A row of cells in `arms`; what is cut off at a side ends with more of the middle.
    func cells(_ arms: BoxStyle.Row, middle: Cell) -> RowCells {
      let isOne = box.width == 1
      let left = box.left < 0 ? middle : line.with(isOne ? arms.only : arms.left)
      let cut = width == 1 ? left : middle
      let right = isOne ? left : box.right > columns ? cut : line.with(arms.right)
      return RowCells(left: left, middle: middle, right: right)
    }
    let last = box.bottom - 1
    let side = cells(style.side, middle: inside)
    self.cells.withUnsafeMutableBufferPointer { all in
      // All places are within `seen`, and it is on the canvas.
      guard var start = all.baseAddress?.advanced(by: seen.top &* columns &+ seen.left) else {
        return
      }
      for row in seen.top..<seen.bottom {
        if row == box.top || row == last {
          let arms = style.row(row, of: box)
          cells(arms, middle: line.with(arms.middle)).write(at: start, width)
        } else {
          side.write(at: start, width)
        }
        start += columns
      }
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

/// The cells of a row of a box.
private struct RowCells {
  let left: Canvas.Cell
  let middle: Canvas.Cell
  let right: Canvas.Cell

  /// Writes so many cells from `start` on. Four are written at once, the last four over some of those
  /// before them: most boxes are so narrow that a loop over single cells would take longer.
  @inline(__always)
  func write(at start: UnsafeMutablePointer<Canvas.Cell>, _ count: Int) {
    let bytes = UnsafeMutableRawPointer(start)
    let four = SIMD4<UInt64>(repeating: middle.bits)
    var place = 0
    while place &+ 4 < count {
      bytes.storeBytes(of: four, toByteOffset: place &* 8, as: SIMD4<UInt64>.self)
      place &+= 4
    }
    if count >= 4 {
      bytes.storeBytes(of: four, toByteOffset: (count &- 4) &* 8, as: SIMD4<UInt64>.self)
    } else if count == 3 {
      start[1] = middle
    }
    start[0] = left
    start[count &- 1] = right
  }
}
