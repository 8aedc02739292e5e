public import LayoutCore

/// Items that span cells of a matrix: CSS `display: grid` with automatic placement, "bento" boards.
///
/// An item takes the first free place that is large enough, in reading order. With `dense` it may
/// fill a gap before earlier items; without it the order on the screen is the order of the items.
/// For equal cells use `grid`; for columns that items of any height fill, `masonry`.
///
/// ```swift
/// var quilt = Quilt()
/// quilt.spans = .cells
/// let request = SectionRequest(
///   count: 9, crossSize: 320, length: 480,
///   sizes: .pattern([Size(width: 2, height: 2), Size(width: 1, height: 1)]))
/// try quilt.layout(request).frame(at: 1)  // x 220, y 0, width 100, height 100
/// ```
///
/// Three columns of 100 points: item 0 takes two of them and two rows, item 1 the cell beside it.
///
/// - Complexity: preparing O(items), and O(items · 64) where a dense quilt leaves gaps that nothing
///   fills; O(items/32) memory; a query O(log items + 32 + hits).
public struct Quilt: LayoutStrategy {
  /// The number of columns, 1–64.
  public var columns = 3
  /// The minimum width of a column, in points, for as many as fit; nil: `columns` is the number of
  /// columns.
  public var columnWidth: Double?
  /// The height of a row, in points; nil: cells are square.
  public var rowHeight: Double?
  /// What the size of an item counts.
  public var spans = Spans.points
  /// Whether an item may fill a gap before earlier items. CSS: `grid-auto-flow: dense`.
  public var dense = false

  public static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "quilt", aliases: ["bento"],
      summary: "items that span cells of a matrix, in order or dense",
      parameters: [
        .count("columns", \.columns, 1...QuiltCells.most, "number of columns"),
        .points(
          "columnwidth", \.columnWidth, 1...1_000_000,
          absent: "use the number of columns in columns",
          "minimum column width; as many columns as fit"),
        .points(
          "rowheight", \.rowHeight, 1...10_000, absent: "cells are square", "height of a row"),
        .choice(
          "spans", \.spans, "what the size of an item counts",
          ["points: it takes the cells that hold it", "cells: 2x1 is two columns, one row"]),
        .flag("dense", \.dense, "fill gaps before earlier items"),
      ],
      examples: [
        Example(
          "use quilt spans=cells; sizes 2x2 1x1 1x1 1x2 2x1; items 10; draw",
          "squares of four cells among smaller items"),
        Example(
          "use quilt columns=4 spans=cells dense=on; sizes 3x1 2x2 1x1; items 12; draw",
          "later items fill the gaps beside wide ones"),
      ])
  }

  /// A quilt with three columns of square cells.
  public init() {}

  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    CheckpointedLayout(
      QuiltPlacer(
        cells: try QuiltCells(quilt: self, request: request), sizes: AnySizes(request.sizes),
        count: request.count))
  }
}

extension Quilt {
  /// What the size of an item counts.
  public enum Spans: String, Sendable, CaseIterable {
    /// Points: the item takes as many cells as hold it.
    case points
    /// Cells.
    case cells
  }
}
