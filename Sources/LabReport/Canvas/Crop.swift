internal import LayoutCore

/// The part of a view that is drawn where the cells do not suffice for all of it: the start, or
/// what the query is about.
struct Crop {
  /// All of it.
  let whole: Rect
  /// What is drawn of it.
  let view: Rect
  /// The scale, from the first cell that is drawn.
  let scale: CellScale
  let columns: Int
  let rows: Int

  init(
    of whole: Rect, _ scale: CellScale, columns: Int, rows: Int, scene: Scene
  ) {
    self.whole = whole
    // What begins at the very end of the view has a row of its own. Of all that begins in the view,
    // only the last can be there.
    let end = max(1, scale.row(whole.maxY))
    var last = -Double.infinity
    for place in scene.elements.indices {
      let frame = scene.elements[place].frame
      if frame.y > last, frame.y < whole.maxY, frame.hasFiniteEdges { last = frame.y }
    }
    let isBeyond = last.isFinite && scale.row(last) >= end
    let all = (columns: max(1, scale.column(whole.maxX)), rows: isBeyond ? end + 1 : end)
    self.columns = min(all.columns, columns)
    self.rows = min(all.rows, rows)
    let focus = scene.query.map { scale.cells(of: $0) }
    let first = (
      column: Self.first(self.columns, of: all.columns, focus.map { ($0.left, $0.right) }),
      row: Self.first(self.rows, of: all.rows, focus.map { ($0.top, $0.bottom) })
    )
    self.scale = scale.moved(columns: first.column, rows: first.row)
    let right =
      first.column + self.columns == all.columns
      ? whole.maxX : self.scale.origin.x + Double(self.columns) * scale.pointsPerColumn
    let bottom =
      first.row + self.rows == all.rows
      ? whole.maxY : self.scale.origin.y + Double(self.rows) * scale.pointsPerRow
    let origin = Point(
      x: first.column == 0 ? whole.x : self.scale.origin.x,
      y: first.row == 0 ? whole.y : self.scale.origin.y)
    view = Rect(
      x: origin.x, y: origin.y, width: right - origin.x, height: bottom - origin.y)
  }

  /// The first of `shown` of `all` cells: 0, unless `focus` is further; then it is in the middle, or
  /// at the start if it is longer.
  private static func first(_ shown: Int, of all: Int, _ focus: (Int, Int)?) -> Int {
    guard shown < all, let focus, focus.1 > shown, focus.0 < all else { return 0 }
    let before = max(0, (shown - (focus.1 - focus.0)) / 2)
    return min(max(0, focus.0 - before), all - shown)
  }
}
