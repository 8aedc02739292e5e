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
    let columns = columns
    var cells = cells.mutableSpan
    for row in area.top..<area.bottom {
      for place in row * columns + area.left..<row * columns + area.right { cells[place] = cell }
    }
  }

  /// The lines of a box, which may reach beyond the canvas: what is outside is not drawn.
  @inline(__always)
  mutating func outline(_ box: CellRect, _ style: BoxStyle, put: (inout Cell, BoxArms) -> Void) {
    let seen = box.intersection(bounds)
    guard !seen.isEmpty else { return }
    let columns = columns
    var cells = cells.mutableSpan
    for row in seen.top..<seen.bottom {
      let arms = style.arms(row: row, of: box)
      let start = row * columns
      if box.left >= 0 { put(&cells[start + box.left], arms.left) }
      if row == box.top || row == box.bottom - 1 {
        let from = max(box.left + 1, 0)
        for place in start + from..<start + max(from, min(box.right - 1, columns)) {
          put(&cells[place], arms.middle)
        }
      }
      if box.width > 1, box.right <= columns { put(&cells[start + box.right - 1], arms.right) }
    }
  }

  /// The inks of `text`, one for each cell that it takes.
  mutating func inks(of text: String) -> [UInt32] {
    // A printable byte of ASCII is a character of one cell.
    guard !text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return text.utf8.map(UInt32.init) }
    var inks: [UInt32] = []
    for character in text {
      let width = displayWidth(character)
      let scalars = character.unicodeScalars
      guard width > 0, let first = scalars.first else { break }
      if scalars.count == 1 {
        inks.append(first.value)
      } else {
        inks.append(Cell.firstCluster + UInt32(clusters.count))
        clusters.append(String(character))
      }
      if width > 1 { inks.append(Cell.continuation) }
    }
    return inks
  }

  /// Forgets clusters that are written nowhere: all but the first `count`.
  mutating func forgetClusters(from count: Int) { clusters.removeSubrange(count...) }

  /// Writes `inks` from `column` on; the caller has made sure that they fit.
  mutating func write(_ inks: [UInt32], column: Int, row: Int, role: Role) {
    for (place, ink) in zip(row * columns + column..<(row + 1) * columns, inks) {
      cells[place].ink = ink
      cells[place].role = role
    }
  }
}
