internal import LayoutCore

/// The cells of a query: where rounding each edge to the nearest border would have it meet what it
/// misses, or miss what it hits, an edge goes to the border on its other side.
extension Sketch {
  /// The elements whose cells can be compared with the query's: boxes, but not backgrounds, which lie
  /// behind everything.
  private var compared: [Int] {
    findings.drawn.filter {
      let kind = scene.elements[$0].kind
      return kind != .background && !(findings.isDensity && kind == .item)
    }
  }

  /// The most elements for which other borders are tried.
  private static let mostCompared = 4_096

  /// The cells of `query`; edges that they cannot show exactly go into the findings.
  mutating func queryBox(_ query: Rect) -> CellRect {
    let nearest = scale.cells(of: query)
    guard !query.isEmpty else { return nearest }
    let compared = compared
    var best = (box: nearest, wrong: wrong(nearest, compared))
    if !best.wrong.isEmpty, compared.count <= Self.mostCompared {
      for box in otherBoxes(query, nearest) {
        let wrong = wrong(box, compared)
        if wrong.count < best.wrong.count { best = (box, wrong) }
      }
    }
    for index in best.wrong {
      if scene.elements[index].isHit {
        findings.hiddenHits.insert(index)
      } else {
        findings.seemingHits.insert(index)
      }
    }
    return best.box
  }

  /// The elements of `compared` of which `box` does not show whether the query hits them.
  private func wrong(_ box: CellRect, _ compared: [Int]) -> [Int] {
    compared.filter { !boxes[$0].intersection(box).isEmpty != scene.elements[$0].isHit }
  }

  /// The boxes with one or more edges of `query` at the border on their other side; those with the
  /// fewest such edges first.
  private func otherBoxes(_ query: Rect, _ nearest: CellRect) -> [CellRect] {
    let columns = [query.x, query.maxX].map { ($0 - scale.origin.x) / scale.pointsPerColumn }
    let rows = [query.y, query.maxY].map { ($0 - scale.origin.y) / scale.pointsPerRow }
    func other(_ border: Int, _ exact: Double) -> Int {
      let rest = exact - Double(border)
      guard abs(rest) > CellScale.tolerance, abs(rest) < 1 else { return border }
      return rest > 0 ? border + 1 : border - 1
    }
    return (1..<16).sorted { $0.nonzeroBitCount < $1.nonzeroBitCount }.map { edges in
      var box = nearest
      if edges & 1 != 0 { box.left = other(nearest.left, columns[0]) }
      if edges & 2 != 0 { box.right = other(nearest.right, columns[1]) }
      if edges & 4 != 0 { box.top = other(nearest.top, rows[0]) }
      if edges & 8 != 0 { box.bottom = other(nearest.bottom, rows[1]) }
      return box
    }.filter { !$0.isEmpty && $0 != nearest }
  }
}
