public import LayoutCore

/// Columns filled in turn: item i goes to column i mod columns, however long the columns become.
///
/// The column of an item follows from its index alone, but the columns become unequal. Each column
/// is searched on its own (`Lanes`). For equal columns use `masonry`.
///
/// - Complexity: preparing O(items), O(items/64) memory; a query O(columns · (log items + 64) +
///   hits).
///
/// ```swift
/// let request = SectionRequest(
///   count: 9, crossSize: 310, length: 480,
///   sizes: .pattern([90, 60, 120].map { Size(width: 1, height: $0) }))
/// try Mosaic().layout(request).frame(at: 2)  // x 0, y 100, width 150, height 120
/// ```
public struct Mosaic: LayoutStrategy {
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
      name: "mosaic", summary: "columns filled in turn: item i goes to column i mod columns",
      parameters: Parameter.columns(\.columns, atLeast: \.columnWidth) + [
        .points("padding", \.padding, 0...10_000, "distance of an item from the sides of its slot")
      ],
      examples: [
        Example(
          "use mosaic columns=3; width 320; spacing 8; sizes 90 60 120; items 9; draw",
          "columns filled in turn; the longest ends 180 points below the shortest"),
        Example(
          "use mosaic columns=2; sizes 200 50; items 12; draw",
          "one column grows much longer than the other, because mosaic does not compare them"),
      ])
  }

  /// A mosaic with two columns and no padding.
  public init() {}

  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    let columns = try PaddedColumns(columns, leastWidth: columnWidth, padding: padding, in: request)
    return request.sizes.open(MosaicVisitor(count: request.count, columns: columns))
  }
}

/// Makes the lanes for one kind of sizes.
private struct MosaicVisitor: SizeVisitor {
  let count: Int
  let columns: PaddedColumns

  func visit(_ sizes: some SizeFunction) -> any SolvedLayout {
    Lanes(MosaicRule(count: count, columns: columns, sizes: sizes))
  }
}

/// The rule, step by step; the numbers are those of `Mosaic.md`.
private struct MosaicRule<Sizes: SizeFunction>: LaneRule {
  let count: Int
  let columns: PaddedColumns
  let sizes: Sizes

  var laneCount: Int { columns.tracks.count }
  var tracks: ItemTracks { ItemTracks(columns.tracks) }
  var crossSize: Double { columns.tracks.extent }
  var afterwards: Double { columns.padding }

  func frame(of index: Int, start: Double) -> Rect {
    // 1. The columns take turns.
    let column = index % laneCount
    // 2. The item is as wide as its column; its height is its own.
    let length = sizes.length(of: index, crossSize: columns.width)
    return columns.frame(column: column, top: start, length: length)
  }

  func pitch(of index: Int) -> Double {
    // 3. The next item of the column begins one line spacing below it.
    columns.pitch(ofLength: sizes.length(of: index, crossSize: columns.width))
  }

  func reason(for number: FrameNumber, of index: Int, at frame: Rect, previous: Rect?) -> Reason {
    let column = index % laneCount
    let formula = columns.formula(
      for: number, column: column, below: previous.map(columns.slotEnd), frame: frame)
    let turn = "item \(index) is in column \(column): \(index) mod \(laneCount)"
    switch number {
    case .x: return Reason([turn], formula)
    case .y where previous == nil: return Reason([turn, "it is the first in its column"], formula)
    case .y: return Reason([turn, "it follows item \(index - laneCount)"], formula)
    case .width: return Reason(["an item is as wide as its column"], formula)
    case .height: return Reason(["the item has its own size"], formula)
    }
  }
}
