import LayoutCore
import LayoutText

/// The cells of a canvas, while names are written into many boxes.
struct LabelledCells {
  fileprivate let cells: UnsafeMutableBufferPointer<Canvas.Cell>
  fileprivate let bounds: CellRect

  /// Writes a short name into the middle of the box of `owner` if nothing but the box's empty inside
  /// is there, and nothing but that or lines at its sides, as in most boxes.
  ///
  /// - Returns: Whether it is written; ``Canvas/place(name:in:owner:glyphs:)`` finds other places.
  @inline(__always)
  func write(_ name: ShortName, inside box: CellRect, owner: Int) -> Bool {
    let (seen, count) = (box.intersection(bounds), name.count)
    let column = seen.left &+ (seen.width &- count) / 2
    guard count > 0, count <= seen.width, seen.height > 0, column > 0,
      column &+ count < bounds.right
    else { return false }
    // The name is inside of `seen`, which is on the canvas. A cell is one number, which is compared as
    // a whole.
    let start = seen.middleRow &* bounds.right &+ column
    let inside = Canvas.Cell(owner: owner)
    guard cells[start &- 1].ink == 0, cells[start &+ count].ink == 0 else { return false }
    for place in start..<start &+ count where cells[place] != inside { return false }
    let letter = Canvas.Cell(role: .label, owner: owner).bits
    var (place, rest) = (start, name.characters)
    while rest != 0 {
      cells[place] = Canvas.Cell(bits: letter | (rest & 0xFF) &<< 8)
      rest &>>= 8
      place &+= 1
    }
    return true
  }
}

extension Canvas {
  /// Passes the cells to `body`, which writes names.
  mutating func withCells<Result>(_ body: (LabelledCells) -> Result) -> Result {
    let bounds = bounds
    return cells.withUnsafeMutableBufferPointer { body(LabelledCells(cells: $0, bounds: bounds)) }
  }

  /// Writes `name` into `box` where it fits: in the middle; then on the top edge; then at the
  /// first free cells; a box that is only a line has it on the line.
  ///
  /// Names of digits and points are never cut, since a cut number is another number.
  ///
  /// - Returns: Whether the label fits.
  mutating func place(name: String, in box: CellRect, owner: Int, glyphs: Glyphs) -> Bool {
    let seen = box.intersection(bounds)
    let known = clusters.count
    spell(name, glyphs)
    guard !self.label.isEmpty, !seen.isEmpty else { return self.label.isEmpty }
    if tryPlace(in: box, seen: seen, owner: owner, glyphs: glyphs) { return true }
    if seen.width < 4, placeDownwards(in: seen, owner: owner, glyphs: glyphs) { return true }
    if shorten(to: max(seen.width - 2, 0), glyphs),
      tryPlace(in: box, seen: seen, owner: owner, glyphs: glyphs)
    {
      return true
    }
    clusters.removeSubrange(known...)
    return false
  }

  /// Makes `text` the label, with everything that could control a terminal made visible.
  private mutating func spell(_ text: String, _ glyphs: Glyphs) {
    label.removeAll(keepingCapacity: true)
    for byte in text.utf8 {
      // A printable byte of ASCII is a character of one cell.
      guard byte >= 0x20, byte < 0x7F, label.count < Self.longestLabel else {
        label.removeAll(keepingCapacity: true)
        let text = String(text.prefix(Self.longestLabel))
        return append(Printable.escaped(text, asciiOnly: glyphs.set == .ascii))
      }
      label.append(UInt32(byte))
    }
  }

  /// A label's characters from here on are not looked at.
  private static let longestLabel = 200

  private mutating func append(_ text: String) {
    for character in text {
      let width = displayWidth(character)
      let scalars = character.unicodeScalars
      guard width > 0, let first = scalars.first else { return }
      if scalars.count == 1 {
        label.append(first.value)
      } else {
        label.append(Cell.firstCluster + UInt32(clusters.count))
        clusters.append(String(character))
      }
      if width > 1 { label.append(Cell.continuation) }
    }
  }

