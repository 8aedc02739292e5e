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
}
