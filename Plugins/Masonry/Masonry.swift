public import LayoutCore

/// Columns without gaps: each item goes to the shortest column, the first of equal ones. CSS Grid
/// Level 3 calls it `masonry`, many libraries waterfall.
///
/// Use it for photos and cards of different heights. If rows must align, use `grid`; if the column
/// of an item must not depend on others, `mosaic`. A change of one height can move all later items
/// to other columns.
///
/// The tops of the items never fall, because an item begins where the shortest column ends and that
/// end never falls. So a query places a few hundred items again from the last saved state
/// (`CheckpointedLayout`), and no frame is stored.
///
/// ```swift
/// let request = SectionRequest(
///   count: 9, crossSize: 310, length: 480,
///   sizes: .pattern([90, 60, 120].map { Size(width: 1, height: $0) }))
/// try Masonry().layout(request).frame(at: 2)  // x 160, y 70, width 150, height 120
/// ```
///
/// Items 0 and 1 begin both columns, 90 and 60 points tall. Column 1 ends first, so item 2 goes
/// there, 10 points below item 1.
///
/// - Complexity: preparing O(items · log columns), O(items/32) memory; a query O(log items + 32 +
///   hits).
public struct Masonry: LayoutStrategy {
  /// The number of columns, 1–1,000.
  public var columns = 2
  /// The minimum width of a column, in points, for as many as fit; nil: `columns` is the number of
  /// columns.
  public var columnWidth: Double?
  /// The distance of an item from the four sides of its slot, in points. Two neighbours are twice
  /// that apart, in addition to the spacing.
  public var padding = 0.0

  public static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "masonry", aliases: ["waterfall"],
      summary: "columns without gaps; each item goes to the shortest column",
      parameters: Parameter.columns(\.columns, atLeast: \.columnWidth) + [
        .points("padding", \.padding, 0...10_000, "distance of an item from the sides of its slot")
      ],
      examples: [
        Example(
          "use masonry columns=3; width 320; spacing 8; sizes 90 60 120; items 9; draw",
          "item 3 goes below item 1, in the shortest of three columns"),
        Example(
          "use masonry padding=6; spacing 0; sizes random 100..300; items 20; draw",
          "a photo board with padding around cells instead of spacing"),
      ])
  }

  /// Masonry with two columns and no padding.
  public init() {}

  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    let columns = try PaddedColumns(
      columns, leastWidth: columnWidth, padding: padding, in: request)
    return request.sizes.open(
      MasonryVisitor(
        count: request.count, columns: columns, sizes: request.sizes,
        greatest: request.sizes.greatestExactLength(crossSize: columns.width)))
  }
}

/// Makes the layout for one kind of sizes, with the order of columns that is fastest for them.
private struct MasonryVisitor: SizeVisitor {
  let count: Int
  let columns: PaddedColumns
  let sizes: ItemSizes
  /// A height that no item exceeds; nil where sums of heights may round.
  let greatest: Double?

  func visit(_ sizes: some SizeFunction) -> any SolvedLayout {
    switch (columns.tracks.count <= SortedColumns.most, isOnRaster) {
    case (true, true): layout(sizes, SortedColumns.self)
    case (true, false): layout(sizes, FewColumns.self)
    case (false, true): layout(sizes, ManyColumns<RasterKeys>.self)
    // A tournament of exact keys takes so long that a call for the size of an item adds little.
    case (false, false): layout(AnySizes(self.sizes), ManyColumns<ExactKeys>.self)
    }
  }

  private func layout<Order: ColumnOrder>(
    _ sizes: some SizeFunction, _ order: Order.Type
  ) -> any SolvedLayout {
    CheckpointedLayout(MasonryPlacer<_, Order>(count: count, columns: columns, sizes: sizes))
  }

  /// Whether a key of `RasterKeys` can be computed for each item.
  private var isOnRaster: Bool {
    guard let greatest, columns.pitch(ofLength: 0).hasExactSums else { return false }
    return RasterKeys.canHold(
      count, in: columns.tracks.count, greatest: columns.pitch(ofLength: greatest))
  }
}
