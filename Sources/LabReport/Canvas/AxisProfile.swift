internal import LayoutCore

/// Where items begin and end along one axis, and how well a scale shows it.
struct AxisProfile {
  /// An item, or several that begin and end at the same places.
  private struct Span: Equatable {
    let start: Double
    let end: Double
    /// In thousandths of a point, so that equal lengths are one.
    let length: Int

    init(from start: Double, to end: Double) {
      (self.start, self.end, length) = (start, end, AxisProfile.thousandths(end - start))
    }

    func isFrom(_ start: Double, to end: Double) -> Bool { self.start == start && self.end == end }
  }

  /// An item, and where the next one begins.
  private struct Gap: Equatable {
    let first: Span
    let next: Double
    let length: Int

    init(from first: Span, to next: Double) {
      (self.first, self.next, length) = (first, next, AxisProfile.thousandths(next - first.end))
    }

    var pitch: Int { AxisProfile.thousandths(next - first.start) }
  }

  /// What a scale does not show, the worst first.
  struct Cost {
    /// Neighbours that share a cell.
    var hidden = 0
    /// Equal sizes that differ in cells.
    var sizes = 0
    /// Gaps that are not drawn.
    var lost = 0
    /// Equal gaps that differ in cells.
    var gaps = 0
    /// Whether an edge is between two cell borders.
    var isInexact = false
    /// Whether what has a gap beside it is in equal tracks: at some scales all gaps are alike.
    var isEven = false

    /// Worse than any other.
    static let worst = Cost(hidden: .max, sizes: .max)

    /// Whether everything is drawn, and equal things alike.
    var isClear: Bool { (hidden, sizes, lost, gaps) == (0, 0, 0, 0) }

    /// Whether equal gaps differ that could be alike, which is worse than if all are missing.
    fileprivate var isUneven: Bool { isEven && gaps > 0 }

    /// Whether it is worse whatever else is found.
    fileprivate func isWorse(than best: Cost) -> Bool {
      (hidden, sizes, isEven ? 0 : lost) > (best.hidden, best.sizes, isEven ? 0 : best.lost)
    }

    func isClearer(than other: Cost) -> Bool {
      (hidden, sizes, isUneven ? 1 : 0, lost, gaps)
        < (other.hidden, other.sizes, other.isUneven ? 1 : 0, other.lost, other.gaps)
    }

    /// Whether more items are drawn, or everything is, and equal things alike, or at least equal
    /// gaps: worth half of the cells.
    func isMuchClearer(than other: Cost) -> Bool {
      hidden < other.hidden || isClear && !other.isClear
        || (hidden, sizes) == (0, 0) && !isUneven && other.isUneven
    }

    func isBetter(than other: Cost) -> Bool {
      isClearer(than: other) || !other.isClearer(than: self) && !isInexact && other.isInexact
    }
  }

  /// Where the view begins.
  let start: Double
  /// Where the view ends; infinite where the picture is cropped.
  var end: Double
  /// Each once, equal lengths side by side.
  private let spans: [Span]
  private let gaps: [Gap]
  /// Distances of which a whole number of cells is a good choice.
  private let distances: [Double]
  /// Whether two items touch.
  let touches: Bool
  /// Whether all elements with a gap behind them are equal, and equally far from the next.
  private let isEven: Bool

  /// Frames looked at: more would not change the choice and would cost more than the drawing.
  private static let sampleSize = 128

  init(_ frames: [Rect], view: Rect, axis: Axis) {
    let start = axis == .horizontal ? view.x : view.y
    end = axis == .horizontal ? view.maxX : view.maxY
    let sample = Self.sampled(frames.count).map {
      axis == .horizontal ? frames[$0] : frames[$0].transposed
    }
    var stretches = Stretches()
    let numbers = sample.map { stretches.number(from: $0.x, $0.width) }
    let spans = Self.once(stretches.all.map { Span(from: $0.start, to: $0.end) }) {
      ($0.length, $0.start, $0.end)
    }
    // From start to end along the axis: equal gaps are mostly side by side, and are left out before
    // anything is computed of them.
    var found: [Gap] = []
    found.reserveCapacity(stretches.all.count)
    var search = NextFrames(sample, in: stretches, numbers)
    for place in sample.indices {
      let frame = search.frames[place]
      guard let next = search.next(after: place) else { continue }
      let end = frame.maxX
      if let last = found.last, last.next == next, last.first.isFrom(frame.x, to: end) { continue }
      found.append(Gap(from: Span(from: frame.x, to: end), to: next))
    }
    let gaps = Self.once(found) { ($0.length, $0.next, $0.first.start) }
    touches = gaps.contains { $0.length <= 1 }
    var shared = SharedDistance()
    for span in spans {
      shared.add(span.start - start)
      shared.add(span.end - start)
    }
    let likely =
      [end - start] + (shared.points.map { [$0] } ?? [])
      + [gaps.map(\.pitch), gaps.map(\.length), spans.map(\.length)].flatMap { Self.common($0) }
    // Often the pitch and the length are one.
    distances = likely.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    (self.start, self.spans, self.gaps) = (start, spans, gaps)
    let visible = gaps.filter { $0.length > 1 }
    isEven =
      !visible.isEmpty
      && visible.allSatisfy {
        // The same length may round to two neighbours.
        abs($0.length - visible[0].length) <= 1
          && abs($0.first.length - visible[0].first.length) <= 1
      }
  }

