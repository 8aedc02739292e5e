public import LayoutCore

/// Photos in rows that fill the line: a row is scaled to the height at which it does, near a target
/// height. Flickr and Google Photos show albums like this.
///
/// Only the aspect ratio of an item's size counts, so that nothing is cropped. For items that keep
/// their sizes use `flow`; for columns that fill the width, `masonry`. Rules and their sources are in
/// `Justified.md`.
///
/// ```swift
/// let request = SectionRequest(
///   count: 4, crossSize: 320, length: 480, sizes: .uniform(Size(width: 60, height: 60)))
/// try Justified().layout(request).frame(at: 1)  // x 110, y 0, width 100, height 100
/// ```
///
/// Three squares fill 320 points, less two gaps of 10, at a height of 100 points.
///
/// - Complexity: with equal ratios, everything O(1) and a query O(hits), by formula (`Repeated`);
///   otherwise preparing O(items), O(items/32) memory, and a query O(log items + 32 + hits).
public struct Justified: LayoutStrategy {
  /// The height that rows should have, in points.
  public var rowHeight = 120.0
  /// By how much of the line the photos of a row may miss it at the target height, in percent.
  public var tolerance = 25
  /// What becomes of a last row that is not full.
  public var lastRow = LastRow.leading

  public static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "justified", aliases: ["photos"],
      summary: "photos in rows; a row is scaled until it fills the line",
      parameters: [
        .points("rowheight", \.rowHeight, 1...10_000, "height that rows should have"),
        .count(
          "tolerance", \.tolerance, 0...100,
          "how far a row may miss the line at that height, in percent"),
        .choice(
          "lastrow", \.lastRow, "what becomes of a last row that is not full",
          [
            "as tall as the row above it, at the leading edge", "so tall, centred",
            "so tall, at the trailing edge", "at the height of rowheight, at the leading edge",
            "scaled until it fills the line", "not shown",
          ]),
      ],
      examples: [
        Example(
          "use justified; sizes aspect 3:2 2:3 1:1; items 8; draw",
          "rows of different heights; all but the last fill the line"),
        Example(
          "use justified rowheight=80 lastrow=center; sizes aspect 4:3; items 9; draw",
          "low rows; the last is centred"),
      ])
  }

  /// Rows of about 120 points.
  public init() {}

  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    let placer = JustifiedPlacer(
      rules: try JustifiedRules(justified: self, request: request),
      sizes: AnySizes(request.sizes), count: request.count)
    let isUniform =
      request.sizes.commonSize(of: request.count, available: request.crossSize) != nil
    if isUniform, let rows = placer.repeated { return rows }
    return CheckpointedLayout(placer)
  }
}

extension Justified {
  /// What becomes of a last row that is not full.
  public enum LastRow: String, Sendable, CaseIterable {
    /// As tall as the row above it, at the leading edge.
    case leading
    /// As tall as the row above it, centred.
    case center
    /// As tall as the row above it, at the trailing edge.
    case trailing
    /// At the target height, at the leading edge.
    case target
    /// Scaled until it fills the line, as every other row.
    case justified
    /// Its items have no size.
    case hidden
  }
}
