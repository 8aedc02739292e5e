internal import LayoutCore

/// The cells of elements, and what cells cannot show of them.
extension Sketch {
  /// Where a cell is larger than this, in points, what counts as aligned could be a gap.
  private static let coarsestAligned = 1e5

  mutating func measure() {
    let (all, unit) = (scene.elements, dots == nil ? scale : scale.ofDots)
    let elements = all.span
    var (boxes, drawn): ([CellRect], [Int]) = ([], [])
    boxes.reserveCapacity(elements.count)
    drawn.reserveCapacity(elements.count)
    var columns = AxisCells(
      along: .horizontal, of: scene, scale: scale, unit: unit, view: view, on: canvas)
    var rows = AxisCells(
      along: .vertical, of: scene, scale: scale, unit: unit, view: view, on: canvas)
    var items = (all: 0, small: 0)
    for index in elements.indices {
      let frame = elements[index].frame
      let column = columns.place(from: frame.x, frame.width)
      let row = rows.place(from: frame.y, frame.height)
      let (x, y) = (columns.all[column], rows.all[row])
      let (both, either) = (x.traits.intersection(y.traits), x.traits.union(y.traits))
      guard both.contains(.isFinite) else {
        boxes.append(CellRect(left: 0, top: 0, right: 0, bottom: 0))
        findings.unusable.insert(index)
        continue
      }
      boxes.append(CellRect(left: x.low, top: y.low, right: x.high, bottom: y.high))
      guard both.contains(.isOnCanvas) else { continue }
      drawn.append(index)
      if !both.contains(.isDrawn) {
        columns.draw(column)
        rows.draw(row)
      }
      if both.contains(.isOneCell) { hasSingleCells = true }
      if either.contains(.isEmpty) {
        findings.empty.insert(index)
      } else if either.contains(.isSmall) {
        findings.enlarged.insert(index)
      }
      if either.contains(.isBeyond), !elements[index].scrollsAcross {
        findings.overflowing.insert(index)
      }
      if !elements[index].look.isPlain { findings.arePlainItems = false }
      if elements[index].kind == .item {
        items.all += 1
        if x.exact * y.length / scale.pointsPerRow < 6 { items.small += 1 }
      }
    }
    (self.boxes, findings.drawn) = (boxes, drawn)
    isAligned =
      dots == nil && max(unit.pointsPerColumn, unit.pointsPerRow) < Self.coarsestAligned
      && columns.areAligned && rows.areAligned
    findings.isExact = columns.areOnBorders && rows.areOnBorders
    findings.equalWidthsDiffer = columns.equalLengthsDiffer
    findings.equalHeightsDiffer = rows.equalLengthsDiffer
    // Many items are small: the median covers less than 3 × 2 cells.
    if items.all >= 20, items.small > items.all / 2 { findCrowded() }
  }

  /// Finds whether more than a tenth of the items begin in a cell where another one begins: they are
  /// shaded then.
  private mutating func findCrowded() {
    var isTaken = [Bool](repeating: false, count: canvas.columns * canvas.rows)
    let items = findings.drawn.filter { scene.elements[$0].kind == .item }
    for index in items {
      let seen = boxes[index].intersection(canvas.bounds)
      let place = seen.top * canvas.columns + seen.left
      if isTaken[place] { findings.hidden.insert(index) }
      isTaken[place] = true
    }
    findings.isDensity = findings.hidden.count * 10 > items.count
    findings.hidden = findings.isDensity ? findings.hidden.intersection(findings.enlarged) : []
  }
}
