import LayoutCore

/// Distances between neighbours, each once, with how often it occurs.
struct Distances {
  /// The pairs by their distance, in points.
  private(set) var bySize: [Double: (count: Int, first: FirstPairs)] = [:]

  /// Distances that round to the same millionth of a point are one.
  private static let unitsPerPoint = 1e6

  mutating func add(_ distance: Double, between first: ElementID, and second: ElementID) {
    // Adding 0 makes 0 of -0.
    let size = (distance * Self.unitsPerPoint).rounded() / Self.unitsPerPoint + 0
    var found = bySize[size] ?? (0, FirstPairs())
    found.count += 1
    found.first.add(first, second)
    bySize[size] = found
  }
}

/// The first three of many pairs, in the order of their elements.
struct FirstPairs {
  private(set) var pairs: [(first: ElementID, second: ElementID)] = []

  private static let most = 3

  mutating func add(_ first: ElementID, _ second: ElementID) {
    let pair = (first: min(first, second), second: max(first, second))
    let place =
      pairs.firstIndex { (pair.first, pair.second) < ($0.first, $0.second) } ?? pairs.count
    guard place < Self.most else { return }
    pairs.insert(pair, at: place)
    if pairs.count > Self.most { pairs.removeLast() }
  }
}
