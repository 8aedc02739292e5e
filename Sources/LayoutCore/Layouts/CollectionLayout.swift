/// A whole collection, solved: elements by name, and elements by rectangle, on the screen's axes.
///
/// Sections are stacked scrolling down, then turned for a collection that scrolls sideways, then
/// mirrored for right-to-left. Answers to a rectangle are elements: items, headers and footers.
public struct CollectionLayout: Sendable {
  /// What was asked for.
  public private(set) var request: LayoutRequest
  private(set) var stacked: Stacked
  let turned: Turned
  /// How far each section that scrolls across the axis was scrolled, in points; 0 where nothing is
  /// said.
  public var stripOffsets: [Int: Double] = [:]

  /// The layout that `request` asks for; nothing is solved that need not be.
  ///
  /// - Throws: what the sections' strategies throw, and `LayoutError.noRoom` where insets leave
  ///   nothing.
  /// - Complexity: O(sections), and what each strategy takes before it is solved.
  public init(_ request: LayoutRequest) throws(LayoutError) {
    self.request = request
    turned = Turned(scrolling: request.axis)
    var sections: [SolvedSection] = []
    sections.reserveCapacity(request.sections.count)
    for (number, section) in request.sections.enumerated() {
      sections.append(try SolvedSection(section, number: number, in: request))
    }
    itemCount = sections.reduce(0) { $0 + $1.layout.count }
    elementCount = sections.reduce(itemCount) {
      $0 + ($1.header == nil ? 0 : 1) + ($1.footer == nil ? 0 : 1)
    }
    stacked = Stacked(
      sections, spacing: request.sectionSpacing, breadth: turned(request.container).width)
  }

  /// How many items there are in all sections.
  public private(set) var itemCount: Int
  /// How many elements there are: items, headers and footers.
  public private(set) var elementCount: Int
  /// How many sections there are.
  public var sectionCount: Int { stacked.sections.count }
  /// Whether all is solved, so that `contentSize` is at hand.
  public var isSolved: Bool { stacked.isSolved }
  /// The memory that is kept for the answers, in bytes.
  public var byteCount: Int { stacked.sections.reduce(0) { $0 + $1.layout.byteCount } }

  /// The size of the content, in points; nil until all is solved.
  public var contentSize: Size? {
    guard stacked.isSolved else { return nil }
    return turned(Size(width: stacked.breadth, height: stacked.length))
  }

  /// Solves everything.
  ///
  /// - Throws: `LayoutError.interrupted` once `stop` asks for it, and `LayoutError.tooLong`. The
  ///   same holds for the other two.
  public mutating func solve(stop: StopSignal = .never) throws(LayoutError) {
    try stacked.solve(to: .infinity, stop: stop)
  }

  /// Solves as far as it takes to answer for `rect`; a mirrored strip needs all of it.
  public mutating func solve(for rect: Rect, stop: StopSignal = .never) throws(LayoutError) {
    let needsAll = turned.isTurned && request.isRightToLeft
    try stacked.solve(to: needsAll ? .infinity : turned(rect).maxY.nextUp, stop: stop)
  }

  /// Solves as far as it takes to know where section `number` begins.
  public mutating func solve(
    toSection number: Int, stop: StopSignal = .never
  ) throws(LayoutError) {
    let needsAll = turned.isTurned && request.isRightToLeft
    try stacked.solve(to: 0, whole: needsAll ? sectionCount : number, stop: stop)
  }

  /// Changes one item of section `number` in place, and `request` with it.
  ///
  /// False, and nothing has changed, where the section's layout cannot do it without solving again,
  /// there is no such item, or the content would come near the greatest length there is: a layout
  /// of the edited request then tells. The content may be rounded otherwise than that layout's by
  /// less than a millionth of a point for each million points.
  ///
  /// - Complexity: that of the layout's own change, and O(sections).
  public mutating func apply(_ edit: ItemEdit, to number: Int) -> Bool {
    guard number >= 0, number < sectionCount,
      stacked.apply(edit, turned, to: number, spacing: request.sections[number].spacing.line)
    else { return false }
    let count = request.sections[number].count
    request.sections[number].apply(edit)
    let added = request.sections[number].count - count
    itemCount += added
    elementCount += added
    return true
  }

