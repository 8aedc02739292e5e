package import LabLanguage
package import LabReport
package import LayoutCore
import LayoutText

extension Command {
  static let draw = Command(
    CommandDefinition(
      "draw", .see, "draw the screen, or any part of the content",
      forms: [
        Form([.option("zoom", .factor(0.01...PictureOptions.largestZoom))], "draw the screen"),
        Form(
          .rect + [.option("zoom", .factor(0.01...PictureOptions.largestZoom))],
          "draw this part of the content"),
        Form(
          [.slot("RECT", .rect), .option("zoom", .factor(0.01...PictureOptions.largestZoom))],
          "draw a rectangle by name: $.frame, frame(3)"),
      ],
      notes: [
        "The last query's rectangle is drawn dotted, and its hits are filled.",
        "Pinned headers and footers are drawn where they appear on the screen, at the offset that "
          + "`scroll` set.",
        "Only the visible part is computed and drawn, however many items there are.",
      ], related: ["zoom", "query", "frames", "describe", "scroll"],
      examples: [
        Example("draw", "the first screen"),
        Example("draw 0 0 390 200 --zoom 2", "the top, enlarged"),
      ])
  ) { session, arguments, world throws(LabError) in
    try session.solveViewport(in: world)
    let view = arguments.rect ?? session.visiblePart
    let picture = try session.picture(
      of: view, zoom: arguments.number("zoom").map { .times($0) }, in: world)
    var reply = Reply(PictureReport(picture: picture, view: view))
    reply.next =
      picture.scene.elements.first { $0.kind == .item }.map { item in
        // From the middle of the first item to its neighbours.
        let corner = [item.frame.midX, item.frame.midY, item.frame.width, item.frame.height]
        return [
          "query " + corner.map { NumberText.formatShort($0.rounded()) }.joined(separator: " ")
        ]
      } ?? []
    return reply
  }
}

extension Session {
  /// The screen, with `rect` and its `hits` where they are near; where `rect` is not on the screen, a
  /// part of the content around it that is as large as the screen.
  package func view(around rect: Rect, _ hits: [Element]) -> Rect {
    let screen = visiblePart
    guard !rect.isEmpty, !screen.contains(rect) else { return screen }
    let container = state.request.container
    let reach = layout.reach ?? Size(width: greatestLength, height: greatestLength)
    let content = Rect(origin: Point(x: 0, y: 0), size: reach)
    // Of a rectangle that is larger than the content, and of hits that are larger than the
    // rectangle, only what is near is drawn.
    let near = rect.inset(by: Insets(-min(container.width, container.height) / 4))
    let shown = hits.compactMap { $0.frame.intersection(near) }
      .reduce(rect.intersection(content.union(screen)) ?? rect) { $0.union($1) }
    let start = screen.intersects(shown) ? screen : screen.moved(to: shown, in: content)
    return start.union(shown).limited(to: container)
  }

  /// Rows of a screen that a picture leaves to what is above and below it: the command, the
  /// ruler, the legend, a tip and the prompt.
  static let rowsAroundPicture = 8
  /// The rows of cells of a picture on the lowest screen.
  static let fewestRows = 5

  /// How pictures are drawn on `page`.
  package func pictureOptions(
    on page: Page, zoom: PictureOptions.Zoom? = nil
  ) -> PictureOptions {
    var options = PictureOptions(
      columns: max(1, page.columns - 1),
      rows: page.rows.map { max(Self.fewestRows, $0 - Self.rowsAroundPicture) },
      glyphs: page.glyphs,
      zoom: zoom ?? state.settings.zoom)
    options.isText = state.settings.output == .text
    options.isInDots = state.settings.output == .blocks
    return options
  }

  /// The picture of `view`. On a screen it leaves the rows of the command, a tip and the prompt, and
  /// of `other` lines of the answer.
  package mutating func picture(
    of view: Rect, zoom: PictureOptions.Zoom? = nil, beside other: Int = 0, in world: World
  ) throws(LabError) -> Picture {
    let scene = try scene(of: view, in: world)
    return picture(of: scene, zoom: zoom, beside: other, on: world.page)
  }

