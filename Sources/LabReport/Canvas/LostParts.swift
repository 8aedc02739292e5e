import LayoutText

/// What a picture does not draw because it is smaller than a cell.
struct LostParts: Sendable {
  var items = 0
  var gaps = 0
  /// The smallest thing that is drawn.
  var unit = "cell"
  /// The zoom at which all of it is drawn.
  var zoom = 1.0

  /// `2 items and 3 gaps`; nil: nothing is missing.
  fileprivate var count: String? {
    let counts = [(items, "item"), (gaps, "gap")].filter { $0.0 > 0 }
    return counts.isEmpty
      ? nil : counts.map { NumberText.counted($0.0, $0.1) }.joined(separator: " and ")
  }
}

extension Picture {
  /// The sentence for `pictures` without legends that are shown together; nil where nothing is
  /// missing: `smaller than a cell and not drawn: 2 gaps (now), 3 gaps (goal) — zoom 4`.
  package static func lostParts(
    in pictures: [(name: String, picture: Picture)], glyphs: PictureOptions.GlyphSet
  ) -> Markup? {
    let counts = pictures.compactMap { name, picture in
      picture.lost.count.map { "\($0) (\(Printable.escaped(name)))" }
    }
    guard let unit = pictures.first?.picture.lost.unit, !counts.isEmpty else { return nil }
    let zoom = pictures.map(\.picture.lost.zoom).max() ?? 1
    return Markup(
      "smaller than a \(unit) and not drawn: \(counts.joined(separator: ", "))"
        + Glyphs(glyphs).hint(atZoom: zoom), .note)
  }
}

extension Glyphs {
  /// ` — zoom 3`, the whole number from `zoom` on; nothing where that is no larger, or too large.
  func hint(atZoom zoom: Double) -> String {
    let whole = (zoom - CellScale.tolerance).rounded(.up)
    guard whole > 1, whole <= PictureOptions.largestZoom else { return "" }
    return "\(dash)zoom \(NumberText.formatShort(whole))"
  }
}
