import LabReport
import LayoutCore
import LayoutText

/// A scene drawn in content points, in layers from the back to the front.
///
/// 1. The page: what belongs to the content, and what is beyond it.
/// 2. Insets, gaps and lines.
/// 3. Elements, each in a group that names it.
/// 4. Groups, ghosts, overlaps, and what is beyond the container.
/// 5. Labels, where ghosts would cross them.
/// 6. The viewport and the query.
struct SVGScene {
  let scene: Scene
  let facts: SceneFacts
  /// Pixels to a point.
  let scale: Double

  /// Digits and small letters of the fonts in use are about so wide, as a share of the size.
  static let letterWidth = 0.6
  /// Labels are of these sizes on the page.
  private static let sizes = 6.0...12.0

  /// Adds the picture; its upper left corner is at `origin` of the page.
  func draw(at origin: Point, to svg: inout SVGText) {
    // A pixel more on each side, for the outlines of what ends with the view.
    let view = scene.view.inset(by: Insets(-1 / scale))
    let box = [view.x, view.y, view.width, view.height].map(NumberText.formatExact)
    let attributes: [SVGText.Attribute] = [
      ("x", page(origin.x - 1)), ("y", page(origin.y - 1)), ("width", page(view.width * scale)),
      ("height", page(view.height * scale)), ("viewBox", box.joined(separator: " ")),
      ("preserveAspectRatio", "none"), ("stroke-width", length(1)),
    ]
    svg.add("svg", attributes) { svg in
      drawPage(to: &svg)
      drawLayers(to: &svg)
      for place in facts.drawn { draw(scene.elements[place], to: &svg) }
      drawMarks(to: &svg)
      if hasLabelsOnTop { drawLabels(to: &svg) }
      drawOverlays(to: &svg)
    }
  }

  /// `pixels` of the page in content points.
  private func length(_ pixels: Double) -> String { NumberText.formatShort(pixels / scale) }

  private func page(_ pixels: Double) -> String { NumberText.formatShort(pixels) }

  private func drawPage(to svg: inout SVGText) {
    svg.add("rect", [("class", "outside")] + scene.view.attributes)
    let size = scene.contentSize ?? Size(width: scene.view.maxX, height: scene.view.maxY)
    let content = Rect(
      x: 0, y: 0, width: max(size.width, scene.container.width), height: size.height)
    let container = Rect(
      x: 0, y: 0, width: size.width, height: max(size.height, scene.container.height))
    let whole = scene.axis == .vertical ? content : container
    if let seen = whole.intersection(scene.view) {
      svg.add("rect", [("class", "content")] + seen.attributes)
    }
  }

  private func drawLayers(to svg: inout SVGText) {
    let (layers, view) = (scene.layers, scene.view)
    for margin in layers.margins {
      svg.add(
        "path",
        [
          ("class", "inset"), ("fill-rule", "evenodd"),
          ("d", margin.outer.path + margin.inner.path),
        ])
    }
    for gap in layers.gaps {
      svg.add("rect", [("class", "gap")] + gap.frame.attributes)
      addText(NumberText.formatShort(gap.distance), in: gap.frame, "number", to: &svg)
    }
    for line in layers.columns {
      let x = NumberText.formatExact(line.position)
      let (top, bottom) = (NumberText.formatExact(view.y), NumberText.formatExact(view.maxY))
      addLine([("x1", x), ("y1", top), ("x2", x), ("y2", bottom)], to: &svg)
    }
    for line in layers.rows {
      let y = NumberText.formatExact(line.position)
      let (left, right) = (NumberText.formatExact(view.x), NumberText.formatExact(view.maxX))
      addLine([("x1", left), ("y1", y), ("x2", right), ("y2", y)], to: &svg)
    }
  }

  private func addLine(_ ends: [SVGText.Attribute], to svg: inout SVGText) {
    svg.add("line", [("class", "line"), ("stroke-dasharray", dashes(2, 3))] + ends)
  }

  private func dashes(_ on: Double, _ off: Double) -> String { "\(length(on)) \(length(off))" }

  // MARK: Elements

  private func draw(_ element: SceneElement, to svg: inout SVGText) {
    var group: [SVGText.Attribute] = [("class", element.kind.rawValue)]
    if let id = element.id, !id.isOfLayout {
      group.append(("data-section", String(id.section)))
      if id.kind.hasItem { group.append(("data-item", String(id.index))) }
    }
    svg.add("g", group) { svg in
      svg.add("title", text: "\(element.label): \(element.frame.words)")
      let corner = element.kind == .badge ? 4.0 : 2.0
      var attributes: [SVGText.Attribute] = element.state.map { [("class", $0)] } ?? []
      attributes += element.frame.attributes + [("rx", length(corner))]
      if element.touches, !element.isHit { attributes.append(("stroke-dasharray", dashes(4, 2))) }
      svg.add("rect", attributes)
      if !hasLabelsOnTop { addLabel(of: element, to: &svg) }
    }
  }

