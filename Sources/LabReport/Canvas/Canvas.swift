import LayoutCore
import LayoutText

/// Cells to draw on: a line character or another glyph, a role and an owner each.
///
/// Nothing is encoded before the end; then every row becomes one string.
struct Canvas: Sendable {
  let columns: Int
  let rows: Int
  private(set) var cells: ContiguousArray<Cell>
  /// Characters of more than one scalar.
  private(set) var clusters: [String] = []

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

  /// Puts `cell` everywhere in `area`, which may reach beyond the canvas.
  mutating func fill(_ area: CellRect, with cell: Cell) {
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.top..<area.bottom { fill(row, area.left..<area.right, with: cell) }
  }

  private mutating func fill(_ row: Int, _ filled: Range<Int>, with cell: Cell) {
    let start = row * columns
    var cells = cells.mutableSpan
    for place in start + filled.lowerBound..<start + filled.upperBound { cells[place] = cell }
  }

  /// Draws a box, which may reach beyond the canvas: lines in the role and with the owner of
  /// `line`, and `inside` between them.
  mutating func draw(_ box: CellRect, _ style: BoxStyle, line: Cell, inside: Cell) {
    let seen = box.intersection(bounds)
    guard !seen.isEmpty else { return }
    for row in seen.top..<seen.bottom {
      let arms = style.row(row, of: box)
      let isEdge = row == box.top || row == box.bottom - 1
      fill(row, seen.left..<seen.right, with: isEdge ? line.with(arms.middle) : inside)
      let isWide = box.width > 1
      if box.left >= 0 { self[box.left, row] = line.with(isWide ? arms.left : arms.only) }
      if isWide, box.right <= columns { self[box.right - 1, row] = line.with(arms.right) }
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

  /// Appends the inks of a text to `inks`, one for each cell that it takes.
  mutating func spell(_ text: String, into inks: inout [UInt32]) {
    for character in text {
      let width = displayWidth(character)
      let scalars = character.unicodeScalars
      guard width > 0, let first = scalars.first else { return }
      if scalars.count == 1 {
        inks.append(first.value)
      } else {
        inks.append(Cell.firstCluster + UInt32(clusters.count))
        clusters.append(String(character))
      }
      if width > 1 { inks.append(Cell.continuation) }
    }
  }

  /// Forgets clusters that are written nowhere: all but the first `count`.
  mutating func forgetClusters(from count: Int) { clusters.removeSubrange(count...) }

  /// Writes `inks` from `column` on; the caller has made sure that they fit.
  mutating func write(_ inks: [UInt32], column: Int, row: Int, role: Role) {
    var place = row * columns + column
    for ink in inks {
      cells[place].ink = ink
      cells[place].role = role
      place += 1
    }
  }
}
