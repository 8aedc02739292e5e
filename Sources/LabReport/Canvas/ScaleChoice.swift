internal import LayoutCore

/// Chooses the scale of a picture, in points to a cell.
///
/// 1. The fit: the smallest scale at which the whole width of the view fits, and its whole height
///    too if the rows are limited and the picture stays wide enough to read.
/// 2. Candidates: scales up to a half larger that are a whole fraction of the view's width or of
///    the distance all edges share, or a round number.
/// 3. The winner puts the most edges on cell borders; those along x count twice, since widths side
///    by side are what a reader compares first. Of equals, the one that draws larger.
struct ScaleChoice {
  let columns: Int
  /// The rows there are; nil where a picture may be as long as it likes.
  let rows: Int?
  let aspect: Double

  /// How much smaller than necessary a picture may be drawn for the sake of exact edges.
  private static let largestCompromise = 1.5

  /// The cells across that a picture has at least, where it is drawn smaller so that all of it is
  /// on the screen: two columns of items with their names.
  private static let narrowest = 12.0

  /// Frames looked at: more would not change the choice and would cost more than the drawing.
  private static let sampleSize = 128

  func scale(view: Rect, frames: [Rect], zoom: Double) -> CellScale {
    // 1. The fit.
    guard view.width > 0 else { return CellScale(origin: view.origin, points: 1, aspect: aspect) }
    let fit = fit(view, zoom: zoom)
    let every = max(1, frames.count / Self.sampleSize)
    let sample = stride(from: 0, to: frames.count, by: every).map { frames[$0] }
    let xs = Self.distinct(sample.flatMap { [$0.x, $0.maxX] })
    let ys = Self.distinct(sample.flatMap { [$0.y, $0.maxY] })
    // 2. Candidates.
    var best = CellScale(origin: view.origin, points: fit, aspect: aspect)
    var mostEdges = 0
    let shared = [
      sharedDistance(xs.map { $0 - view.x }),
      sharedDistance(xs.map { $0 - view.x } + ys.map { ($0 - view.y) * aspect }),
    ]
    for points in candidates(fit: fit, shared: [view.width] + shared.compactMap { $0 }) {
      // 3. The winner.
      let scale = CellScale(origin: view.origin, points: points, aspect: aspect)
      let edges = 2 * xs.count(where: scale.isOnColumnBorder) + ys.count(where: scale.isOnRowBorder)
      if edges > mostEdges {
        mostEdges = edges
        best = scale
      }
    }
    return best
  }

  private func fit(_ view: Rect, zoom: Double) -> Double {
    let across = max(view.width / Double(columns) / zoom, Self.smallestScale)
    guard let rows else { return across }
    let down = view.height / Double(rows) * aspect
    return down > across && view.width / down >= Self.narrowest ? down : across
  }

  /// Below this, divisions by the scale would no longer be exact enough to round.
  private static let smallestScale = 1e-9

  /// Scales to try, in points a cell, from the largest picture to the smallest.
  private func candidates(fit: Double, shared: [Double]) -> [Double] {
    let limit = fit * Self.largestCompromise
    var found = [fit]
    for distance in shared {
      let first = max(1, (distance / limit).rounded(.up))
      let last = (distance / fit * (1 + CellScale.tolerance)).rounded(.down)
      guard first <= last, last - first < 100 else { continue }
      for parts in stride(from: first, through: last, by: 1) {
        found.append(max(fit, distance / parts))
      }
    }
    var unit = 0.25
    while limit / unit > 64 { unit *= 2 }
    for whole in stride(from: (fit / unit).rounded(.up), through: limit / unit, by: 1) {
      found.append(whole * unit)
    }
    return Self.distinct(found)
  }

  /// Each number once, in order. A set would cost the first picture the search for its hash.
  private static func distinct(_ numbers: [Double]) -> [Double] {
    var distinct: [Double] = []
    for number in numbers.sorted() where number != distinct.last { distinct.append(number) }
    return distinct
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
}
