import LayoutCore

/// Items that span cells of a matrix, as source.
extension Arrangement {
  static func quilt(_ section: Section) -> Arrangement {
    let strategy = section.strategy
    return Arrangement(
      name: "Quilt", summary: "Items that span cells of a matrix, in the first free place.",
      properties: columnProperties(section) + [
        Property(
          documentation: "The height of a row, in points; nil for square cells.",
          name: "rowHeight", type: "CGFloat?",
          value: strategy.points("rowheight").map(SwiftText.number) ?? "nil"),
        lineSpacing(section, "The distance between two rows, in points."),
        itemSpacing(section, "The distance between two columns, in points."),
        Property(
          documentation: "Whether the size of an item counts columns and rows instead of points.",
          name: "countsCells", value: "\(strategy.word("spans") == "cells")"),
        Property(
          documentation: "Whether an item may fill a gap before earlier items.",
          name: "fillsGaps", value: "\(strategy.value(of: "dense") == .flag(true))"),
      ],
      steps: "Places each item in the first free cells that hold it, in reading order.",
      body: """
        \(columns(section, most: 64))
        let cell = CGSize(width: columnWidth, height: rowHeight ?? columnWidth)
        var cells = Cells(columns: columns, fillsGaps: fillsGaps)
        let frames = (0..<count).map { item -> CGRect in
          let size = sizeOfItem(item, width)
          let columnSpan = span(
            of: size.width, over: cell.width, spacing: itemSpacing, most: columns)
          let rowSpan = span(of: size.height, over: cell.height, spacing: lineSpacing, most: 64)
          let place = cells.take(columnSpan, by: rowSpan)
          return CGRect(
            x: CGFloat(place.column) * (cell.width + itemSpacing),
            y: CGFloat(place.row) * (cell.height + lineSpacing),
            width: CGFloat(columnSpan) * (cell.width + itemSpacing) - itemSpacing,
            height: CGFloat(rowSpan) * (cell.height + lineSpacing) - lineSpacing)
        }
        let end = CGFloat(cells.rows.count) * (cell.height + lineSpacing) - lineSpacing
        return (frames, max(0, end))
        """,
      members: quiltMembers)
  }

  private static let quiltMembers = """
    /// How many cells an item of `extent` points spans along one axis, at least one.
    private func span(
      of extent: CGFloat, over cell: CGFloat, spacing: CGFloat, most: Int
    ) -> Int {
      // Thirds of a width add up to a little more than the width, and span no further cell.
      let number =
        countsCells ? extent : ((extent + spacing - 0.001) / (cell + spacing)).rounded(.up)
      return number > 1 ? Int(min(number, CGFloat(most))) : 1
    }

    /// The cells that items take. A row is a number, and column 0 its lowest bit.
    private struct Cells {
      let columns: Int
      let fillsGaps: Bool
      private(set) var rows: [UInt64] = []
      /// The first cell in which the next item may begin.
      private var start = (row: 0, column: 0)

      init(columns: Int, fillsGaps: Bool) {
        self.columns = columns
        self.fillsGaps = fillsGaps
      }

      /// Takes the first free `width` × `height` cells, in reading order; returns the first of them.
      mutating func take(_ width: Int, by height: Int) -> (row: Int, column: Int) {
        let bits = UInt64.max >> UInt64(64 - width)
        let place = firstPlace(for: bits, width: width, height: height)
        let end = place.row + height
        if rows.count < end { rows += [UInt64](repeating: 0, count: end - rows.count) }
        for row in place.row..<end { rows[row] |= bits << UInt64(place.column) }
        start = fillsGaps ? (firstGap, 0) : (place.row, place.column + width)
        return place
      }

      private func firstPlace(
        for bits: UInt64, width: Int, height: Int
      ) -> (row: Int, column: Int) {
        var (row, column) = start
        while true {
          let taken = rows.dropFirst(row).prefix(height).reduce(0, |)
          while column + width <= columns {
            if taken & bits << UInt64(column) == 0 { return (row, column) }
            column += 1
          }
          (row, column) = (row + 1, 0)
        }
      }

      /// The first row that has a free cell, of the last 64: not every gap can be filled.
      private var firstGap: Int {
        let first = max(start.row, rows.count - 64)
        let full = UInt64.max >> UInt64(64 - columns)
        return rows[first...].firstIndex { $0 != full } ?? rows.count
      }
    }
    """
}
