internal import LayoutCore

extension Sketch {
  /// Overlaps less than this in points come from rounding in the layout, not from its rules.
  private static let tolerance = 0.001

  /// The most pairs that are compared; the legend then reports "at least".
  private static let mostPairs = 200_000

  /// Finds elements of one kind that share area, and marks their common cells.
  mutating func findOverlaps() {
    let order = findings.drawn.filter { scene.elements[$0].kind != .background }
      .map { (index: $0, frame: scene.elements[$0].frame) }
      .sorted { $0.frame.y < $1.frame.y }
    var pairs = 0
    for place in order.indices {
      let (first, frame) = order[place]
      for next in place + 1..<order.count {
        let (second, other) = order[next]
        guard other.y < frame.maxY - Self.tolerance else { break }
        pairs += 1
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
      for column in area.left..<area.right where canvas[column, row].owner == Int32(upper) {
        canvas[column, row].ink = glyphs.overlap
        canvas[column, row].arms = .none
        canvas[column, row].role = .overlap
      }
    }
  }

  /// Finds frames that are neighbours in the cells and not in points.
  mutating func findGaps() {
    let owners = canvas.cells.map { $0.owner }
    let columns = canvas.columns
    var above: ArraySlice<Int32> = []
    for row in 0..<canvas.rows {
      // Neighbours meet in many cells: comparing them once is enough. A row with the owners of the
      // row above has no others.
      let own = owners[row * columns..<(row + 1) * columns]
      defer { above = own }
      guard own != above else { continue }
      var last = (upper: Int32(-1), lower: Int32(-1))
      for place in own.indices {
        let owner = owners[place]
        guard owner >= 0 else { continue }
        if place + 1 < own.endIndex, owners[place + 1] != owner, owners[place + 1] >= 0 {
          let isKnown =
            row > 0 && owners[place - columns] == owner
            && owners[place - columns + 1] == owners[place + 1]
          if !isKnown { compare(Int(owner), Int(owners[place + 1]), along: .horizontal) }
        }
        guard row > 0 else { continue }
        let upper = owners[place - columns]
        guard upper >= 0, upper != owner, last != (upper, owner) else { continue }
        last = (upper, owner)
        compare(Int(upper), Int(owner), along: .vertical)
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
    let unit = dots == nil ? scale : scale.ofDots
    let least = axis == .horizontal ? unit.pointsPerColumn : unit.pointsPerRow
    guard dots == nil || to - from < least else { return }
    guard isBeside, to - from > Self.tolerance, abs(from) < 1e12, abs(to) < 1e12 else { return }
    findings.gaps.insert(
      Findings.Gap(axis: axis, from: Int((from * 1000).rounded()), to: Int((to * 1000).rounded())))
  }
}