  /// Cuts the label to `width` cells with an ellipsis at its end, if it may and can be cut.
  private mutating func shorten(to width: Int, _ glyphs: Glyphs) -> Bool {
    let isName = !label.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    let end = width - displayWidth(glyphs.ellipsis)
    guard isName, label.count > width, end > 2 else { return false }
    // A wide character is cut off as a whole.
    label.removeSubrange((label[end] == Cell.continuation ? end - 1 : end)...)
    append(glyphs.ellipsis)
    return true
  }

  /// Writes the characters one below the other, where a box is too narrow for them.
  private mutating func placeDownwards(in seen: CellRect, owner: Int, glyphs: Glyphs) -> Bool {
    let letters = label
    let top = seen.top + (seen.height - letters.count) / 2
    let column = seen.left + (seen.width - 1) / 2
    guard letters.count <= seen.height, !letters.contains(Cell.continuation) else { return false }
    let rows = top..<top + letters.count
    guard
      rows.allSatisfy({
        isFree(column, $0, 1, owner, glyphs) || seen.width < 3 && isLine(column, $0, 1, owner)
      })
    else { return false }
    for (row, letter) in zip(rows, letters) {
      self[column, row].ink = letter
      self[column, row].role = .label
    }
    return true
  }

  private mutating func tryPlace(
    in box: CellRect, seen: CellRect, owner: Int, glyphs: Glyphs
  ) -> Bool {
    let width = label.count
    guard width <= seen.width else { return false }
    let middle = seen.left + (seen.width - width) / 2
    // 1. In the middle.
    if isFree(middle, seen.middleRow, width, owner, glyphs) {
      finish(middle, seen.middleRow, owner, glyphs)
      return true
    }
    // 2. On the top edge, the corners left alone.
    if box.top >= 0, width <= seen.width - 2, isLine(middle, box.top, width, owner) {
      writeOnLine(middle, box.top, seen)
      return true
    }
    // 3. At the first free cells.
    for row in seen.top..<seen.bottom {
      for column in seen.left...(seen.right - width)
      where isFree(column, row, width, owner, glyphs) {
        finish(column, row, owner, glyphs)
        return true
      }
    }
    // 4. On a box that is only a line.
    guard box.width == 1 || box.height == 1 else { return false }
    for row in seen.top..<seen.bottom {
      let column = box.height == 1 ? middle : seen.left
      if isLine(column, row, width, owner) || isDot(column, row, width, owner, glyphs) {
        writeOnLine(column, row, seen)
        return true
      }
    }
    return false
  }

  /// Writes the label; inside a fill, one blank at either end makes it readable.
  private mutating func finish(_ column: Int, _ row: Int, _ owner: Int, _ glyphs: Glyphs) {
    clearSides(column, row, label.count, owner, glyphs)
    write(column, row)
  }

  private mutating func clearSides(
    _ column: Int, _ row: Int, _ width: Int, _ owner: Int, _ glyphs: Glyphs
  ) {
    for side in [column - 1, column + width]
    where side >= 0 && side < columns && self[side, row].ink != 0
      && allCells(side, row, 1, owner, { glyphs.isFill($0.ink) })
    { self[side, row].ink = 0 }
  }

  /// Writes the label over a line, with a blank at either end if some line is left beside them.
  private mutating func writeOnLine(_ column: Int, _ row: Int, _ seen: CellRect) {
    let end = column + label.count
    if column - 2 > seen.left, end + 1 < seen.right - 1 {
      for side in [column - 1, end] {
        self[side, row].ink = 0x20
        self[side, row].role = .label
      }
    }
    write(column, row)
  }

  private mutating func write(_ column: Int, _ row: Int) {
    var place = row * columns + column
    let label = label
    var cells = cells.mutableSpan
    for ink in label {
      cells[place].write(ink)
      place += 1
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
    let cells = cells.span
    for place in start..<start + width {
      let cell = cells[unchecked: place]
      guard cell.owner == owner, holds(cell) else { return false }
    }
    return true
  }
}
