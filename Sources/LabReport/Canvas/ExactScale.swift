internal import LayoutCore

/// Finds the scale at which all edges along an axis are on cell borders. Most grids have one: all of
/// it is drawn then, and equal things alike, so that no sizes and gaps have to be compared.
struct ExactScale {
  private let start: Double
  private let end: Double
  private let stretches: ContiguousArray<Stretches.Stretch>
  /// The greatest distance of which every edge is a multiple, in points; nil where there is none.
  private let distance: Double?

  /// How far from a cell border an edge may be, in cells: the error of one division. A gap is then no
  /// gap, or one of whole cells.
  private static let tolerance = 1e-9

  /// The edges of `frames` in a picture from `start` to `end`, which may be infinite.
  init(_ frames: [Rect], from start: Double, to end: Double, along axis: Axis) {
    (self.start, self.end) = (start, end)
    var stretches = Stretches()
    var shared = SharedDistance()
    var last = (start: Double.nan, length: 0.0)
    for place in frames.indices {
      let frame = frames[place]
      let next = axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
      // Most are in the row of the one before.
      guard next != last else { continue }
      last = next
      let known = stretches.all.count
      let number = stretches.number(from: last.start, last.length)
      guard number == known else { continue }
      let stretch = stretches.all[number]
      shared.add(stretch.start - start)
      shared.add(stretch.end - start)
    }
    self.stretches = stretches.all
    distance = shared.points
  }

  /// The exact scale of those in `range` that is nearest to `fit`; nil where there is none, and where
  /// another scale that is almost exact could be preferred, so that scales have to be compared.
  func nearest(to fit: Double, in range: ClosedRange<Double>) -> Double? {
    guard let distance, distance < Self.longest,
      let parts = AxisProfile.parts(of: distance, in: range)
    else { return nil }
    if isExact(at: fit) { return fit }
    guard !isAlmostExact(at: fit), !isAlmostExact(at: range.lowerBound) else { return nil }
    let fewer = min(max((distance / fit).rounded(.down), parts.lowerBound), parts.upperBound)
    let nearest = [fewer, min(fewer + 1, parts.upperBound)]
      .map { max(range.lowerBound, distance / $0) }
      .min { (max($0 / fit, fit / $0), $0) < (max($1 / fit, fit / $1), $1) }
    guard let nearest, isExact(at: nearest) else { return nil }
    let view = (end - start) / nearest
    return isExact(view) || !CellScale.isWhole(view) ? nearest : nil
  }

  /// A multiple of a longer distance can be within the tolerance of a border where no edge is.
  private static let longest = 500.0

  /// Whether all edges are on borders of cells of `points` points, and no item begins after the last
  /// cell.
  private func isExact(at points: Double) -> Bool {
    let last = Double(max(1, CellScale.border((end - start) / points)))
    return stretches.allSatisfy {
      let (low, high) = (($0.start - start) / points, ($0.end - start) / points)
      return isExact(low) && isExact(high) && high - low > 0.5
        && (low.rounded() < last || $0.start >= end)
    }
  }

  private func isExact(_ cells: Double) -> Bool {
    abs(cells) < 1e5 && abs(cells - cells.rounded()) <= Self.tolerance
  }

  /// Whether all edges are on borders as far as a picture can tell.
  private func isAlmostExact(at points: Double) -> Bool {
    stretches.allSatisfy {
      CellScale.isWhole(($0.start - start) / points) && CellScale.isWhole(($0.end - start) / points)
    }
  }
}

/// The greatest distance of which all of some edges are multiples, to a thousandth of a point.
struct SharedDistance {
  private var shared = 0

  mutating func add(_ edge: Double) {
    guard shared != 1 else { return }
    guard abs(edge) < 1e12 else {
      shared = 1
      return
    }
    var (large, small) = (shared, AxisProfile.thousandths(abs(edge)))
    while small != 0 { (large, small) = (small, large % small) }
    shared = large
  }

  /// In points; nil where there is no such distance.
  var points: Double? { shared > 1 ? Double(shared) / 1000 : nil }
}
