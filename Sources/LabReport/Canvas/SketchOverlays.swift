internal import LayoutCore

extension Sketch {
  /// The edges of the container, or of content that scrolls across, where the view reaches beyond
  /// them.
  mutating func drawContainer() {
    let isVertical = scene.axis == .vertical
    let crossSize = scene.crossSize
    guard crossSize.isFinite, crossSize > 0 else { return }
    let low = isVertical ? scale.column(0) - 1 : scale.row(0) - 1
    let high = isVertical ? scale.column(crossSize) : scale.row(crossSize)
    for edge in [low, high] {
      if isVertical, (0..<canvas.columns).contains(edge) {
        for row in 0..<canvas.rows { joinHeavy(edge, row, BoxArms(up: .heavy, down: .heavy)) }
      } else if !isVertical, (0..<canvas.rows).contains(edge) {
        for column in 0..<canvas.columns {
          joinHeavy(column, edge, BoxArms(right: .heavy, left: .heavy))
        }
      }
    }
  }

  private mutating func joinHeavy(_ column: Int, _ row: Int, _ arms: BoxArms) {
    guard canvas[column, row].ink == 0 || canvas[column, row].ink == glyphs.background else {
      return
    }
    canvas[column, row].ink = 0
    canvas[column, row].arms = canvas[column, row].arms.joined(with: arms)
    canvas[column, row].role = .viewport
    findings.showsContainer = true
  }

  /// The cells of the viewport, if some of the picture is outside of it.
  private var viewportBox: CellRect? {
    guard let viewport = scene.viewport else { return nil }
    let box = scale.cells(of: viewport)
    return box.intersection(canvas.bounds) == canvas.bounds ? nil : box
  }

  mutating func drawViewport() {
    guard let box = viewportBox else { return }
    findings.showsViewport = true
    canvas.outline(box, .heavy) { cell, arms in
      cell.arms = cell.arms.joined(with: arms)
      cell.ink = 0
      cell.role = .viewport
    }
  }

  mutating func dimOutsideViewport() {
    guard let box = viewportBox else { return }
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns where !box.contains(column: column, row: row) {
        canvas[column, row].role = .dim
      }
    }
  }

  /// Draws the query between the elements, inside of them and over overlaps; outlines and other
  /// marks stay.
  mutating func drawQuery(_ query: Rect) {
    guard dots == nil else {
      dots?.outline(scale.ofDots.cells(of: query), as: Dots.query)
      return
    }
    let glyphs = glyphs
    outline(
      queryBox(query), (glyphs.queryVertical, glyphs.queryHorizontal, glyphs.queryCorner),
      as: .query
    ) { $0.owner < 0 || glyphs.isFree($0) || $0.ink == glyphs.overlap }
  }

  /// Draws `box` with characters of its own, over whatever was there if that `isFree`.
  mutating func outline(
    _ box: CellRect, _ inks: (vertical: UInt32, horizontal: UInt32, corner: UInt32), as role: Role,
    where isFree: (Canvas.Cell) -> Bool = { _ in true }
  ) {
    canvas.outline(box, .item) { cell, arms in
      guard isFree(cell) else { return }
      let isVertical = arms.left == .none && arms.right == .none
      let isHorizontal = arms.up == .none && arms.down == .none
      cell.ink =
        isVertical && !isHorizontal
        ? inks.vertical : (isHorizontal && !isVertical ? inks.horizontal : inks.corner)
      cell.arms = .none
      cell.role = role
    }
  }
}
