/// Whether lengths that are equal in points are equal in cells as well.
struct EqualLengths {
  private var cellsByLength: [Int: Int] = [:]
  private(set) var differ = false

  /// Notes that `length` points were drawn `cells` cells long.
  mutating func add(length: Double, cells: Int) {
    let thousandths = Int((min(max(length, 0), 1e12) * 1000).rounded())
    if let earlier = cellsByLength.updateValue(cells, forKey: thousandths), earlier != cells {
      differ = true
    }
  }
}