  /// Each of `parts` once, in the order of their keys.
  private static func once<Part: Equatable>(
    _ parts: [Part], key: (Part) -> (Int, Double, Double)
  ) -> [Part] {
    // In a grid they are in order.
    if parts.indices.dropFirst().allSatisfy({ key(parts[$0 - 1]) < key(parts[$0]) }) {
      return parts
    }
    var kept: [Part] = []
    for part in parts.sorted(by: { key($0) < key($1) }) where kept.last != part {
      kept.append(part)
    }
    return kept
  }

  /// The places of those of `count` frames that are looked at. Neighbours stay together: a few runs.
  static func sampled(_ count: Int) -> [Int] {
    guard count > sampleSize else { return Array(0..<count) }
    let run = sampleSize / 4
    return (0..<4).flatMap { part in
      let first = part * (count - run) / 3
      return first..<first + run
    }
  }

  static func thousandths(_ length: Double) -> Int {
    // Rounded without a call: it is not negative.
    let exact = min(max(length, 0), 1e12) * 1000
    let whole = Int(exact)
    return exact - Double(whole) < 0.5 ? whole : whole + 1
  }

  /// The three most frequent of `lengths`, in points; of those as frequent the smallest.
  private static func common(_ lengths: [Int]) -> [Double] {
    let sorted = lengths.sorted()
    var (found, counts): ([Int], [Int]) = ([], [])
    var place = 0
    while place < sorted.count {
      let first = place
      while place < sorted.count, sorted[place] == sorted[first] { place += 1 }
      guard sorted[first] > 1 else { continue }
      let rank = counts.firstIndex { $0 < place - first } ?? counts.count
      guard rank < 3 else { continue }
      found.insert(sorted[first], at: rank)
      counts.insert(place - first, at: rank)
    }
    return found.prefix(3).map { Double($0) / 1000 }
  }

  /// What cells of `points` points do not show. Counting stops where it is worse than `best` for
  /// certain: where more items are hidden, or as many and more sizes differ, or, where gaps cannot
  /// all be alike, as many and more gaps are lost.
  func cost(at points: Double, toBeat best: Cost = .worst) -> Cost {
    func border(_ place: Double) -> Int { CellScale.border((place - start) / points) }
    var cost = Cost(isEven: isEven)
    let last = max(1, border(end))
    var before = (length: -1, cells: 0)
    for span in spans {
      let low = border(span.start)
      let cells = max(1, border(span.end) - low)
      if low >= last && span.start < end { cost.hidden += 1 }
      if span.length == before.length, cells != before.cells { cost.sizes += 1 }
      if cost.isWorse(than: best) { return cost }
      before = (span.length, cells)
      cost.isInexact =
        cost.isInexact || !CellScale.isWhole((span.start - start) / points)
        || !CellScale.isWhole((span.end - start) / points)
    }
    before = (-1, 0)
    for gap in gaps {
      let cells = border(gap.next) - max(border(gap.first.start) + 1, border(gap.first.end))
      if cells < 0 {
        cost.hidden += 1
      } else if cells == 0, gap.length > 1 {
        cost.lost += 1
      }
      if cells <= 0, cost.isWorse(than: best) { return cost }
      if gap.length == before.length, cells != before.cells { cost.gaps += 1 }
      before = (gap.length, cells)
    }
    return cost
  }

  /// Whether cells of `points` points show everything: all is drawn, equal things are equal in cells,
  /// and every edge is on a cell border. Most scales fail at the first or second edge.
  private func isPerfect(at points: Double) -> Bool {
    func isExact(_ place: Double) -> Bool { CellScale.isWhole((place - start) / points) }
    guard spans.allSatisfy({ isExact($0.start) && isExact($0.end) }) else { return false }
    return cost(at: points).isClear
  }

