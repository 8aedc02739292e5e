/// Columns of one width, found in the frames of items that scroll down.
package struct EqualColumns: Sendable, Hashable {
  /// How many columns have an item.
  package let used: Int
  /// How many columns of that width and distance fit.
  package let room: Int
  /// The width of a column, in points.
  package let width: Double

  /// Numbers nearer than that are one, in points.
  private static let slack = 0.5

  /// The columns of `frames` in `crossSize` points. Nil unless all frames have one width, at least
  /// two columns are used at one distance, and whole columns fill the space between margins that
  /// are both as wide as the first column's.
  ///
  /// - Complexity: O(frames log frames).
  package init?(_ frames: [Rect], crossSize: Double) {
    guard let first = frames.first, first.width > 1, crossSize.isFinite,
      frames.allSatisfy({ abs($0.width - first.width) <= Self.slack && $0.x.isFinite })
    else { return nil }
    var edges: [Double] = []
    for x in frames.map(\.x).sorted() where edges.last.map({ x - $0 > Self.slack }) ?? true {
      edges.append(x)
    }
    guard edges.count >= 2, let start = edges.first, start >= -Self.slack else { return nil }
    let pitch = edges[1] - start
    let isEven = edges.indices.allSatisfy {
      abs(edges[$0] - start - Double($0) * pitch) <= Self.slack
    }
    guard isEven, pitch >= first.width - Self.slack else { return nil }
    let columns = (crossSize - 2 * start + pitch - first.width) / pitch
    let whole = columns.rounded()
    guard whole >= Double(edges.count), whole <= 10_000,
      abs(columns - whole) * pitch <= Self.slack * max(1, whole)
    else { return nil }
    (used, room, width) = (edges.count, Int(whole), first.width)
  }
}
