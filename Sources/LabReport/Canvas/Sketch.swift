internal import LayoutCore

/// One drawing of a scene on a canvas, in steps from the back to the front.
///
/// 1. Elements, each over what is behind it.
/// 2. Marks where two elements of one kind and z-index overlap.
/// 3. Layers, where nothing else is.
/// 4. The edges of the container, or of content that scrolls across, where something is beyond
///    them.
/// 5. The viewport.
/// 6. The query.
/// 7. Labels, where cells are still free; then the fills of elements that are only lines.
/// 8. Ghosts, where cells are still free.
/// 9. What is outside the viewport is dimmed.
struct Sketch {
  let scene: Scene
  let scale: CellScale
  let glyphs: Glyphs
  /// The part of the content that is on the canvas.
  let view: Rect
  var canvas: Canvas
  var findings = Findings()
  /// The cells of every element, on the canvas or not.
  var boxes: [CellRect] = []
  /// Whether the edges of all elements on the canvas are on cell borders: those that meet in cells
  /// then meet in points, too.
  var isAligned = true
  /// Whether something on the canvas has a single cell.
  var hasSingleCells = false
  /// How most items are drawn.
  private let itemCells = BoxCells(
    .item, line: Canvas.Cell(role: .frame), inside: Canvas.Cell())
  /// The lines in dots; nil: they are drawn in cells.
  var dots: Dots?

  init(scene: Scene, view: Rect, scale: CellScale, glyphs: Glyphs, columns: Int, rows: Int) {
    if glyphs.areDots { dots = Dots(columns: columns, rows: rows) }
    (self.scene, self.view, self.scale, self.glyphs) = (scene, view, scale, glyphs)
    canvas = Canvas(columns: columns, rows: rows)
  }

  mutating func draw() {
    measure()
    // 1. Elements.
    if findings.isDensity { drawDensity() }
    if dots == nil {
      drawElements()
    } else {
      for index in findings.drawn { drawDots(index) }
    }
    // Elements in lines share no area; if their edges are on cell borders, they share no cell either.
    let areInLines = scene.areInLines(findings.drawn)
    let areApart = areInLines && isAligned && findings.arePlainItems
    if !findings.isDensity, !areApart { findHidden() }
    // 2. Overlaps.
    if !areInLines { findOverlaps() }
    if !findings.isDensity { findGaps() }
    // 3. Layers.
    drawLayers()
    // 4. and 5. Container and viewport.
    drawContainer()
    drawViewport()
    // 6. The query.
    if let query = scene.query { drawQuery(query) }
    // 7. Labels.
    drawLabels()
    // 8. Ghosts.
    if let ghosts = scene.ghosts { drawGhosts(ghosts) }
    writeDots()
    // 9. Outside the viewport.
    dimOutsideViewport()
  }

  private mutating func drawLabels() {
    let drawn = findings.drawn
    var place = 0
    while place < drawn.count {
      place = drawNumbers(of: drawn, from: place)
      if place < drawn.count { drawLabel(drawn[place]) }
      place += 1
    }
  }

  /// Writes the numbers of plain items into the middle of their boxes, as far as nothing else is
  /// there, and returns the place of the first of `drawn` that has another label or place.
  private mutating func drawNumbers(of drawn: [Int], from start: Int) -> Int {
    guard !findings.isDensity else { return start }
    let (elements, boxes, arePlain) = (scene.elements, boxes, findings.arePlainItems)
    return canvas.withCells { cells in
      var place = start
      // Most numbers follow the one before.
      var last = (number: 0, name: ShortName(0))
      while place < drawn.count {
        let index = drawn[place]
        guard case .number(let number) = elements[index].name else { break }
        let next = number == last.number &+ 1 ? last.name.next : nil
        last = (number, next ?? ShortName(number))
        guard arePlain || elements[index].look.isPlain,
          cells.write(last.name, inside: boxes[index], owner: index)
        else { break }
        place += 1
      }
      return place
    }
  }

  private mutating func drawLabel(_ index: Int) {
    let look = scene.elements[index].look
    guard isLabelled(look.kind) else { return }
    let (name, box) = (scene.elements[index].label, boxes[index])
    let isPlaced =
      canvas.withCells { $0.write(ShortName(name), inside: box, owner: index) }
      || canvas.place(name: name, in: box, owner: index, glyphs: glyphs)
    if !isPlaced { findings.unlabelled.insert(index) }
    if look.isHit || look.isChanged { fillLines(of: index) }
  }

  /// Fills the lines of a hit or a changed element that has no inside. The ends stay lines, and the
  /// query does not cover it.
  private mutating func fillLines(of index: Int) {
    let isHit = scene.elements[index].isHit
    var area = boxes[index]
    guard dots == nil, area.width <= 2 || area.height <= 2 else { return }
    if area.width > 2 {
      (area.left, area.right) = (area.left + 1, area.right - 1)
    } else if area.height > 2 {
      (area.top, area.bottom) = (area.top + 1, area.bottom - 1)
    }
    area = area.intersection(canvas.bounds)
    guard !area.isEmpty else { return }
    for row in area.top..<area.bottom {
      for column in area.left..<area.right
      where canvas[column, row].owner == index && [0, glyphs.dot].contains(canvas[column, row].ink)
        && canvas[column, row].role == (isHit ? .hit : .changed)
      { canvas[column, row].ink = isHit ? glyphs.hit : glyphs.changed }
    }
  }

  private func isLabelled(_ kind: ElementKind) -> Bool {
    kind != .background && kind != .separator && !(findings.isDensity && kind == .item)
  }
}

// MARK: - Elements

