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
  private(set) var boxes: [CellRect] = []
  /// Whether the edges of all elements on the canvas are on cell borders: those that meet in cells
  /// then meet in points, too.
  private(set) var isAligned = true
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
    for index in findings.drawn { dots == nil ? drawElement(index) : drawDots(index) }
    if !findings.isDensity { findHidden() }
    // 2. Overlaps.
    findOverlaps()
    if !findings.isDensity { findGaps() }
    // 3. Layers.
    drawLayers()
    // 4. and 5. Container and viewport.
    drawContainer()
    drawViewport()
    // 6. The query.
    if let query = scene.query { drawQuery(query) }
    // 7. Labels.
    let all = scene.elements
    let elements = all.span
    let glyphs = glyphs
    for index in findings.drawn where isLabelled(elements[index].kind) {
      let placed = canvas.place(
        name: elements[index].name, in: boxes[index], owner: index, glyphs: glyphs)
      if !placed { findings.unlabelled.insert(index) }
      if elements[index].isHit || elements[index].isChanged { fillLines(of: index) }
    }
    // 8. Ghosts.
    if let ghosts = scene.ghosts { drawGhosts(ghosts) }
    writeDots()
    // 9. Outside the viewport.
    dimOutsideViewport()
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
  private mutating func measure() {
    let elements = scene.elements
    boxes.reserveCapacity(elements.count)
    findings.drawn.reserveCapacity(elements.count)
    var (widths, heights) = (EqualLengths(), EqualLengths())
    var items = (all: 0, small: 0)
    let unit = dots == nil ? scale : scale.ofDots
    let least = (
      width: unit.pointsPerColumn * (1 - CellScale.tolerance),
      height: unit.pointsPerRow * (1 - CellScale.tolerance)
    )
    isAligned = dots == nil && max(unit.pointsPerColumn, unit.pointsPerRow) < Self.coarsestAligned
    for index in elements.indices {
      let frame = elements[index].frame
      guard frame.hasFiniteEdges else {
        boxes.append(CellRect(left: 0, top: 0, right: 0, bottom: 0))
        findings.unusable.insert(index)
        continue
      }
      let places = unit.places(of: frame)
      let cells = unit.cells(ofElement: frame, at: places)
      let box = moved(dots == nil ? cells : scale.cells(ofElement: frame), of: frame)
      boxes.append(box)
      guard canvas.contains(partOf: box) else { continue }
      findings.drawn.append(index)
      if frame.isEmpty {
        findings.empty.insert(index)
      } else if frame.width < least.width || frame.height < least.height {
        findings.enlarged.insert(index)
      }
      if !elements[index].scrollsAcross, scene.isBeyondContainer(frame) {
        findings.overflowing.insert(index)
      }
      widths.add(length: frame.width, cells: cells.width)
      heights.add(length: frame.height, cells: cells.height)
      if !places.are(box) {
        isAligned = false
        findings.isExact = findings.isExact && places.areOnBorders
      }
      if elements[index].kind == .item {
        items.all += 1
        let area = frame.width / scale.pointsPerColumn * frame.height / scale.pointsPerRow
        if area < 6 { items.small += 1 }
      }
    }
    (findings.equalWidthsDiffer, findings.equalHeightsDiffer) = (widths.differ, heights.differ)
    // Many items are small: the median covers less than 3 × 2 cells.
    if items.all >= 20, items.small > items.all / 2 { findCrowded() }
  }

  /// Where a cell is larger than this, in points, what ``CellPlaces/are(_:)`` allows could be a gap.
  private static let coarsestAligned = 1e5

  /// A frame smaller than a cell at the far edge rounds to the cell beyond it: it is drawn in the
  /// last one.
  private func moved(_ box: CellRect, of frame: Rect) -> CellRect {
    var box = box
    if box.left == canvas.columns, box.width == 1, frame.x < view.maxX {
      box.left -= 1
      box.right -= 1
    }
    if box.top == canvas.rows, box.height == 1, frame.y < view.maxY {
      box.top -= 1
      box.bottom -= 1
    }
    return box
  }

  /// Finds whether more than a tenth of the items begin in a cell where another one begins: they are
  /// shaded then.
  private mutating func findCrowded() {
    var isTaken = [Bool](repeating: false, count: canvas.columns * canvas.rows)
    let items = findings.drawn.filter { scene.elements[$0].kind == .item }
    for index in items {
      let seen = boxes[index].intersection(canvas.bounds)
      let place = seen.top * canvas.columns + seen.left
      if isTaken[place] { findings.hidden.insert(index) }
      isTaken[place] = true
    }
    findings.isDensity = findings.hidden.count * 10 > items.count
    findings.hidden = findings.isDensity ? findings.hidden.intersection(findings.enlarged) : []
  }

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

  mutating func drawElement(_ index: Int) {
    let kind = scene.elements[index].kind
    let isHit = scene.elements[index].isHit
    if findings.isDensity && kind == .item { return }
    let box = boxes[index]
    var (style, role) = (BoxStyle.item, Role.frame)
    var inside = Canvas.Cell(owner: index)
    switch kind {
    case .item: break
    case .header, .layoutHeader: (style, role) = (.header, .header)
    case .footer, .layoutFooter: (style, role) = (.footer, .footer)
    // These have no outline.
    case .badge:
      let ink = isHit ? glyphs.hit : glyphs.badge
      return canvas.fill(box, with: Canvas.Cell(ink: ink, role: .badge, owner: index))
    case .separator:
      return canvas.fill(
        box, with: Canvas.Cell(ink: glyphs.separatorLine, role: .separator, owner: index))
    case .background:
      return canvas.fill(
        box, with: Canvas.Cell(ink: glyphs.background, role: .background, owner: index))
    }
    if isHit {
      role = .hit
      inside = Canvas.Cell(ink: glyphs.hit, role: .hit, owner: index)
    } else if scene.elements[index].isChanged {
      role = .changed
      inside = Canvas.Cell(ink: glyphs.changed, role: .changed, owner: index)
    } else if scene.elements[index].touches {
      role = .touch
    }
    canvas.draw(box, style, line: Canvas.Cell(role: role, owner: index), inside: inside)
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
