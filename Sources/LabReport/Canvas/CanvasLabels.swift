import LayoutCore
import LayoutText

extension Canvas {
  /// Writes `label` into `box` where it fits: in the middle; then on the top edge; then at the
  /// first free cells; a box that is only a line has it on the line.
  ///
  /// Names of digits and points are never cut, since a cut number is another number.
  ///
  /// - Returns: Whether the label fits.
  mutating func place(label: String, in box: CellRect, owner: Int, glyphs: Glyphs) -> Bool {
    let known = clusters.count
    var text = inks(of: label, glyphs)
    let seen = box.intersection(bounds)
    guard !text.isEmpty, !seen.isEmpty else { return text.isEmpty }
    if tryPlace(text, in: box, seen: seen, owner: owner, glyphs: glyphs) { return true }
    let room = max(seen.width - 2, 0)
    let isName = !text.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    if isName, text.count > room {
      var ellipsis: [UInt32] = []
      spell(glyphs.ellipsis, into: &ellipsis)
      let end = room - ellipsis.count
      if end > 2 {
        // A wide character is cut off as a whole.
        text.removeSubrange((text[end] == Cell.continuation ? end - 1 : end)...)
        text += ellipsis
        if tryPlace(text, in: box, seen: seen, owner: owner, glyphs: glyphs) { return true }
      }
    }
    forgetClusters(from: known)
    return false
  }

  /// The inks of a label, with everything that could control a terminal made visible.
  private mutating func inks(of label: String, _ glyphs: Glyphs) -> [UInt32] {
    var inks: [UInt32] = []
    inks.reserveCapacity(label.utf8.count)
    // A printable byte of ASCII is a character of one cell.
    for byte in label.utf8 {
      guard byte >= 0x20, byte < 0x7F else {
        inks.removeAll()
        // Few labels have so many bytes that their characters need to be counted.
        let label = label.utf8.count > 200 ? String(label.prefix(200)) : label
        spell(Printable.escaped(label, asciiOnly: glyphs.set == .ascii), into: &inks)
        return inks
      }
      inks.append(UInt32(byte))
    }
    return inks.count > 200 ? Array(inks.prefix(200)) : inks
  }

  private mutating func tryPlace(
    _ text: [UInt32], in box: CellRect, seen: CellRect, owner: Int, glyphs: Glyphs
  ) -> Bool {
    let width = text.count
    guard width <= seen.width else { return false }
    let middle = seen.left + (seen.width - width) / 2
    // 1. In the middle.
    if isFree(middle, seen.middleRow, width, owner, glyphs) {
      finish(text, middle, seen.middleRow, owner, glyphs)
      return true
    }
    // 2. On the top edge, the corners left alone.
    if box.top >= 0, width <= seen.width - 2, isLine(middle, box.top, width, owner) {
      writeOnLine(text, middle, box.top, seen)
      return true
    }
    // 3. At the first free cells.
    for row in seen.top..<seen.bottom {
      for column in seen.left...(seen.right - width)
      where isFree(column, row, width, owner, glyphs) {
        finish(text, column, row, owner, glyphs)
        return true
      }
    }
    // 4. On a box that is only a line.
    guard box.width == 1 || box.height == 1 else { return false }
    for row in seen.top..<seen.bottom {
      let column = box.height == 1 ? middle : seen.left
      if isLine(column, row, width, owner) || isDot(column, row, width, owner, glyphs) {
        writeOnLine(text, column, row, seen)
        return true
      }
    }
    return false
  }

  /// Writes the text; inside a fill, one blank at either end makes it readable.
  private mutating func finish(
    _ text: [UInt32], _ column: Int, _ row: Int, _ owner: Int, _ glyphs: Glyphs
  ) {
    for side in [column - 1, column + text.count]
    where allCells(side, row, 1, owner, { glyphs.isFill($0.ink) }) {
      self[side, row].ink = 0
    }
    write(text, column: column, row: row, role: .label)
  }

  /// Writes the text over a line, with a blank at either end if some line is left beside them.
  private mutating func writeOnLine(
    _ text: [UInt32], _ column: Int, _ row: Int, _ seen: CellRect
  ) {
    let hasRoom = column - 2 > seen.left && column + text.count + 1 < seen.right - 1
    if hasRoom {
      write([0x20] + text + [0x20], column: column - 1, row: row, role: .label)
    } else {
      write(text, column: column, row: row, role: .label)
    }
  }

  private func isFree(
    _ column: Int, _ row: Int, _ width: Int, _ owner: Int, _ glyphs: Glyphs
  ) -> Bool {
    allCells(column, row, width, owner) { cell in
      cell.arms == .none
        && (cell.ink == 0 || cell.ink == glyphs.badge || glyphs.isFill(cell.ink))
    }
  }

  /// Whether all cells are parts of a horizontal or vertical line.
  private func isLine(_ column: Int, _ row: Int, _ width: Int, _ owner: Int) -> Bool {
    allCells(column, row, width, owner) {
      $0.ink == 0 && $0.arms != .none && $0.role != .viewport
    }
  }

  private func isDot(
    _ column: Int, _ row: Int, _ width: Int, _ owner: Int, _ glyphs: Glyphs
  ) -> Bool {
    allCells(column, row, width, owner) { $0.ink == glyphs.dot }
  }

  @inline(__always)
  private func allCells(
    _ column: Int, _ row: Int, _ width: Int, _ owner: Int, _ holds: (Cell) -> Bool
  ) -> Bool {
    guard column >= 0, column + width <= columns, row >= 0, row < rows else { return false }
    let start = row * columns + column
    for place in start..<start + width {
      let cell = cells[place]
      guard cell.owner == owner, holds(cell) else { return false }
    }
    return true
  }
}
