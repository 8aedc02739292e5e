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

  /// The cells `rect` owns, at least one each way.
  func cells(of rect: Rect) -> CellRect { places(of: rect).cells }

  /// Where the edges of `rect` are, in cells from the origin.
  func places(of rect: Rect) -> CellPlaces {
    CellPlaces(
      left: (rect.x - origin.x) / pointsPerColumn, top: (rect.y - origin.y) / pointsPerRow,
      right: (rect.maxX - origin.x) / pointsPerColumn,
      bottom: (rect.maxY - origin.y) / pointsPerRow)
  }

  /// The cells of an element. Where widths or heights are kept, an element has the whole cells of
  /// its size, from the border nearest to its start on: elements of one size then have one size in
  /// cells, and those that do not share area still share no cell.
  func cells(ofElement frame: Rect) -> CellRect { cells(ofElement: frame, at: places(of: frame)) }

  /// The cells of an element whose edges are at `places`.
  func cells(ofElement frame: Rect, at places: CellPlaces) -> CellRect {
    var cells = places.cells
    if keepsWidths { cells.right = cells.left + Self.whole(frame.width / pointsPerColumn) }
    if keepsHeights { cells.bottom = cells.top + Self.whole(frame.height / pointsPerRow) }
    return cells
  }

  private static func whole(_ cells: Double) -> Int { max(1, border(cells - 0.5)) }

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

/// Where the edges of a rectangle are, in cells from the origin of a picture.
struct CellPlaces {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double

  /// The cells between the nearest borders, at least one each way.
  var cells: CellRect {
    let (left, top) = (CellScale.border(left), CellScale.border(top))
    return CellRect(
      left: left, top: top, right: max(left + 1, CellScale.border(right)),
      bottom: max(top + 1, CellScale.border(bottom)))
  }

  /// Whether all edges are on cell borders.
  var areOnBorders: Bool {
    CellScale.isWhole(left) && CellScale.isWhole(right) && CellScale.isWhole(top)
      && CellScale.isWhole(bottom)
  }

  /// Whether the edges are those of `box`, but for the rounding of a division.
  func are(_ box: CellRect) -> Bool {
    abs(left - Double(box.left)) <= 1e-9 && abs(top - Double(box.top)) <= 1e-9
      && abs(right - Double(box.right)) <= 1e-9 && abs(bottom - Double(box.bottom)) <= 1e-9
  }
}
