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
    scene.viewport = scene.viewport.flatMap { $0.hasFiniteEdges ? $0 : nil }
    scene.query = scene.query.flatMap { $0.hasFiniteEdges ? $0 : nil }
    (self.scene, self.options) = (scene, options)
    glyphs = Glyphs(options.glyphs, inDots: options.isInDots)
    columns = min(max(1, options.columns), PictureOptions.largestSide)
    rowLimit = min(max(1, options.rows ?? PictureOptions.largestSide), PictureOptions.largestSide)
    aspect = options.cellAspect.isFinite ? min(max(options.cellAspect, 0.1), 10) : 0.5
    gutter = Self.gutter(from: scene.view.y, to: scene.view.maxY, columns: columns)
  }

  /// The columns of the ruler left of what is between `low` and `high`.
  static func gutter(from low: Double, to high: Double, columns: Int) -> Int {
    let widest = [low, high].map { NumberText.formatShort($0.rounded()).utf8.count }
    let ruler = max(4, (widest.max() ?? 0) + 1)
    return columns < max(narrowestWithRulers, 2 * ruler) ? 0 : ruler + 1
  }

  private static func usable(_ view: Rect) -> Rect {
    guard view.hasFiniteEdges else { return .zero }
    return Rect(x: view.x, y: view.y, width: max(0, view.width), height: max(0, view.height))
  }

  func picture(borders: [Double]) -> Picture {
    // 1. The parts.
    let strips = Self.cut(scene.view, at: borders)
    // 2. The scale.
    let (shared, base) = scales(of: strips.max { $0.width < $1.width } ?? scene.view)
    // 3. Each part.
    var findings = Findings()
    var body: [Markup] = []
    if let caption = scene.caption { body += caption.broken(at: columns, indent: 0) }
    let isEmpty = scene.elements.isEmpty && scene.query == nil
    for strip in isEmpty ? [] : strips {
      let scale = shared.moved(to: strip.origin)
      if strips.count > 1 { body.append(stripTitle(strip)) }
      draw(strip, of: strips, scale: scale, into: &body, findings: &findings)
    }
    // 4. The legend.
    let legend = Legend(
      scene: scene, scale: shared, base: base, aspect: aspect, glyphs: glyphs, findings: findings)
    let text = legend.text(columns: columns, indent: gutter)
    if options.hasLegend, columns >= Self.narrowestWithLegend { body += text.lines }
    return Picture(
      lines: body, notes: text.notes, scale: shared, scene: scene,
      hidesItems: !findings.hidden.isEmpty, lost: legend.lost)
  }

  /// The choice of a scale for all of the scene.
  var choice: ScaleChoice { choice(of: scene.view) }

  private func choice(of view: Rect) -> ScaleChoice {
    ScaleChoice(
      view: view, frames: measuredFrames,
      columns: columns - gutter,
      rows: options.rows.map { _ in rowLimit }, aspect: aspect, axis: scene.axis,
      focus: scene.query)
  }

  /// The scale for `view` beside the ruler, and the one of zoom 1.
  func scales(of view: Rect) -> (drawn: CellScale, base: CellScale) {
    let choice = choice(of: view)
    if let scale = options.scale, scale.isUsable {
      let scale = choice.keepingSizes(scale)
      guard case .times(let times) = options.zoom else { return (scale, scale) }
      return (scale, scale.zoomed(1 / times))
    }
    let base = choice.scale()
    switch options.zoom {
    case .fit: return (choice.scale(isWhole: true), base)
    case .times(let times):
      return (times.isFinite && times > 0 ? base.zoomed(min(max(times, 1e-6), 1e9)) : base, base)
    }
  }

  /// The frames of some of what a scale should show: items, headers and footers. Those that are not
  /// finite are left out.
  private var measuredFrames: [Rect] {
    let all = scene.elements
    let elements = all.span
    let places = [Int](capacity: elements.count) { places in
      for place in elements.indices {
        switch elements[place].kind {
        case .badge, .separator, .background: break
        default: if elements[place].frame.hasFiniteEdges { places.append(place) }
        }
      }
    }
    return AxisProfile.sampled(places.count).map { elements[places[$0]].frame }
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
  private func draw(
    _ strip: Rect, of strips: [Rect], scale: CellScale, into lines: inout [Markup],
    findings: inout Findings
  ) {
    let crop = Crop(
      of: strip, scale, columns: columns - gutter, rows: rowLimit, scene: scene)
    var sketch = Sketch(
      scene: scene, view: crop.view, scale: crop.scale, glyphs: glyphs, columns: crop.columns,
      rows: crop.rows)
    sketch.draw()
    findings.merge(sketch.findings)
    let rest = CropRest(crop: crop, scene: scene, drawn: sketch.findings.drawn, glyphs: glyphs)
    if gutter > 0 { lines.append(topRuler(scale: crop.scale, columns: crop.columns)) }
    lines += rest.before(isFirst: strip == strips.first, hasHints: options.hasLegend).flatMap(
      remark)
    sketch.canvas.encode(
      into: &lines, glyphs.set, numbers: leftRuler(crop.rows, scale: crop.scale), gutter: gutter)
    lines += rest.after(isLast: strip == strips.last, hasHints: options.hasLegend).flatMap(remark)
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
    text.reserveCapacity(self.columns)
    for tick in ticks {
      var start = gutter + tick.cell
      // The number of a line at the end of the picture ends with the row.
      if !scene.layers.columns.isEmpty { start = min(start, self.columns - tick.text.utf8.count) }
      let blanks = start - text.count
      guard blanks >= 0, start + tick.text.utf8.count <= self.columns else { break }
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
