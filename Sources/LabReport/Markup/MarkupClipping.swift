import LayoutCore
import LayoutText

extension Markup {
  /// The beginning of the text that fits in `columns` cells.
  public func clipped(to columns: Int) -> Markup {
    guard width > columns else { return self }
    var clipped = Markup()
    var room = max(0, columns)
    for span in spans {
      let text = prefix(of: String(span.text), cells: room)
      clipped.append(text, span.role)
      room -= displayWidth(text)
      if text.utf8.count < span.text.utf8.count { break }
    }
    return clipped
  }

  /// The text in rows of at most `columns` cells, as a terminal wraps a line; one row at least.
  package func rows(of columns: Int) -> [Markup] {
    guard width > columns else { return [self] }
    var rows = [Markup()]
    var used = 0
    for span in spans {
      for character in span.text {
        let cells = displayWidth(character)
        if used + cells > columns, used > 0 {
          rows.append(Markup())
          used = 0
        }
        rows[rows.count - 1].append(String(character), span.role)
        used += cells
      }
    }
    return rows
  }
}