  /// The scale near `fit` that shows the most: a quarter away from it at most; twice if items or
  /// gaps would not be drawn alike, and twice as coarse only if all of them then are; and up to
  /// `stretched` if they would not be drawn at all.
  func best(near fit: Double, finest: Double, stretched: Double?) -> Double {
    let fit = max(fit, finest)
    let near = Self.range(near: fit, finest: finest)
    // Nothing is better than a perfect scale near the fit. Grids have one: it is found without
    // sorting the others, and without computing what they do not show.
    if isPerfect(at: fit) { return fit }
    if let perfect = nearest(to: fit, of: scales(in: near).filter(isPerfect)) { return perfect }
    var best = (points: fit, cost: cost(at: fit))
    for reach in [1.25, 2] where reach < 2 || !best.cost.isClear {
      for points in candidates(max(finest, fit / reach)...fit * reach, near: fit) {
        let cost = cost(at: points, toBeat: best.cost)
        let isWorthIt =
          reach < 2
          ? cost.isBetter(than: best.cost)
          : points > fit
            ? cost.isMuchClearer(than: best.cost)
            : cost.isClearer(than: best.cost)
        if isWorthIt { best = (points, cost) }
        // No other one nearby is better.
        if best.cost.isClear && !best.cost.isInexact { break }
      }
    }
    guard let stretched, stretched < fit, best.cost.hidden + best.cost.lost > 0 else {
      return best.points
    }
    for points in candidates(max(stretched, fit / 8)...fit, near: fit) {
      let cost = cost(at: points, toBeat: best.cost)
      if cost.hidden == 0, cost.isClearer(than: best.cost) { best = (points, cost) }
    }
    return best.points
  }

  /// Whether elements of one length should have one number of cells of `points` points: some differ,
  /// and none touch.
  func keepsLengths(at points: Double) -> Bool { !touches && cost(at: points).sizes > 0 }

  /// The nearest scale to `points`, at most half as coarse again, at which pictures of all `profiles`
  /// have equal gaps where their items are in equal tracks; `points` where there is none.
  static func alike(_ profiles: [AxisProfile], from points: Double) -> Double {
    let even = profiles.filter(\.isEven)
    let hidden = even.map { $0.cost(at: points).hidden }
    func areAlike(_ points: Double) -> Bool {
      zip(even, hidden).allSatisfy { profile, hidden in
        let cost = profile.cost(at: points)
        return cost.hidden <= hidden && cost.sizes == 0 && !cost.isUneven
      }
    }
    guard !areAlike(points) else { return points }
    return even.flatMap { $0.candidates(points...points * 1.5, near: points) }.sorted()
      .first(where: areAlike) ?? points
  }

  /// The one of `scales` that is nearest to `fit`; the finer one of two that are as near.
  private func nearest(to fit: Double, of scales: [Double]) -> Double? {
    scales.min { (max($0 / fit, fit / $0), $0) < (max($1 / fit, fit / $1), $1) }
  }

  /// Into how many cells of sizes in `range` a distance can be divided; nil where there are none, or
  /// very many.
  static func parts(of distance: Double, in range: ClosedRange<Double>) -> ClosedRange<Double>? {
    let first = max(1, (distance / range.upperBound).rounded(.up))
    let last = (distance / range.lowerBound * (1 + CellScale.tolerance)).rounded(.down)
    return first <= last && last - first < 100 ? first...last : nil
  }

  /// The scales that are near `fit` and not finer than `finest`.
  static func range(near fit: Double, finest: Double) -> ClosedRange<Double> {
    max(finest, fit / 1.25)...fit * 1.25
  }

  /// Scales to try, in no order.
  private func scales(in range: ClosedRange<Double>) -> [Double] {
    var found = [range.lowerBound]
    for distance in distances {
      guard let all = Self.parts(of: distance, in: range) else { continue }
      // The finest first: scales that rise are sorted fast.
      for parts in stride(from: all.upperBound, through: all.lowerBound, by: -1) {
        found.append(max(range.lowerBound, distance / parts))
      }
    }
    var unit = 0.25
    while range.upperBound / unit > 64 { unit *= 2 }
    let first = (range.lowerBound / unit).rounded(.up)
    for whole in stride(from: max(1, first), through: range.upperBound / unit, by: 1) {
      found.append(whole * unit)
    }
    return found
  }

  /// Scales to try, the nearest to `fit` first.
  private func candidates(_ range: ClosedRange<Double>, near fit: Double) -> [Double] {
    var found = scales(in: range)
    // How far each is from the fit is computed once: sorting compares it several times. It falls to
    // the fit and then rises: of sorted scales two stretches are merged.
    found.sort()
    let distances = found.map { max($0 / fit, fit / $0) }
    let order = found.indices.sorted {
      (distances[$0], found[$0]) < (distances[$1], found[$1])
    }
    var kept: [Double] = []
    for place in order where kept.last != found[place] { kept.append(found[place]) }
    return kept
  }
}
