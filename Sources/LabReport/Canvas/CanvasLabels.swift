import LayoutCore
import LayoutText

extension Canvas {
  /// Writes `label` into `box` where it fits: in the middle; then on the top edge; then at the
  /// first free cells; a box that is only a line has it on the line.
  ///
  /// Names of digits and points are never cut, since a cut number is another number.
  ///
  /// - Returns: Whether the label fits.
  mutating func place(label: String, in box: CellRect, owner: Int32, glyphs: Glyphs) -> Bool {
    // Few labels have so many bytes that their characters need to be counted.
    let label = label.utf8.count > 200 ? String(label.prefix(200)) : label
    let text = Printable.escaped(label, asciiOnly: glyphs.set == .ascii)
    let seen = box.intersection(bounds)
    guard !text.isEmpty, !seen.isEmpty else { return text.isEmpty }
    if tryPlace(text, in: box, seen: seen, owner: owner, glyphs: glyphs) { return true }
    if seen.width < 4, placeDownwards(text, in: seen, owner: owner, glyphs: glyphs) { return true }
    let room = max(seen.width - 2, 0)
    let isName = !text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isName, room > displayWidth(glyphs.ellipsis) + 2, displayWidth(text) > room else {
      return false
    }
    let beginning = prefix(of: text, cells: room - displayWidth(glyphs.ellipsis))
    return tryPlace(
      beginning + glyphs.ellipsis, in: box, seen: seen, owner: owner, glyphs: glyphs)
  }

  /// Writes the characters one below the other, where a box is too narrow for them.
  private mutating func placeDownwards(
    _ text: String, in seen: CellRect, owner: Int32, glyphs: Glyphs
  ) -> Bool {
    let letters = Array(text)
    let top = seen.top + (seen.height - letters.count) / 2
    let column = seen.left + (seen.width - 1) / 2
    guard letters.count <= seen.height, letters.allSatisfy({ displayWidth($0) == 1 }) else {
      return false
    }
    let rows = top..<top + letters.count
    guard
      rows.allSatisfy({
        isFree(column, $0, 1, owner, glyphs) || seen.width < 3 && isLine(column, $0, 1, owner)
      })
    else { return false }
    for (row, letter) in zip(rows, letters) {
      write(String(letter), column: column, row: row, role: .label)
    }
    return true
  }

  private mutating func tryPlace(
    _ text: String, in box: CellRect, seen: CellRect, owner: Int32, glyphs: Glyphs
  ) -> Bool {
    let width = displayWidth(text)
    guard width <= seen.width, width > 0 else { return false }
    let middle = seen.left + (seen.width - width) / 2
    // 1. In the middle.
    if isFree(middle, seen.middleRow, width, owner, glyphs) {
      finish(text, middle, seen.middleRow, width, owner, glyphs)
      return true
    }
    // 2. On the top edge, the corners left alone.
    if box.top >= 0, width <= seen.width - 2, isLine(middle, box.top, width, owner) {
      writeOnLine(text, middle, box.top, width, seen)
      return true
    }
    // 3. At the first free cells.
    for row in seen.top..<seen.bottom {
      for column in seen.left...(seen.right - width)
      where isFree(column, row, width, owner, glyphs) {
        finish(text, column, row, width, owner, glyphs)
        return true
      }
    }
    // 4. On a box that is only a line.
    guard box.width == 1 || box.height == 1 else { return false }
    for row in seen.top..<seen.bottom {
      let column = box.height == 1 ? middle : seen.left
      if isLine(column, row, width, owner) || isDot(column, row, width, owner, glyphs) {
        writeOnLine(text, column, row, width, seen)
        return true
      }
    }
    return false
  }

  /// Writes the text; inside a fill, one blank at either end makes it readable.
  private mutating func finish(
    _ text: String, _ column: Int, _ row: Int, _ width: Int, _ owner: Int32, _ glyphs: Glyphs
  ) {
    for side in [column - 1, column + width]
    where allCells(side, row, 1, owner, { glyphs.isFill($0.ink) }) {
      self[side, row].ink = 0
    }
    write(text, column: column, row: row, role: .label)
  }

  /// Writes the text over a line, with a blank at either end if some line is left beside them.
  private mutating func writeOnLine(
    _ text: String, _ column: Int, _ row: Int, _ width: Int, _ seen: CellRect
  ) {
    let hasRoom = column - 2 > seen.left && column + width + 1 < seen.right - 1
    write(
      hasRoom ? " \(text) " : text, column: hasRoom ? column - 1 : column, row: row, role: .label)
  }

  private func isFree(
    _ column: Int, _ row: Int, _ width: Int, _ owner: Int32, _ glyphs: Glyphs
  ) -> Bool {
    allCells(column, row, width, owner) { cell in
      cell.arms == .none
        && (cell.ink == 0 || cell.ink == glyphs.badge || glyphs.isFill(cell.ink))
    }
  }

  /// Whether all cells are parts of a horizontal or vertical line.
  private func isLine(_ column: Int, _ row: Int, _ width: Int, _ owner: Int32) -> Bool {
    allCells(column, row, width, owner) {
      $0.ink == 0 && $0.arms != .none && $0.role != .viewport
    }
  }

  private func isDot(
    _ column: Int, _ row: Int, _ width: Int, _ owner: Int32, _ glyphs: Glyphs
  ) -> Bool {
    allCells(column, row, width, owner) { $0.ink == glyphs.dot }
  }

  private func allCells(
    _ column: Int, _ row: Int, _ width: Int, _ owner: Int32, _ holds: (Cell) -> Bool
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