  private func addLabel(of element: SceneElement, to svg: inout SVGText) {
    guard element.kind != .background else { return }
    let style = ["label", element.state].compactMap(\.self).joined(separator: " ")
    addText(element.label, in: element.frame, style, to: &svg)
  }

  /// Whether labels are in front of all elements. Where elements overlap, each has its own, so that
  /// it is covered with it.
  private var hasLabelsOnTop: Bool {
    scene.ghosts?.different.isEmpty == false && facts.overlaps.isEmpty
  }

  /// The labels with outlines in the colours of their elements, which interrupt ghosts.
  private func drawLabels(to svg: inout SVGText) {
    svg.add("g", [("class", "labels"), ("stroke-width", length(4))]) { svg in
      for element in facts.drawn.map({ scene.elements[$0] }) where element.kind != .background {
        svg.add("g", [("class", element.kind.rawValue)]) { addLabel(of: element, to: &$0) }
      }
    }
  }

  /// Adds `text` in the middle of what is seen of `frame`, as large as it fits; nothing where it
  /// would be too small to read.
  private func addText(
    _ text: String, in frame: Rect, _ style: String, to svg: inout SVGText
  ) {
    guard let seen = frame.intersection(scene.view) else { return }
    let (width, height) = (seen.width * scale - 2, seen.height * scale - 1)
    let least = Self.sizes.lowerBound
    guard height >= least, width > 0 else { return }
    let most = Int(width / (Self.letterWidth * least))
    guard most > 0 else { return }
    // What is too long is cut where it is drawn; the title has all of it.
    let whole = Printable.escaped(text.prefix(most + 1))
    let shown = whole.count > most ? whole.prefix(max(1, most - 1)) + "…" : whole[...]
    guard shown.count <= most else { return }
    let fitting = width / (Self.letterWidth * Double(max(1, shown.count)))
    let size = min(Self.sizes.upperBound, fitting, height * 0.9)
    svg.add(
      "text",
      [
        ("class", style), ("x", NumberText.formatShort(seen.midX)),
        ("y", NumberText.formatShort(seen.midY + size * 0.36 / scale)),
        ("style", "font-size:\(length(size))px"),
      ], text: String(shown))
  }

  // MARK: Marks

  private func drawMarks(to svg: inout SVGText) {
    for group in scene.layers.groups {
      svg.add(
        "rect",
        [("class", "group"), ("stroke-dasharray", dashes(5, 3))] + group.frame.attributes)
    }
    if let ghosts = scene.ghosts { draw(ghosts, to: &svg) }
    for overlap in facts.overlaps {
      svg.add("rect", [("class", "overlap")] + overlap.attributes)
    }
    for overflow in facts.overflows {
      svg.add("rect", [("class", "overflow")] + overflow.attributes)
    }
  }

  private func draw(_ ghosts: Ghosts, to svg: inout SVGText) {
    for ghost in ghosts.different {
      svg.add("g", [("class", "ghosts")]) { svg in
        svg.add("title", text: "\(ghost.label), \(ghosts.state): \(ghost.frame.words)")
        svg.add(
          "rect",
          [("class", "ghost"), ("stroke-dasharray", dashes(3, 3))] + ghost.frame.attributes)
      }
    }
  }

  private func drawOverlays(to svg: inout SVGText) {
    drawContainer(to: &svg)
    if let viewport = scene.viewport {
      svg.add(
        "path",
        [
          ("class", "shade"), ("fill-rule", "evenodd"), ("d", scene.view.path + viewport.path),
        ])
      svg.add(
        "rect",
        [("class", "viewport"), ("stroke-width", length(2))] + viewport.attributes)
    }
    if let query = scene.query {
      svg.add(
        "rect",
        [
          ("class", "query"), ("stroke-width", length(2)), ("stroke-dasharray", dashes(2, 3)),
          ("stroke-linecap", "round"),
        ] + query.attributes)
    }
  }

  /// The edges of the container, or of content that scrolls across, where the view reaches beyond
  /// them.
  private func drawContainer(to svg: inout SVGText) {
    let transposed = Transposition(scrolling: scene.axis)
    let view = transposed(scene.view)
    let size = scene.crossSize
    guard size.isFinite, size > 0 else { return }
    for edge in [0, size] where edge > view.x && edge < view.maxX {
      let line = transposed(Rect(x: edge, y: view.y, width: 0, height: view.height))
      svg.add("path", [("class", "viewport"), ("d", line.path)])
    }
  }
}

extension SceneElement {
  /// The class of its look, if it has one of its own.
  fileprivate var state: String? {
    isHit ? "hit" : isChanged ? "changed" : touches ? "touch" : nil
  }
}
