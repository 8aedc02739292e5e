extension Canvas {
  /// Appends the rows as markup to `lines`, blanks at their ends left out, each behind its number in a
  /// ruler of `gutter` columns.
  ///
  /// All rows are written into the same memory, from which each is copied as a string: appending
  /// to arrays and strings would take longer than all the rest. A row that looks like one just above
  /// it is copied from there, and so is one that has other letters at the same places: the edges of
  /// equal boxes repeat, and their names are side by side.
  ///
  /// - Complexity: O(columns · rows).
  func encode(
    into lines: inout [Markup], _ set: PictureOptions.GlyphSet, numbers: [String] = [],
    gutter: Int = 0
  ) {
    let most = gutter + 4 * (columns + 1) + clusters.reduce(0) { $0 + $1.utf8.count }
    var writer = RowWriter(columns: columns, byteCount: most, set, clusters)
    func number(_ row: Int) -> String { row < numbers.count ? numbers[row] : "" }
    let first = lines.count
    lines.reserveCapacity(first + rows)
    // How far above the last row that looked like another that one was.
    var distance = 0
    cells.withUnsafeBufferPointer { cells in
      for row in 0..<rows {
        let whole = self.row(row, of: cells)
        let seen = whole.withoutBlanksAtEnd
        let above = seen.isEmpty ? nil : rowAbove(row, in: cells, distance)
        let likely = row - distance
        if let above { distance = row - above }
        // Often neither has a number.
        if let above, number(row) == number(above) {
          lines.append(lines[first + above])
          continue
        }
        writer.begin(number(row), gutter, isBlank: seen.isEmpty)
        if let above {
          lines.append(writer.copy(lines[first + above], behind: gutter))
        } else if writer.row == likely, !seen.isEmpty,
          let copy = writer.copy(
            lines[first + likely], behind: gutter, with: whole,
            insteadOf: self.row(likely, of: cells))
        {
          lines.append(copy)
          writer.row = row
        } else {
          writer.write(seen)
          lines.append(writer.end())
          if !seen.isEmpty { writer.row = row }
        }
      }
    }
  }

  private func row(
    _ row: Int, of cells: UnsafeBufferPointer<Cell>
  ) -> UnsafeBufferPointer<Cell> {
    UnsafeBufferPointer(rebasing: cells[row * columns..<(row + 1) * columns])
  }

  /// How many rows above a row are compared with it.
  private static let mostRowsAbove = 8

  /// A row a little above `row` that looks like it.
  private func rowAbove(
    _ row: Int, in cells: UnsafeBufferPointer<Cell>, _ distance: Int
  ) -> Int? {
    if distance > 0 {
      let likely = row - distance
      if looksAlike(likely, row, in: cells) { return likely }
    }
    return (max(0, row - Self.mostRowsAbove)..<row).last { looksAlike($0, row, in: cells) }
  }

  /// Whether two rows differ in owners at most. Most that do not differ in their first cell; after it
  /// sixteen cells are compared at once.
  private func looksAlike(
    _ first: Int, _ second: Int, in cells: UnsafeBufferPointer<Cell>
  ) -> Bool {
    guard columns > 0, cells[first &* columns].look == cells[second &* columns].look else {
      return columns == 0
    }
    let bytes = UnsafeRawBufferPointer(cells)
    let (size, step) = (MemoryLayout<Cell>.size, 16 &* MemoryLayout<Cell>.size)
    let end = columns &* size
    let (one, two) = (first &* end, second &* end)
    var place = 0
    while place < end, end >= step {
      // The last sixteen are compared with some of those before them.
      let start = min(place, end &- step)
      let difference =
        bytes.loadUnaligned(fromByteOffset: one &+ start, as: SIMD16<UInt64>.self)
        ^ bytes.loadUnaligned(fromByteOffset: two &+ start, as: SIMD16<UInt64>.self)
      let halves = difference.lowHalf | difference.highHalf
      let quarters = halves.lowHalf | halves.highHalf
      let pair = quarters.lowHalf | quarters.highHalf
      if (pair[0] | pair[1]) & Cell.look != 0 { return false }
      place &+= step
    }
    while place < end {
      let cell = bytes.loadUnaligned(fromByteOffset: one &+ place, as: UInt64.self)
      let other = bytes.loadUnaligned(fromByteOffset: two &+ place, as: UInt64.self)
      if (cell ^ other) & Cell.look != 0 { return false }
      place &+= size
    }
    return true
  }
}

extension UnsafeBufferPointer<Canvas.Cell> {
  fileprivate var withoutBlanksAtEnd: Self {
    var end = count
    while end > 0, self[end - 1].isBlank { end -= 1 }
    return Self(rebasing: self[..<end])
  }
}
