import LayoutCore
import LayoutText

extension FlexibleSizes {
  /// The most ranges that a question has.
  private static var most: Int { 5_000 }

  /// The least and the greatest width and height of the items, which repeat: `[[60,200,44,44]]`;
  /// null for infinity. Nil where they are too many for a line.
  var json: JSON? {
    guard ranges.count <= Self.most else { return nil }
    func bounds(_ range: ClosedRange<Double>) -> [JSON] {
      [range.lowerBound, range.upperBound].map { $0.isFinite ? .number($0) : .null }
    }
    return .array(ranges.map { .array(bounds($0.width) + bounds($0.height)) })
  }

  /// Reads the ranges; nil where one is not allowed.
  init?(_ node: JSONNode) {
    func range(_ least: JSONNode, _ most: JSONNode) -> ClosedRange<Double>? {
      guard let lower = least.number, lower >= 0 else { return nil }
      let upper = most.number ?? .infinity
      return lower <= upper ? lower...upper : nil
    }
    let ranges = node.array?.compactMap { node -> Ranges? in
      guard let bounds = node.array, bounds.count == 4, let width = range(bounds[0], bounds[1]),
        let height = range(bounds[2], bounds[3])
      else { return nil }
      return Ranges(width: width, height: height)
    }
    guard let ranges, !ranges.isEmpty, ranges.count == node.array?.count else { return nil }
    self.init(ranges)
  }
}
