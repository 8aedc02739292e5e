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
  /// Whether elements of one width have one number of columns, and those of one height one number
  /// of rows: see ``cells(ofElement:)``.
  var keepsWidths = false
  var keepsHeights = false

  /// The scale with `points` points a column, for cells `aspect` times as wide as high.
  public init(origin: Point, points: Double, aspect: Double = 0.5) {
    self.init(origin: origin, pointsPerColumn: points, pointsPerRow: points / aspect)
  }

  init(origin: Point, pointsPerColumn: Double, pointsPerRow: Double) {
    (self.origin, self.pointsPerColumn) = (origin, pointsPerColumn)
    self.pointsPerRow = pointsPerRow
  }

  /// Whether a picture can be drawn at it.
  var isUsable: Bool { [pointsPerColumn, pointsPerRow].allSatisfy { $0.isFinite && $0 > 0 } }

  /// One scale for pictures of all `scenes`; nil where there are none, or the pictures are text.
  public static func shared(by scenes: [Scene], _ options: PictureOptions) -> CellScale? {
    guard !options.isText else { return nil }
    let composers = scenes.map { PictureComposer(scene: $0, options: options) }
    let scales = composers.map { $0.scales(of: $0.scene.view).drawn }
    // A zoom that was typed is not changed.
    switch options.zoom {
    case .fit, .times(1): return ScaleChoice.shared(by: composers.map(\.choice), with: scales)
    case .times: return coarsest(of: scales)
    }
  }

  /// The scale that needs the most points to a cell on either axis: all pictures fit at it.
  static func coarsest(of scales: [CellScale]) -> CellScale? {
    guard let first = scales.first else { return nil }
    return scales.dropFirst().reduce(first) {
      CellScale(
        origin: first.origin, pointsPerColumn: max($0.pointsPerColumn, $1.pointsPerColumn),
        pointsPerRow: max($0.pointsPerRow, $1.pointsPerRow))
    }
  }

  /// The scale of the same cells whose picture begins `columns` and `rows` further.
  func moved(columns: Int, rows: Int) -> CellScale {
    moved(
      to: Point(
        x: origin.x + Double(columns) * pointsPerColumn, y: origin.y + Double(rows) * pointsPerRow))
  }

  /// The scale of the same cells for a picture that begins at `origin`.
  func moved(to origin: Point) -> CellScale { zoomed(1, origin) }

  /// The scale at which a cell is `times` times finer.
  func zoomed(_ times: Double) -> CellScale { zoomed(times, origin) }

  private func zoomed(_ times: Double, _ origin: Point) -> CellScale {
    var scale = CellScale(
      origin: origin, pointsPerColumn: pointsPerColumn / times, pointsPerRow: pointsPerRow / times)
    (scale.keepsWidths, scale.keepsHeights) = (keepsWidths, keepsHeights)
    return scale
  }

  /// The cell border nearest to `x`; borders count from 0 at the origin.
  func column(_ x: Double) -> Int { Self.border((x - origin.x) / pointsPerColumn) }

  /// The cell border nearest to `y`.
  func row(_ y: Double) -> Int { Self.border((y - origin.y) / pointsPerRow) }

  /// The scale of the columns, and of the rows.
  var horizontal: AxisScale {
    AxisScale(origin: origin.x, points: pointsPerColumn, keepsLengths: keepsWidths)
  }
  var vertical: AxisScale {
    AxisScale(origin: origin.y, points: pointsPerRow, keepsLengths: keepsHeights)
  }

  /// The cells `rect` owns, at least one each way.
  func cells(of rect: Rect) -> CellRect {
    let (left, right) = horizontal.cells(from: rect.x, to: rect.maxX)
    let (top, bottom) = vertical.cells(from: rect.y, to: rect.maxY)
    return CellRect(left: left, top: top, right: right, bottom: bottom)
  }

  /// The cells of an element. Where widths or heights are kept, an element has the whole cells of
  /// its size, from the border nearest to its start on: elements of one size then have one size in
  /// cells, and those that do not share area still share no cell.
  func cells(ofElement frame: Rect) -> CellRect {
    let (left, right) = horizontal.cells(ofElementFrom: frame.x, frame.width)
    let (top, bottom) = vertical.cells(ofElementFrom: frame.y, frame.height)
    return CellRect(left: left, top: top, right: right, bottom: bottom)
  }

  /// How far a value may be from a cell border and count as on it, in cells: the error of a few
  /// additions and one division.
  static let tolerance = 1e-6

  /// Borders beyond this are far outside of any picture.
  private static let farAway = 1e9

  /// The border nearest to a place that is `cells` cells from the origin.
  static func border(_ cells: Double) -> Int {
    guard cells > -farAway else { return Int(-farAway) }
    guard cells < farAway else { return Int(farAway) }
    // Rounded down without a call: many borders are computed.
    let nearest = cells + 0.5 + tolerance
    let whole = Int(nearest)
    return Double(whole) > nearest ? whole - 1 : whole
  }

  static func isWhole(_ cells: Double) -> Bool {
    let size = abs(cells)
    // The tolerance of more cells is larger than any distance to a border.
    guard size < 1 / tolerance else { return cells.isFinite }
    return abs(size - Double(Int(size + 0.5))) <= tolerance * max(1, size)
  }
}

/// The scale of a picture along one axis.
struct AxisScale {
  /// The content point at the first cell's border.
  let origin: Double
  /// The points to a cell.
  let points: Double
  /// Whether elements of one length have one number of cells.
  let keepsLengths: Bool

  /// How many cells `position` is from the origin.
  func place(of position: Double) -> Double { (position - origin) / points }

  /// The cells between the borders nearest to the two ends, at least one.
  func cells(from start: Double, to end: Double) -> (low: Int, high: Int) {
    let low = CellScale.border(place(of: start))
    return (low, max(low + 1, CellScale.border(place(of: end))))
  }

  /// The cells of an element that is `length` points long.
  func cells(ofElementFrom start: Double, _ length: Double) -> (low: Int, high: Int) {
    guard keepsLengths else { return cells(from: start, to: start + length) }
    let low = CellScale.border(place(of: start))
    return (low, low + max(1, CellScale.border(length / points - 0.5)))
  }
}
