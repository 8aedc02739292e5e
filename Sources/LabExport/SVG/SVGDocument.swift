import LabReport
import LayoutCore
import LayoutText

/// An SVG of panels: one picture, or several in rows at one scale.
///
/// 1. The scale: pictures in points, smaller where several are side by side.
/// 2. The cells: heading, ruler, picture and legend of each panel.
/// 3. Rows of cells; the size of the page follows.
struct SVGDocument {
  /// What the picture is called, for screen readers.
  let title: String
  let panels: [Panel]

  /// The blank pixels around the page, and between two cells.
  private static let margin = 16.0
  private static let gap = 28.0
  /// The most pictures of one row.
  private static let mostInRow = 4

  /// The text of the file.
  var text: String {
    let scale = scale
    let cells = panels.map { SVGCell(panel: $0, scale: scale, hasHeading: hasHeadings) }
    let rows = Self.rows(of: cells)
    let heights = rows.map { row in row.map(\.height).max() ?? 0 }
    let width = rows.map { row in Self.length(of: row.map(\.width)) }.max() ?? 0
    let height = Self.length(of: heights)
    var svg = SVGText()
    let page = Size(
      width: (width + 2 * Self.margin).rounded(.up), height: (height + 2 * Self.margin).rounded(.up)
    )
    let (w, h) = (NumberText.formatShort(page.width), NumberText.formatShort(page.height))
    svg.add(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("class", "layoutlab"), ("role", "img"),
        ("width", w), ("height", h), ("viewBox", "0 0 \(w) \(h)"),
      ]
    ) { svg in
      svg.add("title", text: title)
      svg.add("desc", text: panels.map(\.sentences).joined(separator: " "))
      svg.add("style", trusted: SVGStyle.sheet)
      svg.add("rect", [("class", "page"), ("width", w), ("height", h), ("rx", "6")])
      var y = Self.margin
      for (row, height) in zip(rows, heights) {
        var x = Self.margin
        for cell in row {
          cell.draw(at: Point(x: x, y: y), to: &svg)
          x += cell.width + Self.gap
        }
        y += height + Self.gap
      }
    }
    return svg.text
  }

  private var hasHeadings: Bool { panels.contains { !$0.title.isEmpty } }

  /// The length of cells in a row, with the gaps between them.
  private static func length(of lengths: [Double]) -> Double {
    lengths.reduce(0, +) + gap * Double(max(0, lengths.count - 1))
  }

  private static func rows(of cells: [SVGCell]) -> [ArraySlice<SVGCell>] {
    let count = max(1, (cells.count + mostInRow - 1) / mostInRow)
    let perRow = max(1, (cells.count + count - 1) / count)
    return stride(from: 0, to: cells.count, by: perRow).map {
      cells[$0..<min($0 + perRow, cells.count)]
    }
  }

  /// Pixels to a point, for all pictures: one where they are neither tiny nor huge.
  private var scale: Double {
    let views = panels.compactMap(\.scene?.view).filter { $0.width > 0 && $0.height > 0 }
    let (width, height) = (views.map(\.width).max() ?? 1, views.map(\.height).max() ?? 1)
    guard panels.count > 1 else {
      return min(max(1, 240 / max(width, height)), 1600 / width, 6400 / height)
    }
    return min(1, 320 / width, 640 / height)
  }
}

extension Panel {
  var scene: Scene? { if case .scene(let scene) = content { scene } else { nil } }

  /// What it shows, for screen readers.
  fileprivate var sentences: String {
    var words = title.isEmpty ? [] : ["\(title):"]
    switch content {
    case .scene(var scene):
      scene.caption = nil
      var options = PictureOptions(columns: 100_000)
      options.isText = true
      words += Picture(scene, options).lines.map(\.text)
    case .plot(let plot): words.append(plot.sentence)
    case .refused(let reason): words.append(reason)
    }
    return words.joined(separator: " ")
  }
}

/// A panel with its place on the page: heading, rulers, picture, legend.
private struct SVGCell {
  let panel: Panel
  let picture: SVGScene?
  let ruler: SVGRuler?
  let legend: SVGLegend
  let heading: Double
  /// The pixels of the cell.
  let width: Double

  /// The pixels between a picture and its legend.
  private static let space = 8.0
  private static let plainWidth = 220.0

  init(panel: Panel, scale: Double, hasHeading: Bool) {
    self.panel = panel
    heading = hasHeading ? 24 : 0
    switch panel.content {
    case .scene(let scene):
      let facts = SceneFacts(of: scene)
      picture = SVGScene(scene: scene, facts: facts, scale: scale)
      let ruler = SVGRuler(scene: scene, scale: scale)
      self.ruler = ruler
      width = max(Self.plainWidth, ruler.width + scene.view.width * scale + 8)
      legend = SVGLegend(facts.legend, width: width - ruler.width)
    case .plot:
      (picture, ruler, width) = (nil, nil, SVGPlot.size.width)
      legend = SVGLegend([], width: 0)
    case .refused(let reason):
      (picture, ruler, width) = (nil, nil, Self.plainWidth)
      legend = SVGLegend([Markup(data: reason, .error)], width: width)
    }
  }

  /// The pixels of the picture alone.
  private var pictureHeight: Double {
    switch panel.content {
    case .scene(let scene): SVGRuler.height + scene.view.height * (picture?.scale ?? 1) + Self.space
    case .plot: SVGPlot.size.height
    case .refused: 0
    }
  }

  var height: Double { heading + pictureHeight + legend.height }

  func draw(at origin: Point, to svg: inout SVGText) {
    let left = origin.x + (ruler?.width ?? 0)
    if !panel.title.isEmpty {
      svg.add(
        "text",
        [
          ("class", "heading"), ("x", NumberText.formatShort(left)),
          ("y", NumberText.formatShort(origin.y + 12)),
        ], text: fitted(panel.title))
    }
    let top = origin.y + heading
    if let picture, let ruler {
      let corner = Point(x: left, y: top + SVGRuler.height)
      ruler.draw(at: corner, to: &svg)
      picture.draw(at: corner, to: &svg)
    }
    if case .plot(let plot) = panel.content {
      SVGPlot(plot: plot).draw(at: Point(x: origin.x, y: top), to: &svg)
    }
    legend.draw(at: Point(x: left, y: top + pictureHeight), to: &svg)
  }

  private func fitted(_ title: String) -> String {
    Printable.shortened(title, limit: max(8, Int((width - (ruler?.width ?? 0)) / 7.5)))
  }
}
