public import LayoutCore
import LayoutText

/// Items in sentences, by columns or by lines, whichever are fewer.
public struct LaneSentences: Sendable {
  /// The sentences.
  public let lines: [String]

  /// More lanes than this are only counted.
  private static let most = 24
  /// The most names that a sentence lists.
  private static let listed = 12

  /// Sentences on items, by name and frame, in a layout that scrolls along `axis`.
  ///
  /// - Complexity: O(n log n) in the items.
  public init(_ items: [(name: String, frame: Rect)], scrolling axis: Axis) {
    guard !items.isEmpty else {
      lines = []
      return
    }
    let across = Self.lanes(items, sideBySideOn: axis.across)
    let along = Self.lanes(items, sideBySideOn: axis)
    let isAlong = along.count > 1 && 2 * along.count <= across.count
    let lanes = isAlong ? along : across
    guard lanes.count <= Self.most else {
      lines = ["Its items begin at \(NumberText.grouped(lanes.count)) places."]
      return
    }
    let side = isAlong ? axis : axis.across
    let names =
      side == .horizontal ? ("Column", "column") : (isAlong ? ("Line", "line") : ("Row", "row"))
    var lines: [String] = []
    if let summary = Self.summary(lanes, noun: names.1) { lines.append(summary) }
    for (number, lane) in lanes.enumerated() { lines.append(lane.sentence("\(names.0) \(number)")) }
    self.lines = lines
  }

  /// Items that begin at the same place.
  private struct Lane {
    var start: Double
    /// The greatest extent of an item on the axis on which lanes lie side by side.
    var crossSize: Double
    var hasOneCrossSize: Bool
    /// The furthest end on the other axis.
    var end: Double
    var names: [String]

    func sentence(_ title: String) -> String {
      let shown = names.prefix(LaneSentences.listed).joined(separator: ", ")
      let rest = names.count - LaneSentences.listed
      return "\(title) begins at \(NumberText.formatGrouped(start)),"
        + " \(hasOneCrossSize ? "" : "up to ")\(NumberText.formatGrouped(crossSize)) points across; it holds"
        + " \(shown)\(rest > 0 ? " and \(NumberText.grouped(rest)) more" : "")"
        + " and ends at \(NumberText.formatGrouped(end))."
    }
  }

  private static func lanes(
    _ items: [(name: String, frame: Rect)], sideBySideOn axis: Axis
  ) -> [Lane] {
    let transposed = Transposition(scrolling: axis.across)
    var lanes: [Double: Lane] = [:]
    for item in items {
      let frame = transposed(item.frame)
      let start = (frame.x * 1000).rounded() / 1000
      if var lane = lanes[start] {
        lane.hasOneCrossSize = lane.hasOneCrossSize && abs(lane.crossSize - frame.width) < 0.001
        lane.crossSize = max(lane.crossSize, frame.width)
        lane.end = max(lane.end, frame.maxY)
        lane.names.append(item.name)
        lanes[start] = lane
      } else {
        lanes[start] = Lane(
          start: start, crossSize: frame.width, hasOneCrossSize: true, end: frame.maxY,
          names: [item.name])
      }
    }
    return lanes.values.sorted { $0.start < $1.start }
  }

  /// `3 columns of 96 points, gaps 8.`; nil if there is one lane, or if their widths differ.
  private static func summary(_ lanes: [Lane], noun: String) -> String? {
    guard lanes.count > 1, let first = lanes.first,
      lanes.allSatisfy({ $0.hasOneCrossSize && abs($0.crossSize - first.crossSize) < 0.001 })
    else { return nil }
    let gaps = zip(lanes, lanes.dropFirst()).map { $1.start - $0.start - $0.crossSize }
    guard let least = gaps.min(), let most = gaps.max() else { return nil }
    let (low, high) = (NumberText.formatGrouped(least), NumberText.formatGrouped(most))
    return
      "\(NumberText.counted(lanes.count, noun)) of \(NumberText.formatGrouped(first.crossSize))"
      + " points, gaps \(low == high ? low : "\(low) to \(high)")."
  }
}
