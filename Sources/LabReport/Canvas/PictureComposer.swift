internal import LayoutCore
import LayoutText

/// Puts a picture together.
///
/// 1. The view is cut at the borders; without borders there is one part.
/// 2. One scale for all parts, at which the widest fits beside the left ruler.
/// 3. Each part: top ruler, rows, left ruler.
/// 4. The legend, from the findings of all parts, broken to the columns.
struct PictureComposer {
  let scene: Scene
  let options: PictureOptions
  let glyphs: Glyphs
  let columns: Int
  let rowLimit: Int
  let zoom: Double
  let aspect: Double
  /// The columns of the left ruler; 0 if the picture is too narrow for one.
  let gutter: Int

  /// A picture narrower than this has no rulers.
  private static let narrowestWithRulers = 24

  /// A legend narrower than this could not be read; ``Picture/notes`` has it in any case.
  private static let narrowestWithLegend = 12

  init(scene: Scene, options: PictureOptions) {
    var scene = scene
    scene.view = Self.usable(scene.view)
    scene.viewport = scene.viewport.flatMap { Self.isFinite($0) ? $0 : nil }
    scene.query = scene.query.flatMap { Self.isFinite($0) ? $0 : nil }
    (self.scene, self.options) = (scene, options)
    glyphs = Glyphs(options.glyphs)
    columns = min(max(1, options.columns), PictureOptions.largestSide)
    rowLimit = min(max(1, options.rows ?? PictureOptions.largestSide), PictureOptions.largestSide)
    zoom = options.zoom.map { $0.isFinite && $0 > 0 ? min(max($0, 1e-6), 1e9) : 1 } ?? 1
    aspect = options.cellAspect.isFinite ? min(max(options.cellAspect, 0.1), 10) : 0.5
    let widest = [scene.view.y, scene.view.maxY].map {
      NumberText.formatShort($0.rounded()).utf8.count
    }
    let ruler = max(4, (widest.max() ?? 0) + 1)
    gutter = columns < max(Self.narrowestWithRulers, 2 * ruler) ? 0 : ruler + 1
  }

  private static func isFinite(_ rect: Rect) -> Bool {
    rect.x.isFinite && rect.y.isFinite && rect.maxX.isFinite && rect.maxY.isFinite
  }

  private static func usable(_ view: Rect) -> Rect {
    guard isFinite(view) else { return .zero }
    return Rect(x: view.x, y: view.y, width: max(0, view.width), height: max(0, view.height))
  }

  func picture(borders: [Double]) -> Picture {
    // 1. The parts.
    let strips = Self.cut(scene.view, at: borders)
    // 2. The scale.
    let room = columns - gutter
    let widest = strips.max { $0.width < $1.width } ?? scene.view
    let shared = scale(of: widest, in: room)
    // 3. Each part.
    var findings = Findings()
    var body: [Markup] = []
    if let caption = scene.caption { body += caption.broken(at: columns, indent: 0) }
    let isEmpty = scene.elements.isEmpty && scene.query == nil
    for strip in isEmpty ? [] : strips {
      let scale = CellScale(origin: strip.origin, points: shared.pointsPerColumn, aspect: aspect)
      if strips.count > 1 { body.append(stripTitle(strip)) }
      body += drawn(strip, of: strips, scale: scale, findings: &findings)
    }
    // 4. The legend.
    let legend = Legend(scene: scene, scale: shared, glyphs: glyphs, findings: findings, zoom: zoom)
      .text(columns: columns, indent: gutter)
    if options.hasLegend, columns >= Self.narrowestWithLegend { body += legend.lines }
    return Picture(lines: body, notes: legend.notes, scale: shared)
  }

  /// The scale that the options set, or one at which `view` fits in `room` columns.
  private func scale(of view: Rect, in room: Int) -> CellScale {
    if let points = options.pointsPerColumn, points.isFinite, points > 0 {
      return CellScale(origin: view.origin, points: points, aspect: aspect)
    }
    let rows = options.zoom == nil && options.rows != nil ? rowLimit : nil
    return ScaleChoice(columns: room, rows: rows, aspect: aspect)
      .scale(view: view, frames: scene.elements.map(\.frame).filter(Self.isFinite), zoom: zoom)
  }

  private static func cut(_ view: Rect, at borders: [Double]) -> [Rect] {
    let inside = Set(borders.filter { $0 > view.x && $0 < view.maxX }).sorted()
      .prefix(PictureOptions.largestSide)
    let edges = [view.x] + inside + [view.maxX]
    return zip(edges, edges.dropFirst()).map { left, right in
      Rect(x: left, y: view.y, width: right - left, height: view.height)
    }
  }

