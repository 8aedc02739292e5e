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
  /// The bytes of all of them.
  private var clusterBytes = 0

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
    let last = (column: box.right - 1, row: box.bottom - 1)
    // Between two corners all characters are the same.
    for row in stride(from: box.top, through: last.row, by: max(1, box.height - 1))
    where row >= 0 && row < rows {
      let line = style.arms(column: box.left + 1, row: row, of: box)
      for column in seen.left..<seen.right {
        let isCorner = column == box.left || column == last.column
        let arms = isCorner ? style.arms(column: column, row: row, of: box) : line
        put(&cells[row * columns + column], arms)
      }
    }
    let from = max(seen.top, box.top + 1)
    let to = min(seen.bottom, last.row)
    guard from < to else { return }
    for column in stride(from: box.left, through: last.column, by: max(1, box.width - 1))
    where column >= 0 && column < columns {
      let line = style.arms(column: column, row: from, of: box)
      for row in from..<to { put(&cells[row * columns + column], line) }
    }
  }

  /// Writes `text` from `column` on; the caller has made sure that it fits.
  mutating func write(_ text: String, column: Int, row: Int, role: Role) {
    var column = column
    // A printable byte of ASCII is a character of one cell.
    guard !text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else {
      for byte in text.utf8 where column < columns {
        self[column, row].ink = UInt32(byte)
        self[column, row].role = role
        column += 1
      }
      return
    }
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
        clusterBytes += String(character).utf8.count
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
  func encoded(_ glyphs: [UInt32]) -> [Markup] { (0..<rows).map { encode($0, glyphs) } }

  /// Writes a row into the memory of its string: appending to an array byte by byte takes longer
  /// than all the rest.
  private func encode(_ row: Int, _ glyphs: [UInt32]) -> Markup {
    var runs: [Markup.Run] = []
    let start = row * columns
    var end = start + columns
    while end > start, cells[end - 1].ink == 0, cells[end - 1].arms == .none { end -= 1 }
    let text = String(unsafeUninitializedCapacity: 4 * (end - start) + clusterBytes) { bytes in
      var (count, runStart) = (0, 0)
      var role = Role.plain
      for place in start..<end {
        let cell = cells[place]
        if cell.ink == Self.continuation { continue }
        let isBlank = cell.ink == 0 && cell.arms == .none
        let cellRole = isBlank ? Role.plain : cell.role
        if cellRole != role {
          if count > runStart { runs.append(Markup.Run(role: role, length: count - runStart)) }
          (runStart, role) = (count, cellRole)
        }
        if cell.ink >= Self.firstCluster {
          for byte in String(clusters[Int(cell.ink - Self.firstCluster)]).utf8 {
            bytes[count] = byte
            count += 1
          }
        } else {
          let scalar = cell.ink == 0 ? glyphs[Int(cell.arms.bits)] : cell.ink
          Self.write(scalar, to: bytes, &count)
        }
      }
      if count > runStart { runs.append(Markup.Run(role: role, length: count - runStart)) }
      return count
    }
    return Markup(text: text, runs: runs)
  }

  /// Writes a scalar in UTF-8 behind the first `count` bytes.
  private static func write(
    _ scalar: UInt32, to bytes: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int
  ) {
    func part(_ first: UInt32, _ shift: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: first | scalar >> shift & (first == 0x80 ? 0x3F : 0xFF))
    }
    let length = scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x1_0000 ? 3 : 4
    switch length {
    case 1: bytes[count] = part(0, 0)
    case 2: (bytes[count], bytes[count + 1]) = (part(0xC0, 6), part(0x80, 0))
    case 3:
      (bytes[count], bytes[count + 1], bytes[count + 2]) =
        (part(0xE0, 12), part(0x80, 6), part(0x80, 0))
    default:
      (bytes[count], bytes[count + 1]) = (part(0xF0, 18), part(0x80, 12))
      (bytes[count + 2], bytes[count + 3]) = (part(0x80, 6), part(0x80, 0))
    }
    count += length
  }
}
