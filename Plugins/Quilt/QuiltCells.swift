import LayoutCore

/// The cells of a quilt in points, and how many of them an item spans.
struct QuiltCells: Sendable {
  let columns: Tracks
  /// The height of a row, and the distance between two, in points.
  let rowHeight, rowGap: Double
  let spans: Quilt.Spans
  let isDense: Bool

  /// The most columns and rows that an item spans, and the most rows that a dense quilt looks back:
  /// a row of cells is the bits of one number.
  static var most: Int { 64 }

  /// - Throws: what `Tracks` throws.
  init(quilt: Quilt, request: SectionRequest) throws(LayoutError) {
    try request.spacing.check()
    let gap = request.spacing.item
    let fitting = quilt.columnWidth.map {
      min(Self.most, Tracks.count(ofAtLeast: $0, filling: request.crossSize, gap: gap))
    }
    columns = try Tracks(
      fitting ?? quilt.columns, "columns", filling: request.crossSize, of: "the available space",
      gap: gap)
    rowHeight = quilt.rowHeight ?? columns.size
    rowGap = request.spacing.line
    (spans, isDense) = (quilt.spans, quilt.dense)
  }

  /// How many cells an item of `size` spans: at least one, at most all columns and 64 rows.
  func span(of size: Size) -> (columns: Int, rows: Int) {
    switch spans {
    case .cells:
      (Self.cells(size.width, most: columns.count), Self.cells(size.height, most: Self.most))
    case .points:
      (
        Self.cells(
          ((size.width + columns.gap - Self.slack) / columns.pitch).rounded(.up),
          most: columns.count),
        Self.cells(
          ((size.height + rowGap - Self.slack) / rowPitch).rounded(.up), most: Self.most)
      )
    }
  }

  /// How much larger than its cells an item may be, in points: thirds of a width add up to a little
  /// more than the width.
  private static var slack: Double { 1e-3 }

  private static func cells(_ number: Double, most: Int) -> Int {
    number > 1 ? Int(min(number, Double(most))) : 1
  }

  /// The distance from the start of one row to the start of the next, in points.
  var rowPitch: Double { rowHeight + rowGap }

  /// Where row `number` begins, in points from the top.
  func top(of number: Int) -> Double { Double(number) * rowPitch }

  /// The frame of `patch`, in points.
  func frame(of patch: Patch) -> Rect {
    Rect(
      x: columns.start(of: patch.column), y: top(of: patch.row),
      width: Self.extent(patch.columns, columns.size, columns.gap),
      height: Self.extent(patch.rows, rowHeight, rowGap))
  }

  private static func extent(_ cells: Int, _ size: Double, _ gap: Double) -> Double {
    Double(cells) * size + Double(cells - 1) * gap
  }

  /// The arithmetic of one number of the frame of `patch`.
  func formula(for number: FrameNumber, of patch: Patch) -> Formula {
    switch number {
    case .x: columns.startFormula(of: patch.column, name: "column")
    case .y where patch.row == 0: .number(0, "first row")
    case .y:
      .product(
        .number(Double(patch.row), "row"),
        .sum([.number(rowHeight, "row height"), .number(rowGap, "line spacing")]))
    case .width:
      Self.formula(
        patch.columns, .number(columns.size, "column size"), .number(columns.gap, "item spacing"))
    case .height:
      Self.formula(
        patch.rows, .number(rowHeight, "row height"), .number(rowGap, "line spacing"))
    }
  }

  private static func formula(_ cells: Int, _ size: Formula, _ gap: Formula) -> Formula {
    guard cells > 1 else { return size }
    return .sum([
      .product(.number(Double(cells), ""), size), .product(.number(Double(cells - 1), ""), gap),
    ])
  }
}

/// The cells that an item takes.
struct Patch: Sendable, Hashable {
  var column, row: Int
  var columns, rows: Int
}
