internal import LayoutCore

/// Chooses how many points a cell stands for.
///
/// 1. The fit: the smallest scale at which the view's whole width has room.
/// 2. Candidates: scales up to a half larger that are a whole fraction of the distance all edges
///    share, or a round number, or that fill the room to the last cell.
/// 3. The winner puts the most edges on cell borders; of equals, the one that draws larger.
struct ScaleChoice {
  let columns: Int
  let aspect: Double

  /// How much smaller than necessary a picture may be drawn for the sake of exact edges.
  private static let largestCompromise = 1.5

  func scale(view: Rect, frames: [Rect], zoom: Double) -> CellScale {
    // 1. The fit.
    let fit = max(view.width, .leastNormalMagnitude * 1e20) / Double(columns) / zoom
    let sample =
      frames.count <= 400
      ? frames
      : stride(
        from: 0, to: frames.count, by: frames.count / 400 + 1
      ).map { frames[$0] }
    guard view.width > 0, !sample.isEmpty else {
      return CellScale(origin: view.origin, points: view.width > 0 ? fit : 1, aspect: aspect)
    }
    // 2. Candidates.
    var best = CellScale(origin: view.origin, points: fit, aspect: aspect)
    var mostEdges = -1
    for points in candidates(view: view, frames: sample, fit: fit) {
      // 3. The winner.
      let scale = CellScale(origin: view.origin, points: points, aspect: aspect)
      let edges = edgesOnBorders(sample, view: view, scale: scale)
      if edges > mostEdges {
        mostEdges = edges
        best = scale
      }
    }
    return best
  }

  /// Scales to try, in points a cell, from the largest picture to the smallest.
  private func candidates(view: Rect, frames: [Rect], fit: Double) -> [Double] {
    let limit = fit * Self.largestCompromise
    var found: Set<Double> = [fit]
    let xs = frames.flatMap { [$0.x - view.x, $0.maxX - view.x] }
    let ys = frames.flatMap { [($0.y - view.y) * aspect, ($0.maxY - view.y) * aspect] }
    for edges in [xs, xs + ys] {
      guard let shared = sharedDistance(edges) else { continue }
      let first = max(1, (shared / limit).rounded(.up))
      let last = (shared / fit * (1 + CellScale.tolerance)).rounded(.down)
      if first <= last, last - first < 200 {
        for parts in stride(from: first, through: last, by: 1) {
          found.insert(max(fit, shared / parts))
        }
      }
    }
    var unit = 0.25
    while limit / unit > 64 { unit *= 2 }
    for whole in stride(from: (fit / unit).rounded(.up), through: limit / unit, by: 1)
    where whole > 0 {
      found.insert(whole * unit)
    }
    return found.sorted()
  }

  /// The greatest distance of which every edge is a multiple, to a thousandth of a point.
  private func sharedDistance(_ edges: [Double]) -> Double? {
    var shared = 0
    for edge in edges {
      let thousandths = (abs(edge) * 1000).rounded()
      guard thousandths < 1e15 else { return nil }
      var (large, small) = (shared, Int(thousandths))
      while small != 0 { (large, small) = (small, large % small) }
      shared = large
      if shared == 1 { return nil }
    }
    return shared == 0 ? nil : Double(shared) / 1000
  }

  /// How many edges are on cell borders; those along x count twice, since equal widths side by
  /// side are what a reader compares first.
  private func edgesOnBorders(_ frames: [Rect], view: Rect, scale: CellScale) -> Int {
    frames.reduce(0) { sum, frame in
      sum + (scale.isOnColumnBorder(frame.x) ? 2 : 0) + (scale.isOnColumnBorder(frame.maxX) ? 2 : 0)
        + (scale.isOnRowBorder(frame.y) ? 1 : 0) + (scale.isOnRowBorder(frame.maxY) ? 1 : 0)
    }
  }
}