  /// The picture of `scene`, which leaves the same rows.
  func picture(
    of scene: Scene, zoom: PictureOptions.Zoom? = nil, beside other: Int = 0, on page: Page
  ) -> Picture {
    let options = pictureOptions(on: page, zoom: zoom)
    guard let rows = page.rows else { return Picture(scene, options) }
    let timer = state.settings.showsTimes ? 1 : 0
    return Self.picture(scene, options, lines: rows - 3 - other - timer)
  }

  /// The picture of `scene` in at most `lines` lines, as far as the `fewest` rows of cells allow.
  static func picture(
    _ scene: Scene, _ options: PictureOptions, lines: Int, fewest: Int = fewestRows
  ) -> Picture {
    var options = options
    var picture = Picture(scene, options)
    while picture.lines.count > lines, let rows = options.rows, rows > fewest, !options.isText {
      options.rows = max(fewest, rows - (picture.lines.count - lines))
      picture = Picture(scene, options)
    }
    return picture
  }

  /// The answer that `draw` makes with pictures of so many rows of cells as `options` have; of
  /// fewer where it is longer than the screen. `stacked` of the pictures are below each other.
  static func fitting<Answer: Report>(
    _ options: PictureOptions, stacked: Int = 1, on page: Page,
    draw: (PictureOptions) -> Answer
  ) -> Answer {
    var options = options
    var answer = draw(options)
    while let screen = page.rows, let rows = options.rows, rows > fewestRows, !options.isText {
      let excess = page.rows(of: answer) - (screen - 3)
      guard excess > 0 else { break }
      options.rows = max(fewestRows, rows - (excess + stacked - 1) / stacked)
      answer = draw(options)
    }
    return answer
  }

  /// The picture of the screen, `other` lines above it.
  mutating func screenPicture(beside other: Int = 0, in world: World) throws(LabError) -> Picture {
    try solveViewport(in: world)
    return try picture(of: visiblePart, beside: other, in: world)
  }

  /// What the lab shows now. The part that `draw` showed, or the screen with what the last query
  /// found in sight, is drawn again, as it is now. Pictures that compare layouts, such as those of
  /// `sweep` and `diff`, and plots are those of the answer.
  package mutating func shownPanels(in world: World) throws(LabError) -> [Panel] {
    let answer = answers.shown
    let panels = answer?.panels ?? []
    guard panels.isEmpty || answer is PictureReport else { return panels }
    try solveViewport(in: world)
    let queried = (answer as? QueryReport).map { view(around: $0.rect, $0.elements) }
    let shown = queried ?? (answer as? PictureReport)?.view ?? visiblePart
    return [Panel("", .scene(try scene(of: shown, in: world)))]
  }

  /// What is to be drawn of `view`, frames as the screen's pixels have them.
  package mutating func scene(of view: Rect, in world: World) throws(LabError) -> Scene {
    try solve(for: view, in: world)
    let query = answers.query?.rect
    let elements = try places(of: view, in: world)
    let counted = countedAround(view, elements)
    var scene = Scene(
      view: view, container: state.request.container, contentSize: layout.contentSize,
      axis: layout.request.axis, isRightToLeft: state.request.isRightToLeft,
      elements: sceneElements(elements, query),
      total: layout.itemCount,
      viewport: screen(over: view), query: query, above: counted?.above, below: counted?.below)
    if let query, !view.contains(query.inset(by: Insets(-1))) {
      let outside = try found(by: query, outside: view, in: world)
      scene.outside = sceneElements(outside.map(ElementPlace.init), query)
      let hits = outside.filter { $0.id.kind == .item && $0.frame.intersects(query) }
      let items = elements.filter { $0.id.kind == .item }
      scene.hitsAbove = items.first.map { first in hits.count { $0.id < first.id } } ?? 0
      scene.hitsBelow = items.last.map { last in hits.count { $0.id > last.id } } ?? 0
    }
    scene.unplaced = layout.unplacedCount
    scene.scrollsAcross = layout.scrollsAcross
    scene.layers = layers(of: elements, in: view)
    if state.settings.layers.goal { addGhosts(of: answers.goal, called: "goal", to: &scene) }
    return scene
  }

