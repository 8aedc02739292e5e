/// Whether lengths that are equal in points are equal in cells as well.
struct EqualLengths {
  private var cellsByLength: [Int: Int] = [:]
  /// What was noted last: neighbours are often equal.
  private var last = (length: -1.0, cells: 0)
  private(set) var differ = false

  /// Notes that `length` points were drawn `cells` cells long.
  mutating func add(length: Double, cells: Int) {
    guard last != (length, cells) else { return }
    last = (length, cells)
    let thousandths = Int((min(max(length, 0), 1e12) * 1000).rounded())
    if let earlier = cellsByLength.updateValue(cells, forKey: thousandths), earlier != cells {
      differ = true
    }
  }
}
