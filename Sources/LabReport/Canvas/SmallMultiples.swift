/// How many pictures of equal width are side by side, and how wide each is: as many as fit in a
/// line, in rows of about equal length.
public struct SmallMultiples: Sendable, Hashable {
  /// The pictures of one row.
  public let perRow: Int
  /// The cells of each picture.
  public let columns: Int

  /// The blank cells between two pictures.
  public static let gap = 2

  /// A picture narrower than this shows little.
  private static let narrowest = 18

  public init(count: Int, columns: Int) {
    let columns = max(1, columns)
    let most = max(1, (columns + Self.gap) / (Self.narrowest + Self.gap))
    let rows = max(1, (max(1, count) + most - 1) / most)
    perRow = max(1, (max(1, count) + rows - 1) / rows)
    self.columns = max(1, (columns - Self.gap * (perRow - 1)) / perRow)
  }

  public init(oneBelowTheOther columns: Int) { (perRow, self.columns) = (1, max(1, columns)) }

  /// How many rows `count` pictures take.
  public func rows(of count: Int) -> Int { (count + perRow - 1) / perRow }

  /// The blocks next to each other, row by row, a blank line between two rows.
  ///
  /// - Complexity: O(lines · columns).
  public func arranged(_ blocks: [[Markup]]) -> [Markup] {
    var lines: [Markup] = []
    for start in stride(from: 0, to: blocks.count, by: perRow) {
      if start > 0 { lines.append("") }
      lines += Markup.sideBySide(
        Array(blocks[start..<min(start + perRow, blocks.count)]), gap: Self.gap, columns: columns)
    }
    return lines
  }
}