  /// `elements` as they are drawn.
  private func sceneElements(_ elements: [ElementPlace], _ query: Rect?) -> [SceneElement] {
    let pixels = state.settings.scale.pixels
    let sections = layout.sectionCount
    // Neighbours are mostly of one section.
    var last = (section: -1, isOrthogonal: false)
    let all = elements.span
    var drawn = [SceneElement](capacity: all.count) { drawn in
      for place in all.indices {
        let id = all[place].id
        if id.section != last.section, id.kind.hasItem {
          last = (id.section, layout.orthogonalSection(ofSection: id.section) != nil)
        }
        drawn.append(
          SceneElement(
            id, inSections: sections, frame: all[place].frame, zIndex: all[place].zIndex,
            scrollsAcross: last.isOrthogonal && id.kind.hasItem))
      }
    }
    if let query {
      for place in all.indices {
        drawn[place].isHit = all[place].frame.intersects(query)
        drawn[place].touches = all[place].frame.touches(query)
      }
    }
    if let pixels {
      for place in all.indices { drawn[place].frame = all[place].frame.rounded(toScale: pixels) }
    }
    return drawn
  }

  /// What `query` hits or touches and `view` does not show, in the order of the names.
  private mutating func found(
    by query: Rect, outside view: Rect, in world: World
  ) throws(LabError) -> [Element] {
    try solve(for: query.surroundings, in: world)
    var trace = NoTrace()
    let (hit, touching) = try elementsAndNeighbors(of: query, trace: &trace, world: world)
    return (hit + touching).filter { !$0.frame.intersects(view) }.sorted { $0.id < $1.id }
  }

  /// What the device shows, as an overlay: where it is not the picture itself, and in sight.
  private func screen(over view: Rect) -> Rect? {
    let screen = viewport
    return view == visiblePart || !screen.intersects(view) ? nil : screen
  }

  /// More items between the visible ones are not searched.
  private static var mostBetween: Int { 10_000 }

  /// How many items are before and after the visible part. Nil unless its items show it: the
  /// collection has one section, which scrolls with the collection.
  private func countedAround(_ view: Rect, _ elements: [ElementPlace]) -> (above: Int, below: Int)?
  {
    let container = state.request.container
    let content = layout.scrollsAcross ? layout.contentSize ?? container : container
    let isWhole =
      layout.request.axis == .vertical
      ? view.x <= 0 && view.maxX >= content.width : view.y <= 0 && view.maxY >= content.height
    // In the order of the names, the items of a section are neighbours.
    let all = elements.span
    guard isWhole, layout.sectionCount == 1, layout.orthogonalSection(ofSection: 0) == nil,
      let first = all.indices.first(where: { all[$0].id.kind == .item }),
      let last = all.indices.last(where: { all[$0].id.kind == .item })
    else { return nil }
    let range = all[first].id.index..<all[last].id.index + 1
    var above = layout.placedCount(of: 0..<range.lowerBound, ofSection: 0)
    var below = layout.placedCount(of: range.upperBound..<layout.itemCount, ofSection: 0)
    // Columns of different lengths: items between the visible ones can be above or below. Mostly all
    // between the first and the last are visible: then nothing needs to be looked up.
    guard range.count <= Self.mostBetween, range.count != last - first + 1
    else { return (above, below) }
    let visible = Set((first...last).map { all[$0].id.index })
    let transposed = Transposition(scrolling: layout.request.axis)
    for item in layout.items(range, ofSection: 0) where !visible.contains(item.id.index) {
      let isEarlier = transposed(item.frame).y < transposed(view).y
      if isEarlier != layout.isReversed { above += 1 } else { below += 1 }
    }
    return (above, below)
  }
}

extension Rect {
  /// At most three screens long, from its top: what a picture can show.
  fileprivate func limited(to container: Size) -> Rect {
    Rect(
      x: x, y: y, width: min(width, 3 * container.width), height: min(height, 3 * container.height))
  }

  fileprivate func contains(_ other: Rect) -> Bool {
    x <= other.x && other.maxX <= maxX && y <= other.y && other.maxY <= maxY
  }

  /// The rectangle with `other` in its middle on each axis on which the two are apart; inside of
  /// `content` where it can be.
  fileprivate func moved(to other: Rect, in content: Rect) -> Rect {
    func start(_ own: Rect, _ other: Rect, _ content: Rect) -> Double {
      guard own.x >= other.maxX || other.x >= own.maxX else { return own.x }
      let middle = (other.midX - own.width / 2).rounded()
      return max(min(middle, content.maxX - own.width), min(content.x, other.x))
    }
    return Rect(
      x: start(self, other, content), y: start(transposed, other.transposed, content.transposed),
      width: width, height: height)
  }
}