extension Sketch {
  /// Finds the items without a cell of their own, or a dot.
  private mutating func findHidden() {
    let elements = scene.elements
    for index in findings.drawn where elements[index].kind == .item {
      // Most are seen at their corner.
      if dots == nil, canvas.isOwner(index, atCornerOf: boxes[index]) { continue }
      let frame = elements[index].frame
      let isSeen =
        dots?.isSeen(index, in: scale.ofDots.cells(ofElement: frame))
        ?? canvas.isSeen(index, in: boxes[index])
      if !isSeen, !frame.isEmpty { findings.hidden.insert(index) }
    }
  }

  /// Draws elements in boxes: those that look alike and follow each other, as most do, at once.
  private mutating func drawElements() {
    let drawn = findings.drawn
    let areAlike = findings.arePlainItems && findings.overflowing.isEmpty && !hasSingleCells
    guard !areAlike || findings.isDensity else { return canvas.draw(drawn[...], boxes, itemCells) }
    var place = 0
    while place < drawn.count {
      let end = endOfPlainItems(among: drawn, from: place)
      if end > place {
        canvas.draw(drawn[place..<end], boxes, itemCells)
        place = end
      } else {
        drawElement(drawn[place])
        place += 1
      }
    }
  }

  /// Where the items end that look as most do, of those of `drawn` from `start` on.
  private func endOfPlainItems(among drawn: [Int], from start: Int) -> Int {
    guard !findings.isDensity else { return start }
    let elements = scene.elements.span
    var end = start
    while end < drawn.count {
      let index = drawn[end]
      guard elements[index].look.isPlain,
        boxes[index].width > 1 || boxes[index].height > 1,
        findings.overflowing.isEmpty || !findings.overflowing.contains(index)
      else { break }
      end += 1
    }
    return end
  }

  mutating func drawElement(_ index: Int) {
    let look = scene.elements[index].look
    switch look.kind {
    case .item:
      guard !findings.isDensity else { return }
      drawBox(index, cells(.item, .frame, look))
    case .header, .layoutHeader: drawBox(index, cells(.header, .header, look))
    case .footer, .layoutFooter: drawBox(index, cells(.footer, .footer, look))
    // These have no outline.
    case .badge: fill(index, look.isHit ? glyphs.hit : glyphs.badge, .badge)
    case .separator: fill(index, glyphs.separatorLine, .separator)
    case .background: fill(index, glyphs.background, .background)
    }
  }

  private mutating func fill(_ index: Int, _ ink: UInt32, _ role: Role) {
    canvas.fill(boxes[index], with: Canvas.Cell(ink: ink, role: role, owner: index))
  }

  /// The cells of a box whose lines have the role `role`, unless a mark has another.
  private func cells(_ style: BoxStyle, _ role: Role, _ look: SceneElement.Look) -> BoxCells {
    let (mark, role): (UInt32, Role) =
      if look.isHit {
        (glyphs.hit, .hit)
      } else if look.isChanged {
        (glyphs.changed, .changed)
      } else {
        (0, look.touches ? .touch : role)
      }
    return BoxCells(
      style, line: Canvas.Cell(role: role),
      inside: mark == 0 ? Canvas.Cell() : Canvas.Cell(ink: mark, role: role))
  }

  private mutating func drawBox(_ index: Int, _ cells: BoxCells) {
    let box = boxes[index]
    canvas.draw([index], boxes, cells)
    if box.width == 1, box.height == 1, canvas.bounds.contains(column: box.left, row: box.top),
      canvas[box.left, box.top].arms == .none
    {
      canvas[box.left, box.top].ink = glyphs.dot
    }
    markStates(index)
  }

  /// Marks an element that overflows, or that only touches the query.
  mutating func markStates(_ index: Int) {
    if findings.overflowing.contains(index) { hatch(boxes[index]) }
    let (touches, isHit) = (scene.elements[index].touches, scene.elements[index].isHit)
    if touches && !isHit { markCorners(boxes[index]) }
  }

  /// Hatches the part of `box` beyond the edges of the container or the content; where none of it
  /// is in the picture, the cells next to it.
  private mutating func hatch(_ box: CellRect) {
    let seen = box.intersection(canvas.bounds)
    var low = seen
    var high = seen
    if scene.axis == .vertical {
      low.right = max(seen.left + 1, min(seen.right, scale.column(0)))
      high.left = min(seen.right - 1, max(seen.left, scale.column(scene.crossSize)))
      if box.left >= scale.column(0) { low.right = low.left }
      if box.right <= scale.column(scene.crossSize) { high.left = high.right }
    } else {
      low.bottom = max(seen.top + 1, min(seen.bottom, scale.row(0)))
      high.top = min(seen.bottom - 1, max(seen.top, scale.row(scene.crossSize)))
      if box.top >= scale.row(0) { low.bottom = low.top }
      if box.bottom <= scale.row(scene.crossSize) { high.top = high.bottom }
    }
    for area in [low, high] where !area.isEmpty {
      for row in area.top..<area.bottom {
        for column in area.left..<area.right where canvas[column, row].arms == .none {
          canvas[column, row].ink = glyphs.overflow
          canvas[column, row].role = .overflow
        }
      }
    }
  }

  private mutating func markCorners(_ box: CellRect) {
    for (column, row) in [
      (box.left, box.top), (box.right - 1, box.top), (box.left, box.bottom - 1),
      (box.right - 1, box.bottom - 1),
    ] where canvas.bounds.contains(column: column, row: row) {
      canvas[column, row].ink = glyphs.touch
      canvas[column, row].role = .touch
    }
  }
}
