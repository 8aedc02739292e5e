internal import LayoutCore

extension Sketch {
  /// Finds elements of one kind and z-index that share area, and marks their common cells.
  mutating func findOverlaps() {
    let scene = scene
    let isWhole = scene.visitOverlaps(among: findings.drawn) { first, second in
      findings.overlapping.formUnion([first, second])
      if !findings.isDensity { markOverlap(min(first, second), max(first, second)) }
    }
    if !isWhole { findings.hasMoreOverlaps = true }
  }

  /// Marks the common cells inside the upper frame; on its lines only if it has no inside there.
  private mutating func markOverlap(_ lower: Int, _ upper: Int) {
    let common = boxes[lower].intersection(boxes[upper]).intersection(canvas.bounds)
    guard !common.isEmpty else {
      let both = boxes[lower].intersection(boxes[upper])
      findings.hasHiddenOverlap = findings.hasHiddenOverlap || both.isEmpty
      return
    }
    let inside = common.intersection(boxes[upper].interior)
    let area = inside.isEmpty ? common : inside
    for row in area.top..<area.bottom {
      for column in area.left..<area.right where canvas[column, row].owner == upper {
        canvas[column, row] = Canvas.Cell(ink: glyphs.overlap, role: .overlap, owner: upper)
      }
    }
  }

  /// Finds frames that are neighbours in the cells and not in points.
  ///
  /// There are none where all edges are on cell borders. Owners change only where a box begins or
  /// ends: other rows have the neighbours of the row above.
  mutating func findGaps() {
    guard !isAligned else { return }
    var hasEdges = [Bool](repeating: false, count: canvas.rows)
    for index in findings.drawn {
      hasEdges[max(0, boxes[index].top)] = true
      if boxes[index].bottom < canvas.rows { hasEdges[boxes[index].bottom] = true }
    }
    for row in 0..<canvas.rows where hasEdges[row] { findGaps(along: row) }
  }

  /// Compares the neighbours in a row, and those in it with those above.
  private mutating func findGaps(along row: Int) {
    let (all, columns) = (canvas.cells, canvas.columns)
    let cells = all.span
    let above = row > 0 ? columns : 0
    var (last, lastUpper) = (Canvas.Cell(), Canvas.Cell())
    for place in row * columns..<(row + 1) * columns {
      let (cell, upper) = (cells[place], cells[place - above])
      // Neighbours meet in many cells: comparing them once is enough.
      if cell.hasOwner(of: last), upper.hasOwner(of: lastUpper) { continue }
      if !cell.hasOwner(of: last),
        row == 0 || !cell.hasOwner(of: upper) || !last.hasOwner(of: lastUpper)
      {
        compare(last.owner, cell.owner, along: .horizontal)
      }
      if !cell.hasOwner(of: upper) { compare(upper.owner, cell.owner, along: .vertical) }
      (last, lastUpper) = (cell, upper)
    }
  }

  private mutating func compare(_ first: Int, _ second: Int, along axis: Axis) {
    guard first >= 0, second >= 0, scene.elements[first].kind != .background,
      scene.elements[second].kind != .background
    else { return }
    let one = scene.elements[first].frame
    let other = scene.elements[second].frame
    let (from, to, isBeside) =
      axis == .horizontal
      ? (one.maxX, other.x, one.y < other.maxY && other.y < one.maxY)
      : (one.maxY, other.y, one.x < other.maxX && other.x < one.maxX)
    let unit = dots == nil ? scale : scale.ofDots
    let least = axis == .horizontal ? unit.pointsPerColumn : unit.pointsPerRow
    guard dots == nil || to - from < least else { return }
    guard isBeside, to - from > Scene.tolerance, abs(from) < 1e12, abs(to) < 1e12 else { return }
    findings.gaps.insert(
      Findings.Gap(axis: axis, from: Int((from * 1000).rounded()), to: Int((to * 1000).rounded())))
  }
}
