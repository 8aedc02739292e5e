/// Whether lengths that are equal in points are equal in cells as well.
struct EqualLengths {
  /// In thousandths of a point, and in cells.
  private var lengths: [Int] = []
  private var cells: [Int] = []

  /// Notes that `length` points were drawn `cells` cells long.
  mutating func add(length: Double, cells: Int) {
    let thousandths = Int((min(max(length, 0), 1e12) * 1000).rounded())
    // Neighbours are often equal.
    guard lengths.last != thousandths || self.cells.last != cells else { return }
    lengths.append(thousandths)
    self.cells.append(cells)
  }

  /// Whether some that are equal in points differ in cells.
  var differ: Bool {
    let order = lengths.indices.sorted { lengths[$0] < lengths[$1] }
    return order.indices.dropFirst().contains { place in
      let (before, own) = (order[place - 1], order[place])
      return lengths[before] == lengths[own] && cells[before] != cells[own]
    }
  }
}
