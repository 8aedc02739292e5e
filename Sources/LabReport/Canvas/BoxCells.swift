/// How a box is drawn: its cells in each row, without their owner.
struct BoxCells {
  private let style: BoxStyle
  private let line: Canvas.Cell
  private let inside: Canvas.Cell
  /// The rows of a box of two columns or more.
  fileprivate let top: RowCells
  fileprivate let side: RowCells
  fileprivate let bottom: RowCells

  /// Boxes of lines in the role of `line`, and `inside` between them.
  init(_ style: BoxStyle, line: Canvas.Cell, inside: Canvas.Cell) {
    let (line, inside) = (line.with(owner: 0), inside.with(owner: 0))
    (self.style, self.line, self.inside) = (style, line, inside)
    func row(_ arms: BoxStyle.Row, middle: Canvas.Cell) -> RowCells {
      RowCells(left: line.with(arms.left), middle: middle, right: line.with(arms.right))
    }
    top = row(style.top, middle: line.with(style.top.middle))
    side = row(style.side, middle: inside)
    bottom = row(style.bottom, middle: line.with(style.bottom.middle))
  }

  /// The cells of one row of `box`, of which the columns from 0 to `columns` are seen. What is cut off
  /// at a side ends with more of the middle.
  fileprivate func cells(ofRow row: Int, of box: CellRect, in columns: Int) -> RowCells {
    let arms = style.row(row, of: box)
    let isEdge = row == box.top || row == box.bottom - 1
    let middle = isEdge ? line.with(arms.middle) : inside
    let isOne = box.width == 1
    let left = box.left < 0 ? middle : line.with(isOne ? arms.only : arms.left)
    let cut = min(box.right, columns) - max(box.left, 0) == 1 ? left : middle
    let right = isOne ? left : box.right > columns ? cut : line.with(arms.right)
    return RowCells(left: left, middle: middle, right: right)
  }
}

extension Canvas {
  /// Draws those of `boxes` that are at `places`, which own their cells. They may reach beyond the
  /// canvas.
  mutating func draw(_ places: ArraySlice<Int>, _ boxes: [CellRect], _ cells: BoxCells) {
    let (columns, bounds) = (columns, bounds)
    let (top, side, bottom) = (cells.top, cells.side, cells.bottom)
    self.cells.withUnsafeMutableBufferPointer { all in
      guard let canvas = all.baseAddress else { return }
      for place in places {
        let box = boxes[place]
        let owner = UInt64(truncatingIfNeeded: place) &<< Cell.ownerShift
        let (width, height) = (box.width, box.height)
        guard box.left >= 0, box.top >= 0, box.right <= columns, box.bottom <= bounds.bottom,
          width > 1, height > 1
        else {
          let seen = box.intersection(bounds)
          guard !seen.isEmpty else { continue }
          for row in seen.top..<seen.bottom {
            cells.cells(ofRow: row, of: box, in: columns)
              .write(at: canvas + (row &* columns &+ seen.left), seen.width, owner)
          }
          continue
        }
        var start = canvas + (box.top &* columns &+ box.left)
        top.write(at: start, width, owner)
        for _ in 2..<height {
          start += columns
          side.write(at: start, width, owner)
        }
        bottom.write(at: start + columns, width, owner)
      }
    }
  }
}

/// The cells of a row of a box, but for the bits of the owner.
private struct RowCells {
  let left: Canvas.Cell
  let middle: Canvas.Cell
  let right: Canvas.Cell

  /// Writes so many cells from `start` on. Four are written at once, the last four over some of those
  /// before them: most boxes are so narrow that a loop over single cells would take longer.
  @inline(__always)
  func write(at start: UnsafeMutablePointer<Canvas.Cell>, _ count: Int, _ owner: UInt64) {
    let bytes = UnsafeMutableRawPointer(start)
    let four = SIMD4<UInt64>(repeating: middle.bits | owner)
    if count >= 4 {
      bytes.storeBytes(of: four, as: SIMD4<UInt64>.self)
      var place = 4
      while place &+ 4 < count {
        bytes.storeBytes(of: four, toByteOffset: place &* 8, as: SIMD4<UInt64>.self)
        place &+= 4
      }
      bytes.storeBytes(of: four, toByteOffset: (count &- 4) &* 8, as: SIMD4<UInt64>.self)
    } else if count == 3 {
      bytes.storeBytes(of: middle.bits | owner, toByteOffset: 8, as: UInt64.self)
    }
    bytes.storeBytes(of: left.bits | owner, as: UInt64.self)
    bytes.storeBytes(of: right.bits | owner, toByteOffset: (count &- 1) &* 8, as: UInt64.self)
  }
}
