internal import LayoutCore

/// A rectangle of terminal cells, half-open.
struct CellRect: Sendable, Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  // Borders are at most a thousand million cells away: nothing overflows.
  var width: Int { right &- left }
  var height: Int { bottom &- top }
  var isEmpty: Bool { right <= left || bottom <= top }
  var middleRow: Int { top &+ (height &- 1) / 2 }

  /// The cells both own; empty if there are none.
  func intersection(_ other: CellRect) -> CellRect {
    CellRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The cells that are not on the border.
  var interior: CellRect {
    CellRect(left: left + 1, top: top + 1, right: right - 1, bottom: bottom - 1)
  }

  func contains(column: Int, row: Int) -> Bool {
    column >= left && column < right && row >= top && row < bottom
  }
}

extension Rect {
  /// Whether it can be drawn: all four edges are finite numbers. An end is finite only where its start is.
  var hasFiniteEdges: Bool { maxX.isFinite && maxY.isFinite }
}