  /// The layout of section `number`, which must be in 0..<sectionCount, in its own coordinates,
  /// scrolling down.
  public func section(_ number: Int) -> any SolvedLayout { stacked.sections[number].layout }

  /// The tracks of section `number`, on the screen's axes; nil where it has none, or there is no
  /// such section.
  public func tracks(ofSection number: Int) -> ItemTracks? {
    guard number >= 0, number < sectionCount, let tracks = section(number).tracks else {
      return nil
    }
    return turned.isTurned
      ? ItemTracks(count: tracks.count, size: tracks.size, axis: tracks.axis.across) : tracks
  }

  /// The track that an item stands in, counted from the leading edge, or from the top where tracks
  /// are rows; nil where its section has no tracks, or there is no such item.
  ///
  /// - Complexity: one frame of the section's strategy.
  public func track(ofItem index: Int, section number: Int) -> Int? {
    guard number >= 0, number < sectionCount, index >= 0, index < section(number).count else {
      return nil
    }
    return section(number).track(of: index)
  }

  var mirrored: Mirrored {
    guard request.isRightToLeft else { return Mirrored(in: nil) }
    guard turned.isTurned else { return Mirrored(in: request.container.width) }
    return Mirrored(in: max(request.container.width, stacked.length))
  }

  private func onScreen(_ rect: Rect) -> Rect { mirrored(turned(rect)) }
  private func scrollingDown(_ rect: Rect) -> Rect { turned(mirrored(rect)) }

  private func stretch(of visible: Rect) -> ClosedRange<Double> {
    let down = scrollingDown(visible)
    return down.y...max(down.y, down.maxY)
  }
}

extension CollectionLayout {
  /// The first screen: what is visible before anybody scrolls.
  public var firstScreen: Rect {
    let screen = Rect(origin: .zero, size: request.container)
    guard turned.isTurned, request.isRightToLeft, stacked.isSolved else { return screen }
    return onScreen(Rect(origin: .zero, size: turned(request.container)))
  }

  /// The frame of the element `id` while `visible` is on the screen; nil where there is no such
  /// element, or solving has not come to its section.
  ///
  /// - Complexity: one frame of the section's strategy.
  public func frame(of id: ElementID, visible: Rect? = nil) -> Rect? {
    guard id.section >= 0, id.section < sectionCount else { return nil }
    let stretch = stretch(of: visible ?? firstScreen)
    let frame: Rect?
    switch id.kind {
    case .item:
      guard id.index >= 0, id.index < stacked.sections[id.section].layout.count else { return nil }
      frame = stacked.itemFrame(id.index, of: id.section)
    case .header: frame = stacked.headerFrame(of: id.section, visible: stretch)
    case .footer: frame = stacked.footerFrame(of: id.section, visible: stretch)
    case .badge, .background, .layoutHeader, .layoutFooter: frame = nil
    }
    return frame.map(onScreen)
  }

  /// Visits the elements that intersect `rect`: a section's header, its items, its footer.
  ///
  /// Answers where solving has gone; call `solve(for:stop:)` first. Pinned headers and footers are
  /// where they are while `visible` is on the screen.
  public func visitElements(
    in rect: Rect, visible: Rect? = nil, trace: inout some Trace, _ visit: (Element) -> Visit
  ) {
    stacked.visit(
      in: scrollingDown(rect), visible: stretch(of: visible ?? firstScreen), trace: &trace
    ) { id, frame in
      visit(Element(id: id, frame: onScreen(frame)))
    }
  }

  /// The elements that intersect `rect`, in order: by section, then header, items by index, footer.
  ///
  /// - Complexity: that of the sections' queries, and sorting the hits.
  public func elements(
    in rect: Rect, visible: Rect? = nil, trace: inout some Trace
  ) -> [Element] {
    var found: [Element] = []
    visitElements(in: rect, visible: visible, trace: &trace) { element in
      found.append(element)
      return .continue
    }
    return found.sorted { $0.id < $1.id }
  }
}
