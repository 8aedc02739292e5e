public import LayoutCore

/// Equal cells in rows; a row is as tall as its tallest item. CSS: `display: grid` with
/// `repeat(columns, 1fr)`.
///
/// Use it for icons, calendars and pickers. For columns without gaps below short items use
/// `masonry`; for items that keep their own width, `flow`.
///
/// Where all items have the same height all rows are the same, and the frames follow from a formula
/// (`Repeated`): nothing is computed ahead and nothing is stored. Otherwise rows are placed one
/// after another (`CheckpointedLayout`).
///
/// ```swift
/// let request = SectionRequest(
///   count: 9, crossSize: 320, length: 480, sizes: .uniform(Size(width: 1, height: 50)))
/// try Grid().layout(request).frame(at: 4)  // x 110, y 60, width 100, height 50
///
/// var adaptive = Grid()
/// adaptive.columnWidth = 140
/// try adaptive.layout(request).frame(at: 4)  // x 0, y 120, width 155, height 50: two columns
/// ```
///
/// - Complexity: with equal heights, everything O(1) and a query O(hits); otherwise preparing
///   O(items), and a query O(log items + 32 + hits).
public struct Grid: LayoutStrategy {
  /// The number of cells of a row, 1–1,000.
  public var columns = 3
  /// The minimum width of a cell, in points, for as many as fit; nil: `columns` is the number of
  /// cells. CSS: `repeat(auto-fill, minmax(columnWidth, 1fr))`.
  public var columnWidth: Double?

  public static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "grid", summary: "equal cells in rows; a row is as tall as its tallest item",
      parameters: Parameter.columns(\.columns, atLeast: \.columnWidth),
      examples: [
        Example("use grid columns=3; sizes 100; items 9; draw", "three rows of three squares"),
        Example(
          "use grid columns=2; sizes 40 90 60; items 6; draw",
          "rows of different heights; the cells of a row are equal"),
      ])
  }

  /// A grid with three columns.
  public init() {}

  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    let tracks = try Tracks.columns(columns, atLeast: columnWidth, in: request)
    if let length = request.sizes.uniformLength(crossSize: tracks.size) {
      return try equalRows(request, tracks, length: length)
    }
    return CheckpointedLayout(
      GridPlacer(
        count: request.count, rules: GridRules(tracks: tracks, spacing: request.spacing.line),
        sizes: AnySizes(request.sizes)))
  }

  /// Rows that are all `length` points long, by formula: row r begins at r × (`length` + spacing).
  ///
  /// - Throws: `tooLong` for content beyond 2^43 points.
  private func equalRows(
    _ request: SectionRequest, _ tracks: Tracks, length: Double
  ) throws(LayoutError) -> any SolvedLayout {
    let rules = GridRules(tracks: tracks, spacing: request.spacing.line)
    let pitch = length + request.spacing.line
    let rows = (max(0, request.count) + tracks.count - 1) / tracks.count
    let height = rows == 0 ? 0 : Double(rows) * pitch - request.spacing.line
    guard height <= greatestLength else { throw .tooLong(length: height) }
    return Repeated(
      period: (0..<tracks.count).map { rules.frame(column: $0, top: 0, length: length) },
      pitch: pitch, count: request.count,
      contentSize: Size(width: request.crossSize, height: height), tracks: ItemTracks(tracks)
    ) { number, index in
      let (row, column) = index.quotientAndRemainder(dividingBy: tracks.count)
      if number == .y, row > 0 {
        return Reason(
          ["item \(index) is in row \(row), and all rows have the same height"],
          .product(
            .number(Double(row), "row"),
            .sum([.number(length, "row size"), .number(request.spacing.line, "spacing")])))
      }
      return rules.reason(for: number, row: row, column: column, below: 0, length: length)
    }
  }
}
