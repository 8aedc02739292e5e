import LayoutCore
import LayoutText

/// Cells to draw on: a line character or another glyph, a role and an owner each.
///
/// Nothing is encoded before the end; then every row becomes one string.
struct Canvas: Sendable {
  struct Cell: Sendable {
    /// A character instead of the arms; 0: none. See ``Canvas/continuation`` and `clusters`.
    var ink: UInt32 = 0
    /// The element that is on top here, by its place in the scene; -1: none.
    var owner: Int32 = -1
    var arms = BoxArms.none
    var role = Role.plain
  }

  /// The ink of the second cell of a wide character.
  static let continuation: UInt32 = .max
  /// An ink from here on is a place in `clusters`.
  private static let firstCluster: UInt32 = 0x8000_0000

  let columns: Int
  let rows: Int
  private(set) var cells: [Cell]
  /// Characters of more than one scalar.
  private var clusters: [Character] = []

  init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
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
    for row in area.top..<area.bottom {
      for place in row * columns + area.left..<row * columns + area.right { cells[place] = cell }
    }
  }

  /// The lines of a box, which may reach beyond the canvas: what is outside is not drawn.
  mutating func outline(_ box: CellRect, _ style: BoxStyle, put: (inout Cell, BoxArms) -> Void) {
    let seen = box.intersection(bounds)
    guard !seen.isEmpty else { return }
    for column in seen.left..<seen.right {
      if box.top >= 0 {
        put(&cells[box.top * columns + column], style.arms(column: column, row: box.top, of: box))
      }
      if box.bottom <= rows && box.height > 1 {
        let row = box.bottom - 1
        put(&cells[row * columns + column], style.arms(column: column, row: row, of: box))
      }
    }
    let from = max(seen.top, box.top + 1)
    let to = min(seen.bottom, box.bottom - 1)
    guard from < to else { return }
    for row in from..<to {
      if box.left >= 0 {
        put(&cells[row * columns + box.left], style.arms(column: box.left, row: row, of: box))
      }
      if box.right <= columns && box.width > 1 {
        let column = box.right - 1
        put(&cells[row * columns + column], style.arms(column: column, row: row, of: box))
      }
    }
  }

  /// Writes `text` from `column` on; the caller has made sure that it fits.
  mutating func write(_ text: String, column: Int, row: Int, role: Role) {
    var column = column
    for character in text {
      let width = displayWidth(character)
      guard width > 0, column + width <= columns else { return }
      let scalars = character.unicodeScalars
      var ink: UInt32
      if let only = scalars.first, scalars.count == 1 {
        ink = only.value
      } else {
        ink = Self.firstCluster + UInt32(clusters.count)
        clusters.append(character)
      }
      for _ in 0..<width {
        self[column, row].ink = ink
        self[column, row].role = role
        ink = Self.continuation
        column += 1
      }
    }
  }

  /// The rows as markup, blanks at their ends left out.
  ///
  /// - Complexity: O(columns · rows).
  func encoded(_ glyphs: [UInt32]) -> [Markup] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns * 3)
    return (0..<rows).map { row in encode(row, glyphs, &bytes) }
  }

  private func encode(_ row: Int, _ glyphs: [UInt32], _ bytes: inout [UInt8]) -> Markup {
    bytes.removeAll(keepingCapacity: true)
    var runs: [Markup.Run] = []
    let start = row * columns
    var end = start + columns
    while end > start, cells[end - 1].ink == 0, cells[end - 1].arms == .none { end -= 1 }
    var runStart = 0
    var role = Role.plain
    for place in start..<end {
      let cell = cells[place]
      if cell.ink == Self.continuation { continue }
      let isBlank = cell.ink == 0 && cell.arms == .none
      let cellRole = isBlank ? Role.plain : cell.role
      if cellRole != role {
        if bytes.count > runStart {
          runs.append(Markup.Run(role: role, length: bytes.count - runStart))
        }
        runStart = bytes.count
        role = cellRole
      }
      if cell.ink >= Self.firstCluster {
        bytes.append(contentsOf: String(clusters[Int(cell.ink - Self.firstCluster)]).utf8)
      } else {
        Self.append(cell.ink == 0 ? glyphs[Int(cell.arms.bits)] : cell.ink, to: &bytes)
      }
    }
    if bytes.count > runStart {
      runs.append(Markup.Run(role: role, length: bytes.count - runStart))
    }
    return Markup(text: String(decoding: bytes, as: UTF8.self), runs: runs)
  }

  private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    if scalar < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: scalar))
    } else if scalar < 0x800 {
      bytes.append(0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
      bytes.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
    } else if scalar < 0x1_0000 {
      bytes.append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
      bytes.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F))
      bytes.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
    } else {
      bytes.append(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18))
      bytes.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 12 & 0x3F))
      bytes.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F))
      bytes.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
    }
  }
}
