/// How far the collection and its orthogonal sections are scrolled: frames depend on this and on
/// the layout.
struct Scrolled: Sendable {
  /// The stretch of the content that is seen.
  var visible: Boundary.Visible
  /// How far each section that scrolls across the axis was scrolled, in points.
  var orthogonalOffsets: [Int: Double]
}

extension SectionStack {
  /// The visible part that pinned views of the whole layout leave to those of the sections.
  private func inner(_ visible: Boundary.Visible) -> Boundary.Visible {
    Boundary.Visible(start: visible.start + outer.pinnedStart, end: visible.end - outer.pinnedEnd)
  }

  /// The content that the views of the whole layout surround.
  var content: Boundary.Content {
    Boundary.Content(
      start: 0, itemsStart: outer.startLength, itemsEnd: sectionsEnd, lastInset: 0,
      end: sectionsEnd.map { $0 + outer.endLength })
  }

  /// How far the items of section `number` are from the collection's origin.
  func shift(ofSection number: Int, _ scrolled: Scrolled) -> Point? {
    guard let start = start(of: number) else { return nil }
    let section = section(number)
    let orthogonalSection = section.orthogonalOffset(number, scrolled.orthogonalOffsets)
    return Point(x: section.itemsX - orthogonalSection, y: start + section.itemsStart)
  }

  /// The frame of the element `id`; nil where there is none, or its place is not known.
  func frame(of id: ElementID, _ scrolled: Scrolled) -> Rect? {
    switch id.kind {
    case .layoutHeader, .layoutFooter:
      guard id.section == 0 else { return nil }
      return outer.view(id.kind, id.ordinal)?.frame(around: content, visible: scrolled.visible)
    case .item, .badge, .separator:
      guard id.section >= 0, id.section < count, let layout = layout(of: id),
        let shift = shift(ofSection: id.section, scrolled)
      else { return nil }
      return layout.frames.frame(at: layout.number).offset(x: shift.x, y: shift.y)
    case .header, .footer, .background:
      guard id.section >= 0, id.section < count, id.index == 0, let start = start(of: id.section)
      else { return nil }
      let section = section(id.section)
      if id.kind == .background {
        let backgrounds = section.shownBackgrounds
        guard backgrounds.indices.contains(id.ordinal) else { return nil }
        return section.frame(of: backgrounds[id.ordinal], from: start)
      }
      return section.boundary.view(id.kind, id.ordinal)?
        .frame(around: section.content(from: start), visible: inner(scrolled.visible))
    }
  }

  /// Visits the items of `range` in section `number`, in order; none where its place is not known.
  func visitFrames(
    of range: Range<Int>, inSection number: Int, _ scrolled: Scrolled, _ visit: (Int, Rect) -> Void
  ) {
    guard number >= 0, number < count, let shift = shift(ofSection: number, scrolled)
    else { return }
    let layout = section(number).layout
    layout.visitFrames(of: range.clamped(to: 0..<layout.count)) {
      visit($0, $1.offset(x: shift.x, y: shift.y))
    }
  }

  /// The layout with the frame of an item or a badge, and its number there; nil where there is no
  /// such element in its section.
  func layout(of id: ElementID) -> (frames: any SolvedLayout, number: Int)? {
    let section = section(id.section)
    if id.kind == .item {
      guard id.ordinal == 0, id.index >= 0, id.index < section.count else { return nil }
      return (section.layout, id.index)
    }
    guard id.ordinal >= 0, id.index >= 0, let attachment = section.attachment(of: id),
      let number = attachment.number(id.index), number >= 0, number < attachment.layout.count
    else { return nil }
    return (attachment.layout, number)
  }

  /// Visits what intersects `margin`, which contains `rect`, or comes within rounding of it: for each
  /// section its backgrounds, headers, items, footers and badges, and the views of the whole layout
  /// first. The trace gets the cost for `rect` alone.
  func visit(
    in rect: Rect, within margin: Rect, _ scrolled: Scrolled, trace: inout some Trace,
    _ visit: ElementRunVisitor
  ) {
    guard !rect.isEmpty else { return }
    var query = Query(rect, within: margin)
    if !outer.views.isEmpty {
      query.visit(outer, around: content, visible: scrolled.visible, &trace, visit)
    }
    guard count > 0, !query.isStopped else { return }
    let (first, steps) = firstSection(below: rect.y - reach.below)
    if count > 1 {
      trace.note(QueryCost(searchSteps: steps), .search(over: "section", count: count))
    }
    let inner = inner(scrolled.visible)
    var silent = NoTrace()
    // Sections that only the margin reaches are no part of the cost.
    var number = first
    while number > 0, let start = start(of: number), start > margin.y - reach.below { number -= 1 }
    while !query.isStopped, let start = start(of: number), start - reach.above < margin.maxY {
      if number >= first, start - reach.above < rect.maxY {
        if count > 1 { trace.note(QueryCost(searchSteps: 1), .section(number)) }
        query.visit(
          solved[Int(places[number])], number, from: start, visible: inner,
          offsets: scrolled.orthogonalOffsets, &trace, visit)
      } else {
        query.visit(
          solved[Int(places[number])], number, from: start, visible: inner,
          offsets: scrolled.orthogonalOffsets, &silent
        ) { run, frames, kind in
          frames.passRuns(from: 0, where: { !run.place(0, $0).frame.intersects(rect) }) {
            visit(run.dropFirst($0), $1, kind)
          }
        }
      }
      number += 1
    }
  }
}

/// A rectangle that is compared with elements until a visitor stops it.
private struct Query {
  let rect: Rect
  /// A rectangle around it, in which elements are visited, too.
  let margin: Rect
  private(set) var isStopped = false
  /// How many views were compared and not noted yet.
  private var compared = 0

