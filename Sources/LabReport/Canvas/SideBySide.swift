extension Picture {
  /// The lines of two pictures next to each other, `gap` blank cells between them.
  ///
  /// - Complexity: O(lines · columns).
  static func sideBySide(_ first: Picture, _ second: Picture, gap: Int) -> [Markup] {
    Markup.sideBySide([first.lines, second.lines], gap: gap)
  }
}

extension Markup {
  /// Blocks of lines next to each other, `gap` blank cells between them. Each takes as many cells as
  /// its longest line, and `columns` at least.
  ///
  /// - Complexity: O(lines · columns).
  static func sideBySide(_ blocks: [[Markup]], gap: Int, columns: Int = 0) -> [Markup] {
    var starts = [0]
    for block in blocks {
      let width = max(columns, block.map(\.width).max() ?? 0)
      starts.append(starts[starts.count - 1] + width + gap)
    }
    return (0..<(blocks.map(\.count).max() ?? 0)).map { row in
      var line = Markup()
      for (block, start) in zip(blocks, starts) where row < block.count && !block[row].isEmpty {
        line.append(String(repeating: " ", count: max(0, start - line.width)))
        line.append(block[row])
      }
      return line
    }
  }
}