  private func stripTitle(_ strip: Rect) -> Markup {
    let dots = glyphs.set == .unicode ? "–" : ".."
    let text = "x \(NumberText.formatShort(strip.x))\(dots)\(NumberText.formatShort(strip.maxX))"
    return Markup(prefix(of: String(repeating: " ", count: gutter) + text, cells: columns), .title)
  }

  /// One part; the first and the last also report what is before and after the view.
  private func drawn(
    _ strip: Rect, of strips: [Rect], scale: CellScale, findings: inout Findings
  ) -> [Markup] {
    let allRows = max(1, scale.row(strip.maxY))
    let rows = min(allRows, rowLimit)
    let allColumns = max(1, scale.column(strip.maxX))
    let shown = min(allColumns, columns - gutter)
    let right = allColumns > shown ? strip.x + Double(shown) * scale.pointsPerColumn : strip.maxX
    let bottom = allRows > rows ? strip.y + Double(rows) * scale.pointsPerRow : strip.maxY
    let view = Rect(x: strip.x, y: strip.y, width: right - strip.x, height: bottom - strip.y)
    var sketch = Sketch(
      scene: scene, view: view, scale: scale, glyphs: glyphs, columns: shown, rows: rows)
    sketch.draw()
    findings.merge(sketch.findings)
    var lines: [Markup] = []
    if gutter > 0 { lines.append(topRuler(scale: scale, columns: shown)) }
    if strip == strips.first { lines += remarkOnRest(isForward: false) }
    lines += sketch.canvas.encoded(
      BoxArms.glyphs(glyphs.set), numbers: leftRuler(rows, scale: scale), gutter: gutter)
    if allRows > rows {
      lines += remark(
        "\(glyphs.ellipsis) \(NumberText.counted(allRows - rows, "more row")) (y \(NumberText.formatGrouped(bottom)) to "
          + "\(NumberText.formatGrouped(strip.maxY)))")
    }
    if allColumns > shown {
      lines += remark(
        "\(glyphs.ellipsis) x \(NumberText.formatGrouped(right)) to \(NumberText.formatGrouped(strip.maxX)) not drawn"
          + " at zoom \(NumberText.formatShort(zoom))")
    }
    if strip == strips.last { lines += remarkOnRest(isForward: true) }
    return lines
  }

  /// The number of elements after the view, or before it: `▼ 12 more below, 3 hits among them`; no
  /// line where there are none.
  private func remarkOnRest(isForward: Bool) -> [Markup] {
    guard let count = isForward ? scene.below : scene.above, count > 0 else { return [] }
    let places = scene.axis == .vertical ? ["above", "below"] : ["before", "after"]
    let hits = isForward ? scene.hitsBelow : scene.hitsAbove
    return remark(
      "\(arrow(isForward: isForward)) \(NumberText.grouped(count)) more "
        + "\(places[isForward ? 1 : 0])"
        + (hits > 0 ? ", \(NumberText.counted(hits, "hit")) among them" : ""))
  }

  /// Where later items lie, or earlier ones; right to left, later is to the left.
  private func arrow(isForward: Bool) -> String {
    let isMirrored = scene.axis == .horizontal && scene.isRightToLeft
    return (isForward != isMirrored ? glyphs.after : glyphs.before)[scene.axis] ?? ""
  }

  private func remark(_ text: String) -> [Markup] {
    Markup(text, .note).broken(at: columns, indent: gutter)
  }

  private func topRuler(scale: CellScale, columns: Int) -> Markup {
    let ticks =
      Ruler.ticks(at: scene.layers.columns, count: columns, isAcross: true) { scale.column($0) }
      ?? Ruler.ticks(
        origin: scale.origin.x, points: scale.pointsPerColumn, count: columns, distance: 6,
        isAcross: true)
    var text = [UInt8](repeating: UInt8(ascii: " "), count: gutter)
    for tick in ticks {
      let blanks = gutter + tick.cell - text.count
      guard blanks >= 0, gutter + tick.cell + tick.text.utf8.count <= self.columns else { break }
      text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blanks))
      text.append(contentsOf: tick.text.utf8)
    }
    return Markup(String(decoding: text, as: UTF8.self), .ruler)
  }

  /// The numbers beside the rows; "" where there is none.
  private func leftRuler(_ rows: Int, scale: CellScale) -> [String] {
    guard gutter > 0 else { return [] }
    let ticks =
      Ruler.ticks(at: scene.layers.rows, count: rows, isAcross: false) { scale.row($0) }
      ?? Ruler.ticks(
        origin: scale.origin.y, points: scale.pointsPerRow, count: rows, distance: 3,
        isAcross: false)
    var numbers = Array(repeating: "", count: rows)
    for tick in ticks where tick.text.utf8.count < gutter { numbers[tick.cell] = tick.text }
    return numbers
  }
}
