public import LayoutCore

/// Pages of columns × rows equal cells, filled row by row on the screen whichever way it scrolls: a
/// home screen, a shelf, a keyboard of symbols.
///
/// Every frame follows from a formula (`Repeated`): page p begins at p × page length, and within a
/// page the place of an item is division with remainder.
///
/// Items have no sizes of their own here: the page divides its space. For rows one after another
/// without pages use `grid`; for a page per section that scrolls on its own, `compositional` with
/// `orthogonal paging`.
///
/// ```swift
/// let request = SectionRequest(
///   count: 9, crossSize: 320, length: 480, sizes: .uniform(Size(width: 1, height: 1)))
/// try Paged().layout(request).frame(at: 6)  // x 0, y 480, width 100, height 235
/// ```
///
/// - Complexity: preparing O(items of a page); a query O(hits).
public struct Paged: LayoutStrategy {
  /// The number of columns on a page, 1–1,000.
  public var columns = 3
  /// The number of rows on a page, 1–1,000.
  public var rows = 2
  /// Whether the distance of pages is their length, and the content ends with a whole page:
  /// `isPagingEnabled` of a scroll view.
  public var paging = true
  /// The width of a page, in points; nil: the container's.
  public var pageWidth: Double?
  /// The height of a page, in points; nil: the container's.
  public var pageHeight: Double?

  public static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "paged", summary: "pages of columns × rows equal cells, filled row by row",
      parameters: [
        .count("columns", \.columns, Tracks.counts, "number of columns on a page"),
        .count("rows", \.rows, Tracks.counts, "number of rows on a page"),
        .flag(
          "paging", \.paging,
          "use whole pages as the content size, without spacing between them"),
        .points(
          "pagewidth", \.pageWidth, 1...1_000_000, absent: "the container's width",
          "width of a page"),
        .points(
          "pageheight", \.pageHeight, 1...1_000_000, absent: "the container's height",
          "height of a page"),
      ],
      examples: [
        Example(
          "use paged columns=3 rows=2; direction horizontal; width 1024; height 300; items 9; draw",
          "a tablet's shelf: six items on the first page, three on the second"),
        Example(
          "use paged columns=4 rows=1; direction horizontal; width 390; height 120; items 9; draw",
          "the same shelf on a phone, one row of four"),
      ])
  }

  /// Pages of three columns and two rows.
  public init() {}

  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    let pages = try Pages(self, request)
    let content = try pages.contentSize
    return Repeated(
      period: pages.period, pitch: pages.pitch, count: request.count, contentSize: content,
      tracks: pages.tracks
    ) { number, index in
      pages.reason(for: number, of: index)
    }
  }
}