  init(_ rect: Rect, within margin: Rect) { (self.rect, self.margin) = (rect, margin) }

  /// Compares one view with the rectangle.
  private mutating func offer(_ place: ElementPlace, _ kind: String?, _ visit: ElementRunVisitor) {
    guard !isStopped else { return }
    compared += 1
    guard place.frame.intersects(margin) else { return }
    isStopped = place.pass(kind, to: visit) == .stop
  }

  /// Notes the views that were compared.
  private mutating func note(_ trace: inout some Trace) {
    guard compared > 0 else { return }
    trace.note(QueryCost(itemsCompared: compared), .compare(TraceNoun("view", "around the items")))
    compared = 0
  }

  /// Compares the views of the whole layout with the rectangle.
  mutating func visit(
    _ outer: Boundary, around content: Boundary.Content, visible: Boundary.Visible,
    _ trace: inout some Trace, _ visit: ElementRunVisitor
  ) {
    offer(outer, 0, around: content, visible: visible, visit)
    note(&trace)
  }

  /// Compares headers and footers with the rectangle.
  private mutating func offer(
    _ boundary: Boundary, _ section: Int, around content: Boundary.Content,
    visible: Boundary.Visible, _ visit: ElementRunVisitor
  ) {
    for view in boundary.views {
      guard let frame = view.frame(around: content, visible: visible) else { continue }
      let id = ElementID(view.kind, section: section, ordinal: view.ordinal)
      offer(ElementPlace(id: id, frame: frame, zIndex: view.view.zIndex), view.view.kind, visit)
    }
  }

  private mutating func offerBackgrounds(
    of section: borrowing SolvedSection, _ number: Int, from start: Double,
    _ visit: ElementRunVisitor
  ) {
    for (ordinal, background) in section.shownBackgrounds.enumerated() {
      guard let frame = section.frame(of: background, from: start) else { continue }
      let id = ElementID(.background, section: number, ordinal: ordinal)
      offer(ElementPlace(id: id, frame: frame, zIndex: background.zIndex), background.kind, visit)
    }
  }

  /// Compares all of a section, which begins at `start`, with the rectangle.
  mutating func visit(
    _ section: borrowing SolvedSection, _ number: Int, from start: Double,
    visible: Boundary.Visible, offsets: [Int: Double], _ trace: inout some Trace,
    _ visit: ElementRunVisitor
  ) {
    // Most sections have neither, and a loop over none counts references.
    if !section.shownBackgrounds.isEmpty {
      offerBackgrounds(of: section, number, from: start, visit)
    }
    if !section.boundary.views.isEmpty {
      offer(section.boundary, number, around: section.content(from: start), visible: visible, visit)
    }
    note(&trace)
    let moved = section.orthogonalOffset(number, offsets)
    visitItems(
      of: section, number, by: Point(x: section.itemsX - moved, y: start + section.itemsStart),
      &trace, visit)
  }

  /// Visits the items that are hit, and the views that are anchored to them; all are `shift` from
  /// where the section's layout has them.
  mutating func visitItems(
    of section: borrowing SolvedSection, _ number: Int, by shift: Point, _ trace: inout some Trace,
    _ visit: ElementRunVisitor
  ) {
    guard !isStopped else { return }
    // Rounding can add items at an edge: the caller compares them.
    let local = moved(rect, by: shift)
    let around = margin == rect ? local : moved(margin, by: shift)
    visitItems(of: section.layout, number, in: local, within: around, by: shift, &trace, visit)
    // Most sections have none, and a loop over none counts references.
    guard !section.attachments.isEmpty else { return }
    for (place, views) in section.attachments.enumerated() where !isStopped {
      views.layout.visitItems(in: local, within: around, trace: &trace) { view, frame in
        let id = views.id(of: view, at: place, inSection: number)
        let place = ElementPlace(
          id: id, frame: frame.offset(x: shift.x, y: shift.y), zIndex: views.zIndex)
        isStopped = place.pass(views.kind, to: visit) == .stop
        return isStopped ? .stop : .continue
      }
    }
  }

  /// Visits the items of `layout` that are hit. Generic, because the layout is copied otherwise.
  private mutating func visitItems(
    of layout: some SolvedLayout, _ number: Int, in rect: Rect, within margin: Rect,
    by shift: Point, _ trace: inout some Trace, _ visit: ElementRunVisitor
  ) {
    layout.visitRuns(in: rect, within: margin, trace: &trace) { first, frames in
      // A run of elements has one z-index, as most layouts have. Most runs of a short answer are one
      // frame, which is passed on as it is.
      var start = 0
      while start < frames.count, !isStopped {
        let id = ElementID(.item, section: number, index: first &+ start)
        let run = ElementRun(id, zIndex: layout.zIndex(of: id.index), by: shift)
        guard frames.count > 1 else {
          isStopped = visit(run, frames, nil) == .stop
          break
        }
        var end = start &+ 1
        while end < frames.count, layout.zIndex(of: first &+ end) == run.zIndex { end &+= 1 }
        isStopped = visit(run, frames.extracting(unchecked: start..<end), nil) == .stop
        start = end
      }
      return isStopped ? .stop : .continue
    }
  }

  /// `rect` in the coordinates of a section's layout; wider by what adding rounds.
  private func moved(_ rect: Rect, by shift: Point) -> Rect {
    rect.offset(x: -shift.x, y: -shift.y).widened(x: shift.x == 0 ? 0 : 4, y: shift.y == 0 ? 0 : 4)
  }
}
