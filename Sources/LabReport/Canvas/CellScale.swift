public import LayoutCore

/// The size of a terminal cell in points, and the point where the picture begins.
///
/// There is one snapping rule: a rectangle owns the cells [round(x/s), round((x+w)/s)), and at least
/// one. A query's edge may be at the border on its other side: see `Sketch.queryBox(_:)`. Touching frames therefore touch in the
/// picture, and frames that do not touch never overlap in it unless one is smaller than a cell.
public struct CellScale: Sendable, Hashable {
  /// The content point at the picture's top left corner.
  public let origin: Point
  /// The width of a cell, in points.
  public let pointsPerColumn: Double
  /// The height of a cell, in points.
  public let pointsPerRow: Double

  /// The scale with `points` points a column, for cells `aspect` times as wide as high.
  public init(origin: Point, points: Double, aspect: Double = 0.5) {
    self.origin = origin
    pointsPerColumn = points
    pointsPerRow = points / aspect
  }

  /// The cell border nearest to `x`; borders count from 0 at the origin.
  func column(_ x: Double) -> Int { Self.border((x - origin.x) / pointsPerColumn) }

  /// The cell border nearest to `y`.
  func row(_ y: Double) -> Int { Self.border((y - origin.y) / pointsPerRow) }

  /// The cells `rect` owns, at least one each way.
  func cells(of rect: Rect) -> CellRect {
    let left = column(rect.x)
    let top = row(rect.y)
    return CellRect(
      left: left, top: top, right: max(left + 1, column(rect.maxX)),
      bottom: max(top + 1, row(rect.maxY)))
  }

  /// How far a value may be from a cell border and count as on it, in cells: the error of a few
  /// additions and one division.
  static let tolerance = 1e-6

  /// Borders beyond this are far outside of any picture.
  private static let farAway = 1e9

  private static func border(_ cells: Double) -> Int {
    guard cells > -farAway else { return Int(-farAway) }
    guard cells < farAway else { return Int(farAway) }
    // Rounded down without a call: many borders are computed.
    let nearest = cells + 0.5 + tolerance
    let whole = Int(nearest)
    return Double(whole) > nearest ? whole - 1 : whole
  }

  /// Whether `x` is on a cell border.
  func isOnColumnBorder(_ x: Double) -> Bool { Self.isWhole((x - origin.x) / pointsPerColumn) }

  /// Whether `y` is on a cell border.
  func isOnRowBorder(_ y: Double) -> Bool { Self.isWhole((y - origin.y) / pointsPerRow) }

  private static func isWhole(_ cells: Double) -> Bool {
    let size = abs(cells)
    // The tolerance of more cells is larger than any distance to a border.
    guard size < 1 / tolerance else { return cells.isFinite }
    return abs(size - Double(Int(size + 0.5))) <= tolerance * max(1, size)
  }
}
