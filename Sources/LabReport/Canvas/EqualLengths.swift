/// Whether lengths that are equal in points are equal in cells as well.
struct EqualLengths {
  private var cellsByLength: [Int: Int] = [:]
  /// What was noted last: neighbours are often equal.
  private var last = (thousandths: -1, cells: 0)
  private(set) var differ = false

  /// Notes that `length` points were drawn `cells` cells long.
  mutating func add(length: Double, cells: Int) {
    let thousandths = Int((min(max(length, 0), 1e12) * 1000).rounded())
    guard last != (thousandths, cells) else { return }
    last = (thousandths, cells)
    if let earlier = cellsByLength.updateValue(cells, forKey: thousandths), earlier != cells {
      differ = true
    }
  }
}
