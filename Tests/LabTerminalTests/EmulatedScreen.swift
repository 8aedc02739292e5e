import CLibEdit

/// The cells that a terminal shows after some output: as much of ECMA-48 as libedit and the editor
/// use.
struct EmulatedScreen {
  private let columns: Int
  private(set) var cells: [[Character]]
  private(set) var row = 0
  private(set) var column = 0

  init(columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: Self.blanks(columns), count: rows)
  }

  private static func blanks(_ count: Int) -> [Character] { Array(repeating: " ", count: count) }

  /// The rows without the blanks at their ends, up to the last that has anything.
  var rows: [String] {
    var rows = cells.map { cells in
      var row = String(cells.filter { $0 != "\0" })
      while row.hasSuffix(" ") { row.removeLast() }
      return row
    }
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  mutating func write(_ text: String) {
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\r": column = 0
      case "\n": lineFeed()
      case "\u{8}": column = max(0, min(column, columns - 1) - 1)
      case "\u{7}": break
      case "\u{1B}":
        guard rest.popFirst() == "[" else { continue }
        let body = rest.prefix { !(0x40...0x7E).contains($0.value) }
        rest = rest.dropFirst(body.count)
        let numbers = String(String.UnicodeScalarView(body))
        if let end = rest.popFirst() { control(end, Int(numbers) ?? 1, numbers) }
      default: put(scalar)
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Int(ll_width(scalar.value))
    if column + width > columns {
      column = 0
      lineFeed()
    }
    cells[row][column] = Character(scalar)
    if width == 2 { cells[row][column + 1] = "\0" }
    column += width
  }

  private mutating func lineFeed() {
    row += 1
    guard row == cells.count else { return }
    row -= 1
    cells.removeFirst()
    cells.append(Self.blanks(columns))
  }

  private mutating func control(_ end: Unicode.Scalar, _ count: Int, _ text: String) {
    switch end {
    case "A": row = max(0, row - count)
    case "B": row = min(cells.count - 1, row + count)
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, column - count)
    case "G": column = min(columns, count) - 1
    case "X": for cell in column..<min(columns, column + count) { cells[row][cell] = " " }
    case "H": (row, column) = (0, 0)
    case "K": erase(from: text == "1" ? 0 : min(column, columns - 1))
    case "J":
      if text != "2" { erase(from: min(column, columns - 1)) }
      for below in (text == "2" ? 0 : row + 1)..<cells.count {
        cells[below] = Self.blanks(columns)
      }
    case "P":
      cells[row].removeSubrange(column..<min(columns, column + count))
      cells[row] += Self.blanks(columns - cells[row].count)
    case "@":
      cells[row].insert(contentsOf: Self.blanks(count), at: column)
      cells[row].removeLast(cells[row].count - columns)
    default: break
    }
  }

  private mutating func erase(from first: Int) {
    for cell in first..<columns { cells[row][cell] = " " }
  }
}
