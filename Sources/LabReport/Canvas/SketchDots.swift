internal import LayoutCore

/// Lines of dots, eight to a cell: two side by side, four below each other. Gaps and items smaller
/// than a cell are visible.
struct Dots {
  /// What a dot belongs to: an element by its place in the scene, or one of these.
  private(set) var owners: [Int32]
  let columns: Int
  let rows: Int

  static let none: Int32 = -1
  static let query: Int32 = -2
  static let ghost: Int32 = -3

  /// The dots of `columns` and `rows` of cells.
  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (2 * columns, 4 * rows)
    owners = Array(repeating: Self.none, count: 8 * columns * rows)
  }

  var bounds: CellRect { CellRect(left: 0, top: 0, right: columns, bottom: rows) }

  /// Whether `owner` has a dot in `area`.
  func isSeen(_ owner: Int, in area: CellRect) -> Bool {
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return false }
    return (area.top..<area.bottom).contains { row in
      owners[row * columns + area.left..<row * columns + area.right].contains(Int32(owner))
    }
  }

  /// Puts `owner` at the dots of `area` for which `isDrawn`; the others are removed.
  mutating func fill(_ area: CellRect, _ owner: Int32, where isDrawn: (Int, Int) -> Bool) {
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.top..<area.bottom {
      for column in area.left..<area.right {
        owners[row * columns + column] = isDrawn(column, row) ? owner : Self.none
      }
    }
  }

  /// Puts `owner` at one dot.
  mutating func put(_ owner: Int32, at column: Int, _ row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    owners[row * columns + column] = owner
  }

  /// Puts every other dot of the outline of `box` where there is none.
  mutating func outline(_ box: CellRect, as owner: Int32) {
    let seen = box.intersection(bounds)
    guard !seen.isEmpty else { return }
    for row in seen.top..<seen.bottom {
      for column in seen.left..<seen.right
      where box.isOnOutline(column, row) && (column + row) % 2 == 0 {
        let place = row * columns + column
        if owners[place] == Self.none { owners[place] = owner }
      }
    }
  }

  /// The character for the dots of a cell, and whose the first of them is; nil without dots.
  func cell(_ column: Int, _ row: Int) -> (ink: UInt32, owner: Int32)? {
    var (bits, owner) = (UInt32(0), Self.none)
    for (place, bit) in Self.bits.enumerated() {
      let dot = owners[(4 * row + place / 2) * columns + 2 * column + place % 2]
      guard dot != Self.none else { continue }
      bits |= bit
      if owner < 0 { owner = dot }
    }
    return bits == 0 ? nil : (0x2800 + bits, owner)
  }

  /// The bits of a braille pattern, row by row.
  private static let bits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
}

extension CellRect {
  fileprivate func isOnOutline(_ column: Int, _ row: Int) -> Bool {
    column == left || column == right - 1 || row == top || row == bottom - 1
  }
}

extension CellScale {
  /// The scale of the dots in the cells of this one.
  var ofDots: CellScale {
    var scale = CellScale(
      origin: origin, pointsPerColumn: pointsPerColumn / 2, pointsPerRow: pointsPerRow / 4)
    (scale.keepsWidths, scale.keepsHeights) = (keepsWidths, keepsHeights)
    return scale
  }
}

/// A drawing in dots: elements and the query; all else is drawn in cells, as without dots.
extension Sketch {
  /// Draws an element in dots; its cells are free for its name.
  mutating func drawDots(_ index: Int) {
    let element = scene.elements[index]
    guard ![.badge, .separator, .background].contains(element.kind) else {
      drawElement(index)
      return
    }
    canvas.fill(boxes[index], with: Canvas.Cell(owner: index))
    var box = scale.ofDots.cells(ofElement: element.frame)
    // The picture ends with a whole cell: an edge at its end is in the last dots.
    if element.frame.maxX <= view.maxX { box.right = min(box.right, 2 * canvas.columns) }
    if element.frame.maxY <= view.maxY { box.bottom = min(box.bottom, 4 * canvas.rows) }
    let (isHit, isChanged) = (element.isHit, element.isChanged)
    let second = [.header, .layoutHeader].contains(element.kind) ? box.top + 2 : Int.min
    let last = [.footer, .layoutFooter].contains(element.kind) ? box.bottom - 3 : Int.min
    dots?.fill(box, Int32(index)) { column, row in
      if box.isOnOutline(column, row) || row == second || row == last { return true }
      return isHit
        ? row % 4 == 1 && column % 2 == 0 : isChanged && row % 2 == 0 && column % 2 == 0
    }
    markStates(index)
  }

  /// Puts the dots into the cells where nothing else is.
  mutating func writeDots() {
    guard let dots else { return }
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns
      where canvas[column, row].ink == 0 && canvas[column, row].arms == .none {
        guard let (ink, owner) = dots.cell(column, row) else { continue }
        canvas[column, row].ink = ink
        canvas[column, row].role = role(ofDot: owner)
      }
    }
  }

  private func role(ofDot owner: Int32) -> Role {
    guard owner >= 0 else { return owner == Dots.ghost ? .ghost : .query }
    let element = scene.elements[Int(owner)]
    if element.isHit { return .hit }
    if element.isChanged { return .changed }
    if element.touches { return .touch }
    switch element.kind {
    case .header, .layoutHeader: return .header
    case .footer, .layoutFooter: return .footer
    default: return .frame
    }
  }
}
