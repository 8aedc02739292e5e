public import LayoutCore

/// One column: each item as wide as the container, one after another.
///
/// Use it for tables and settings. For messages that grow or arrive while you look use `chat`; for
/// narrow items, which leave half of the container empty, `grid` or `flow`. It is the smallest
/// strategy; copy it to start your own. With a negative line spacing, items overlap as cards do.
///
/// ```swift
/// let request = SectionRequest(
///   count: 3, crossSize: 320, length: 480, sizes: .uniform(Size(width: 100, height: 44)))
/// try List().layout(request).frame(at: 2)  // x 0, y 108, width 320, height 44
///
/// var cards = List()
/// cards.align = .center
/// try cards.layout(request).frame(at: 2)  // x 110, y 108, width 100, height 44
/// ```
///
/// Two rows of 44 points and two line spacings of 10 are above the third.
///
/// - Complexity: where all rows are equal, everything O(1) and a query O(hits), by formula
///   (`Repeated`); otherwise preparing O(items), O(items/32) memory, and a query O(log items + 32 +
///   hits). Where sums of heights are exact (`Column`), a change O(log items).
public struct List: LayoutStrategy {
  /// The alignment of an item across the scroll axis. `stretch` gives all items the container's
  /// width, and its height follows for text and proportions; the others keep the item's own width.
  public var align = Alignment.stretch
  /// UIKit's list configuration; with `none`, spacing and insets are the lab's.
  public var appearance = Appearance.none
  /// What the header of a section is, with an `appearance`.
  public var headerMode = HeaderMode.supplementary
  /// Whether rows but the last end with a line, with an `appearance`. UIKit draws the lines inside
  /// the cells, so they have no layout attributes there.
  public var separators = false

  public static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "list", summary: "one column; items are as wide as the container",
      parameters: [
        .choice(
          "align", \.align, "alignment of an item across the scroll axis",
          [
            "as wide as the container", "leading-aligned, at its own width",
            "centred, at its own width", "trailing-aligned, at its own width",
          ]),
        .choice(
          "appearance", \.appearance, "UIKit's list configuration",
          [
            "spacing and insets of the lab", "rows from edge to edge, headers are pinned",
            "rows from edge to edge, space around sections",
            "rows between margins, space around sections",
          ]),
        .choice(
          "headermode", \.headerMode, "what the header of a section is",
          ["the view that header sets", "the first item, without a separator"]),
        .flag("separators", \.separators, "a line between two rows, with an appearance"),
      ],
      examples: [
        Example("use list; items 6; sizes 44 60; draw", "rows of two heights, 10 points apart"),
        Example(
          "use list align=center; direction horizontal; height 120; items 4; sizes 60x40 90x80; draw",
          "one row of cards that keep their heights"),
        Example(
          "use list; spacing -60; items 5; sizes 90; draw", "cards of which 30 points are seen"),
        Example(
          "use list appearance=insetGrouped; items 2 3; sizes 44; draw", "sections as in Settings"),
      ])
  }

  /// A list of items as wide as the container.
  public init() {}

  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    let measured = request.measuredCount ?? request.count
    let estimate =
      appearance == .none || measured >= request.count
      ? nil
      : Estimate(
        size: Size(width: request.crossSize, height: ListFigures.rowHeight), measured: measured)
    let rows = ListPlacer(
      request: request, list: self, estimate: estimate,
      sizes: AnySizes(request.sizes, estimate: estimate))
    if request.spacing.line < 0 {
      return CheckpointedLayout(CardsPlacer(rows: rows), coversPrevious: true)
    }
    if let equal = rows.repeated { return equal }
    return rows.hasExactSums
      ? request.sizes.open(RowSums(rows: rows)) : CheckpointedLayout(rows)
  }
}

extension List {
  /// The alignment of an item across the scroll axis.
  public enum Alignment: String, Sendable, CaseIterable {
    /// It is as wide as the container.
    case stretch
    /// At the leading edge, with its own width.
    case leading
    /// In the middle, with its own width.
    case center
    /// At the trailing edge, with its own width.
    case trailing
  }
}

/// Adds up rows of one kind of sizes.
private struct RowSums: SizeVisitor {
  let rows: ListPlacer

  func visit(_ sizes: some SizeFunction) -> any SolvedLayout { rows.summed(sizes) }
}
