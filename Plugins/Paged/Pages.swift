import LayoutCore

/// The geometry of pages; the numbers of the steps are those of `Paged.md`.
///
/// It computes on the screen's axes, because a page is filled row by row whichever way it scrolls,
/// and transposes the results to scrolling down.
struct Pages: Sendable {
  private let request: SectionRequest
  /// The cells of a page, on the screen's axes.
  private let columns: Tracks
  private let rows: Tracks
  private let isPaging: Bool
  private let transposed: Transposition

  init(_ settings: Paged, _ request: SectionRequest) throws(LayoutError) {
    try request.spacing.check()
    self.request = request
    isPaging = settings.paging
    transposed = Transposition(scrolling: request.axis)
    // 1. A page is as large as the container, unless its size is set.
    let container = transposed(Size(width: request.crossSize, height: request.length))
    // 2. On each axis the items share what the spacing between them leaves of the page.
    columns = try Tracks(
      settings.columns, "columns", filling: settings.pageWidth ?? container.width,
      of: "the page's width", gap: request.spacing.item)
    rows = try Tracks(
      settings.rows, "rows", filling: settings.pageHeight ?? container.height,
      of: "the page's height", gap: request.spacing.line)
  }

  /// How many items a page holds.
  private var perPage: Int { columns.count * rows.count }
  /// Whether pages follow one another from left to right.
  private var isSideways: Bool { request.axis == .horizontal }
  /// The tracks along the scroll axis.
  private var along: Tracks { isSideways ? columns : rows }
  /// The tracks across the scroll axis.
  private var across: Tracks { isSideways ? rows : columns }

  /// The distance from one page to the next, in points.
  var pitch: Double {
    // 4. Pages follow at once; without paging, one spacing apart.
    isPaging ? along.extent : along.extent + along.gap
  }

  /// The frames of one page, scrolling down; no more than there are items.
  var period: [Rect] {
    (0..<min(perPage, request.count)).map { place in
      // 3. A page is filled row by row on the screen, whichever way it scrolls.
      let (row, column) = place.quotientAndRemainder(dividingBy: columns.count)
      return transposed(
        Rect(
          x: columns.start(of: column), y: rows.start(of: row), width: columns.size,
          height: rows.size))
    }
  }

  /// The columns that a page has on the screen, in scrolling-down coordinates.
  var tracks: ItemTracks { ItemTracks(columns, axis: isSideways ? .vertical : .horizontal) }

  /// The extent of the content, scrolling down.
  ///
  /// With paging, 7 items on pages of 6 are two whole pages, so that a scroll view can stop at the
  /// second. Without, the content ends with the last item.
  var contentSize: Size {
    get throws(LayoutError) {
      let crossSize = max(request.crossSize, across.extent)
      guard request.count > 0 else { return Size(width: crossSize, height: 0) }
      let (page, place) = (request.count - 1).quotientAndRemainder(dividingBy: perPage)
      // 5. The content is whole pages; without paging, it ends with the last item.
      let furthest = isSideways ? min(place, columns.count - 1) : place / columns.count
      let rest = isPaging ? along.extent : along.start(of: furthest) + along.size
      let length = Double(page) * pitch + rest
      guard length <= greatestLength else { throw .tooLong(length: length) }
      return Size(width: crossSize, height: length)
    }
  }

  /// The arithmetic behind a number of item `index`: `number` is scrolling down, the words are
  /// those of the screen.
  func reason(for number: FrameNumber, of index: Int) -> Reason {
    let (page, place) = index.quotientAndRemainder(dividingBy: perPage)
    let (row, column) = place.quotientAndRemainder(dividingBy: columns.count)
    let there = "item \(index) is on page \(page), row \(row), column \(column)"
    let (size, start) = (number == .width || number == .height, transposed.isTransposed)
    // Seen on the screen, width and x belong to the columns; `number` is scrolling down.
    let isAcross = number == .x || number == .width
    let isColumns = isAcross != start
    let tracks = isColumns ? columns : rows
    let name = isColumns ? "column" : "row"
    if size {
      return Reason(
        ["the \(name)s of a page share it equally"],
        tracks.sizeFormula(of: isColumns ? "page width" : "page height"))
    }
    let inPage = tracks.startFormula(of: isColumns ? column : row, name: name)
    guard !isAcross, page > 0 else { return Reason([there], inPage) }
    let pageLength = Formula.number(along.extent, "page size")
    let pagePitch: Formula =
      isPaging ? pageLength : .sum([pageLength, .number(along.gap, "spacing")])
    return Reason(
      [there], .sum([.product(.number(Double(page), "page"), pagePitch), inPage]))
  }
}
