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
    // Most are in the row of the one before.
    var (row, y, last) = (
      0, AxisCells.Cells(low: 0, high: 0, traits: []), (y: Double.nan, height: 0.0)
    )
    for index in elements.indices {
      let frame = elements[index].frame
      let column = columns.place(from: frame.x, frame.width)
      let x = columns.all[column]
      if frame.y != last.y || frame.height != last.height {
        last = (frame.y, frame.height)
        row = rows.place(from: frame.y, frame.height)
        y = rows.all[row]
      }
      guard x.traits.contains(.isFinite), y.traits.contains(.isFinite) else {
        boxes.append(CellRect(left: 0, top: 0, right: 0, bottom: 0))
        findings.unusable.insert(index)
        continue
      }
      boxes.append(CellRect(left: x.low, top: y.low, right: x.high, bottom: y.high))
      if x.traits != .usual || y.traits != .usual {
        guard x.traits.contains(.isOnCanvas), y.traits.contains(.isOnCanvas) else { continue }
        columns.draw(column)
        rows.draw(row)
        y = rows.all[row]
        note(index, x.traits, y.traits)
      }
      drawn.append(index)
      if !elements[index].look.isPlain { findings.arePlainItems = false }
    }
    (self.boxes, findings.drawn) = (boxes, drawn)
    isAligned =
      dots == nil && max(unit.pointsPerColumn, unit.pointsPerRow) < Self.coarsestAligned
      && columns.areAligned && rows.areAligned
    findings.isExact = columns.areOnBorders && rows.areOnBorders
    findings.equalWidthsDiffer = columns.equalLengthsDiffer
    findings.equalHeightsDiffer = rows.equalLengthsDiffer
    let (width, height) = (columns.shortest, rows.shortest)
    if !(width > 0 && height > 0) || isSmall(width, height) { findCrowded() }
  }

  /// Notes what is to be reported of an element on the canvas that has these traits.
  private mutating func note(_ index: Int, _ x: AxisCells.Traits, _ y: AxisCells.Traits) {
    let (both, either) = (x.intersection(y), x.union(y))
    if both.contains(.isOneCell) { hasSingleCells = true }
    if either.contains(.isEmpty) {
      findings.empty.insert(index)
    } else if either.contains(.isSmall) {
      findings.enlarged.insert(index)
    }
    if either.contains(.isBeyond), !scene.elements[index].scrollsAcross {
      findings.overflowing.insert(index)
    }
  }

  /// Whether what is so large, in points, covers less than 3 × 2 cells.
  private func isSmall(_ width: Double, _ height: Double) -> Bool {
    width / scale.pointsPerColumn * height / scale.pointsPerRow < 6
  }

  /// Where many items are small, finds whether more than a tenth of them begin in a cell where another
  /// one begins: they are shaded then.
  private mutating func findCrowded() {
    let elements = scene.elements
    let items = findings.drawn.filter { elements[$0].kind == .item }
    let small = items.count { isSmall(elements[$0].frame.width, elements[$0].frame.height) }
    guard items.count >= 20, small > items.count / 2 else { return }
    var isTaken = [Bool](repeating: false, count: canvas.columns * canvas.rows)
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
