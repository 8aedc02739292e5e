internal import LayoutCore

extension Sketch {
  /// Shades every cell by how much of it items cover.
  mutating func drawDensity() {
    var covered = [Double](repeating: 0, count: canvas.columns * canvas.rows)
    for index in findings.drawn where scene.elements[index].kind == .item {
      let frame = scene.elements[index].frame
      let left = (frame.x - scale.origin.x) / scale.pointsPerColumn
      let right = (frame.maxX - scale.origin.x) / scale.pointsPerColumn
      let top = (frame.y - scale.origin.y) / scale.pointsPerRow
      let bottom = (frame.maxY - scale.origin.y) / scale.pointsPerRow
      for row in Self.cells(from: top, to: bottom, limit: canvas.rows) {
        let high = min(bottom, Double(row + 1)) - max(top, Double(row))
        for column in Self.cells(from: left, to: right, limit: canvas.columns) {
          let wide = min(right, Double(column + 1)) - max(left, Double(column))
          covered[row * canvas.columns + column] += max(0, wide) * max(0, high)
        }
      }
    }
    let darkest = glyphs.shades.count - 1
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns {
        let share = min(1, covered[row * canvas.columns + column])
        guard share > CellScale.tolerance else { continue }
        let shade = max(1, Int((share * Double(darkest)).rounded()))
        canvas[column, row].ink = glyphs.shades[shade]
        canvas[column, row].role = .frame
      }
    }
  }

  /// The cells that have a part between two places measured in cells.
  private static func cells(from low: Double, to high: Double, limit: Int) -> Range<Int> {
    let first = Int(min(max(low, 0), Double(limit)).rounded(.down))
    let end = Int(min(max(high, 0), Double(limit)).rounded(.up))
    return first..<max(first, end)
  }
}
