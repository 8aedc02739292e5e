import LayoutCore

/// Columns of text that line up: numbers at the right, words at the left.
package struct TextTable {
  package struct Column {
    /// The heading.
    package var title: String
    /// Whether its cells are right-aligned.
    package var isNumber: Bool

    package init(_ title: String, isNumber: Bool = true) {
      self.title = title
      self.isNumber = isNumber
    }
  }

  /// The columns, from left to right.
  package let columns: [Column]
  private var rows: [[Markup]] = []

  /// The blank cells between two columns.
  private static let gap = 2

  package init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row; cells that are missing stay blank.
  package mutating func add(_ cells: [Markup]) { rows.append(cells) }

  /// The title row and the rows.
  package var lines: [Markup] {
    let titles = columns.map { Markup($0.title, .dim) }
    let all = [titles] + rows
    let widths = columns.indices.map { place in
      all.map { place < $0.count ? $0[place].width : 0 }.max() ?? 0
    }
    return all.map { row in
      var line = Markup()
      var start = 0
      for (place, cell) in row.enumerated().prefix(columns.count) {
        let shift = columns[place].isNumber ? widths[place] - cell.width : 0
        if !cell.isEmpty {
          line.append(String(repeating: " ", count: max(0, start + shift - line.width)))
          line.append(cell)
        }
        start += widths[place] + Self.gap
      }
      return line
    }
  }
}
