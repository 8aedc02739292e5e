internal import LayoutCore
import LayoutText

/// A plot in terminal cells: a mark for each point, with numbers on the axes; in Unicode, dots
/// between the points of a series.
public struct PlotPicture: Sendable {
  /// The name of the axis up, the rows, the numbers below, and what each mark means.
  public let lines: [Markup]

  /// The most and the fewest rows of cells for the points.
  private static let rows = (most: 14, fewest: 5)
  /// How the points of each series are drawn.
  private static let marks = [
    Mark(ink: "*", role: .hit), Mark(ink: "o", role: .query), Mark(ink: "+", role: .header),
    Mark(ink: "x", role: .badge),
  ]

  private struct Mark {
    var ink: Character?
    var role = Role.plain

    /// The mark of series `number`.
    static func ofSeries(_ number: Int) -> Mark {
      PlotPicture.marks[number % PlotPicture.marks.count]
    }
  }

  /// Draws `plot` in lines of at most `columns` cells, and in `limit` lines if that is possible.
  ///
  /// - Complexity: O(cells + points).
  public init(
    _ plot: Plot, columns: Int, _ glyphs: PictureOptions.GlyphSet, lines limit: Int = .max
  ) {
    // The titles, the floor, the numbers, and the names of several series.
    let others = 4 + (plot.series.count > 1 ? plot.series.count : 0)
    let rows = min(Self.rows.most, max(Self.rows.fewest, limit - others))
    var body: [Markup] = [Markup(data: plot.up.title, .title)]
    let up = plot.ticks(on: .vertical, atMost: 5)
    let gutter = (up.map(\.text.count).max() ?? 1) + 1
    let columns = max(8, min(columns, 100) - gutter - 2)
    var cells = Self.cells(of: plot, columns: columns, rows: rows, hasLines: glyphs == .unicode)
    let (corner, side, floor) =
      glyphs == .unicode ? ("└", "│", "─") : ("+", "|", "-")
    for row in 0..<rows {
      let tick = up.first { rows - 1 - Int(($0.share * Double(rows - 1)).rounded()) == row }
      let number = (tick?.text ?? "").padded(to: gutter, isRight: true)
      var line = Markup(number, .ruler)
      line.append(" \(side)", .dim)
      while cells[row].last?.ink == nil, !cells[row].isEmpty { cells[row].removeLast() }
      for cell in cells[row] { line.append(String(cell.ink ?? " "), cell.role) }
      body.append(line)
    }
    let blanks = String(repeating: " ", count: gutter + 1)
    body.append(Markup(blanks + corner + String(repeating: floor, count: columns), .dim))
    body.append(Markup(Self.numbers(of: plot, gutter: gutter + 2, columns: columns), .ruler))
    let title = plot.across.title.padded(to: gutter + 2 + columns, isRight: true)
    body.append(Markup(data: title, .title))
    if plot.series.count > 1 {
      for (number, series) in plot.series.enumerated() {
        let mark = Mark.ofSeries(number)
        body.append(
          Markup("\(blanks) \(mark.ink ?? " ") ", mark.role).adding(data: series.name))
      }
    }
    lines = body
  }

  /// The marks of all points, in rows from the top; of two in one cell, that of the first series.
  private static func cells(
    of plot: Plot, columns: Int, rows: Int, hasLines: Bool
  ) -> [[Mark]] {
    var cells = Array(repeating: Array(repeating: Mark(), count: columns), count: rows)
    let series = plot.shares
    if hasLines { addLines(through: series, to: &cells) }
    for (number, shares) in series.enumerated().reversed() {
      for share in shares {
        let column = Int((share.x * Double(columns - 1)).rounded())
        let row = rows - 1 - Int((share.y * Double(rows - 1)).rounded())
        guard cells.indices.contains(row), cells[row].indices.contains(column) else { continue }
        cells[row][column] = .ofSeries(number)
      }
    }
    return cells
  }

  /// Adds the lines through the points, which go through the middles of their cells.
  private static func addLines(through series: [[Plot.Point]], to cells: inout [[Mark]]) {
    let (columns, rows) = (cells[0].count, cells.count)
    var dots = Dots(columns: columns, rows: rows)
    for (number, shares) in series.enumerated().reversed() {
      let places = shares.map { share in
        Plot.Point(
          x: 2 * share.x * Double(columns - 1) + 0.5, y: 4 * (1 - share.y) * Double(rows - 1) + 1.5)
      }
      for (start, end) in zip(places, places.dropFirst()) {
        let (width, height) = (end.x - start.x, end.y - start.y)
        let steps = max(1, abs(width), abs(height)).rounded(.up)
        for share in stride(from: 0, through: 1, by: 1 / steps) {
          dots.put(
            Int32(number), at: Int((start.x + share * width).rounded()),
            Int((start.y + share * height).rounded()))
        }
      }
    }
    for row in 0..<rows {
      for column in 0..<columns {
        guard let (ink, owner) = dots.cell(column, row) else { continue }
        cells[row][column] = Mark(
          ink: Unicode.Scalar(ink).map(Character.init), role: Mark.ofSeries(Int(owner)).role)
      }
    }
  }

  /// The numbers below the axis across, each in the middle of its place.
  private static func numbers(of plot: Plot, gutter: Int, columns: Int) -> String {
    var text = ""
    for tick in plot.ticks(on: .horizontal, atMost: max(2, columns / 12)) {
      let place = gutter + Int((tick.share * Double(columns - 1)).rounded())
      let end = gutter + columns
      let start = max(0, min(place - tick.text.count / 2, end - tick.text.count))
      guard text.isEmpty || start > text.count else { continue }
      text += String(repeating: " ", count: start - text.count) + tick.text
    }
    return text
  }
}
