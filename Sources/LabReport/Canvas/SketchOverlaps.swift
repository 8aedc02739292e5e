internal import LayoutCore

extension Sketch {
  /// Overlaps less than this in points come from rounding in the layout, not from its rules.
  private static let tolerance = 0.001

  /// The most pairs that are compared; the legend then reports "at least".
  private static let mostPairs = 200_000

  /// Finds elements of one kind that share area, and marks their common cells.
  ///
  /// Elements are compared with those after them, from the top, until one begins below. Where one
  /// begins to the right, so do the rest of its line: those of one y from left to right.
  mutating func findOverlaps() {
    let order = findings.drawn.filter { scene.elements[$0].kind != .background }
      .map { (index: $0, frame: scene.elements[$0].frame) }
      .sorted { $0.frame.y < $1.frame.y }
    var lineEnds = Array(1..<order.count + 1)
    for place in order.indices.dropLast().reversed()
    where order[place].frame.y == order[place + 1].frame.y
      && order[place].frame.x <= order[place + 1].frame.x
    {
      lineEnds[place] = lineEnds[place + 1]
    }
    var pairs = 0
    for place in order.indices {
      let (first, frame) = order[place]
      var next = place + 1
      while next < order.count {
        let (second, other) = order[next]
        guard other.y < frame.maxY - Self.tolerance else { break }
        let end = other.x < frame.maxX ? next + 1 : lineEnds[next]
        pairs += end - next
        next = end
        guard pairs <= Self.mostPairs else {
          findings.hasMoreOverlaps = true
          return
        }
        guard min(frame.maxX, other.maxX) - max(frame.x, other.x) > Self.tolerance,
          min(frame.maxY, other.maxY) - max(frame.y, other.y) > Self.tolerance,
          scene.elements[first].kind == scene.elements[second].kind
        else { continue }
        findings.overlapping.formUnion([first, second])
        if !findings.isDensity { markOverlap(min(first, second), max(first, second)) }
      }
    }
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
  mutating func findGaps() {
    let (cells, columns) = (canvas.cells, canvas.columns)
    for row in 0..<canvas.rows {
      let own = row * columns..<(row + 1) * columns
      // Neighbours meet in many cells: comparing them once is enough. A row with the owners of the
      // row above has no others.
      guard row == 0 || !own.allSatisfy({ cells[$0].hasOwner(of: cells[$0 - columns]) }) else {
        continue
      }
      var last = (upper: -1, lower: -1)
      for place in own {
        let owner = cells[place].owner
        guard owner >= 0 else { continue }
        let isKnown = row > 0 && cells[place - columns].owner == owner
        if place + 1 < own.upperBound, !cells[place + 1].hasOwner(of: cells[place]),
          cells[place + 1].owner >= 0,
          !isKnown || !cells[place + 1].hasOwner(of: cells[place + 1 - columns])
        {
          compare(owner, cells[place + 1].owner, along: .horizontal)
        }
        guard row > 0, !isKnown else { continue }
        let upper = cells[place - columns].owner
        guard upper >= 0, last != (upper, owner) else { continue }
        last = (upper, owner)
        compare(upper, owner, along: .vertical)
      }
    }
  }

  private mutating func compare(_ first: Int, _ second: Int, along axis: Axis) {
    guard scene.elements[first].kind != .background, scene.elements[second].kind != .background
    else { return }
    let one = scene.elements[first].frame
    let other = scene.elements[second].frame
    let (from, to, isBeside) =
      axis == .horizontal
      ? (one.maxX, other.x, one.y < other.maxY && other.y < one.maxY)
      : (one.maxY, other.y, one.x < other.maxX && other.x < one.maxX)
    guard isBeside, to - from > Self.tolerance, abs(from) < 1e12, abs(to) < 1e12 else { return }
    findings.gaps.insert(
      Findings.Gap(axis: axis, from: Int((from * 1000).rounded()), to: Int((to * 1000).rounded())))
  }
}
