internal import LayoutCore
import LayoutText

/// Layers are drawn where nothing else is; groups over the outlines of their items, which lie on
/// them.
extension Sketch {
  mutating func drawLayers() {
    guard !scene.layers.shown.isEmpty, !findings.isDensity else { return }
    for margin in scene.layers.margins { drawMargin(margin) }
    drawLines()
    for gap in scene.layers.gaps { drawGap(gap) }
    for group in scene.layers.groups { drawGroup(scale.cells(of: group.frame)) }
  }

  /// Whether nothing but the page, or a background, is at a cell.
  private func isFree(_ column: Int, _ row: Int) -> Bool {
    let cell = canvas[column, row]
    if cell.ink == glyphs.background { return true }
    return cell.owner < 0 && cell.arms == .none
  }

  private mutating func put(_ ink: UInt32, _ role: Role, _ column: Int, _ row: Int) {
    guard canvas.bounds.contains(column: column, row: row), isFree(column, row) else { return }
    canvas[column, row].ink = ink
    canvas[column, row].role = role
  }

  private mutating func drawMargin(_ margin: PictureLayers.Margin) {
    let outer = scale.cells(of: margin.outer).intersection(canvas.bounds)
    let inner = scale.cells(of: margin.inner)
    guard !outer.isEmpty else { return }
    for row in outer.top..<outer.bottom {
      for column in outer.left..<outer.right where !inner.contains(column: column, row: row) {
        put(glyphs.inset, .inset, column, row)
      }
    }
  }

  private mutating func drawLines() {
    for line in scene.layers.columns {
      let column = scale.column(line.position) - (line.isEnd ? 1 : 0)
      for row in 0..<canvas.rows { put(glyphs.lineVertical, .line, column, row) }
    }
    for line in scene.layers.rows {
      let row = scale.row(line.position) - (line.isEnd ? 1 : 0)
      for column in 0..<canvas.columns {
        guard canvas.bounds.contains(column: column, row: row) else { break }
        let crosses = canvas[column, row].ink == glyphs.lineVertical
        put(crosses ? glyphs.lineCrossing : glyphs.lineHorizontal, .line, column, row)
      }
    }
  }

  /// Fills the gap, and writes its distance in the middle if it fits.
  private mutating func drawGap(_ gap: PictureLayers.Gap) {
    let box = CellRect(
      left: scale.column(gap.frame.x), top: scale.row(gap.frame.y),
      right: scale.column(gap.frame.maxX), bottom: scale.row(gap.frame.maxY)
    ).intersection(canvas.bounds)
    guard !box.isEmpty else { return }
    for row in box.top..<box.bottom {
      for column in box.left..<box.right { put(glyphs.gap, .gap, column, row) }
    }
    let text = NumberText.formatShort(gap.distance).utf8.map { UInt32($0) }
    let start = box.left + (box.width - text.count) / 2
    guard text.count <= box.width,
      (start..<start + text.count).allSatisfy({ canvas[$0, box.middleRow].ink == glyphs.gap })
    else { return }
    for (number, ink) in text.enumerated() {
      canvas[start + number, box.middleRow].ink = ink
    }
  }

  private mutating func drawGroup(_ box: CellRect) {
    outline(box, (glyphs.groupVertical, glyphs.groupHorizontal, glyphs.groupCorner), as: .group)
  }
}
