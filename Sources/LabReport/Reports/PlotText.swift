import LayoutText

extension Plot {
  /// The plot on `page`, beside `text` other lines; for a screen reader, its numbers in sentences.
  package func lines(on page: Page, beside text: Int) -> [Markup] {
    guard !page.isAccessible else {
      return series.map { series in
        let points = series.points.map {
          "\(NumberText.formatShort($0.y)) at \(NumberText.formatShort($0.x))"
        }
        return Markup(data: series.name).adding(
          data: "; \(up.title), by \(across.title): \(points.joined(separator: ", "))")
      }
    }
    let limit = page.rows.map { $0 - 3 - text } ?? .max
    return PlotPicture(self, columns: page.columns - 1, page.glyphs, lines: limit).lines
  }
}
