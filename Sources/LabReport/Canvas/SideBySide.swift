extension Picture {
  /// The lines of two pictures next to each other, `gap` blank cells between them.
  ///
  /// - Complexity: O(lines · columns).
  static func sideBySide(_ first: Picture, _ second: Picture, gap: Int) -> [Markup] {
    let width = (first.lines.map(\.width).max() ?? 0) + gap
    return (0..<max(first.lines.count, second.lines.count)).map { row in
      var line = row < first.lines.count ? first.lines[row] : Markup()
      guard row < second.lines.count, !second.lines[row].isEmpty else { return line }
      line.append(String(repeating: " ", count: width - line.width))
      line.append(second.lines[row])
      return line
    }
  }
}
