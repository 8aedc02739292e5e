/// A whole collection: elements by name, and elements by rectangle, on the screen's axes.
///
/// Sections are stacked scrolling down, then transposed for a collection that scrolls sideways,
/// then mirrored for right-to-left. A query returns elements: items, headers, footers, badges and
/// backgrounds. The content begins below the safe area.
///
/// Where all sections have one strategy that places whole collections (`AnyStrategy`), that
/// strategy returns every frame, and nothing is stacked. For one section without headers,
/// `LayoutStrategy.layout(_:)` is enough.
public struct CollectionLayout: Sendable {
  /// The request that this layout answers.
  public private(set) var request: LayoutRequest
  /// The container and its sections; no sections where a strategy placed the whole collection.
  private(set) var stack: SectionStack
  /// The collection that a strategy placed, at its current scroll position; nil where sections are
  /// stacked.
  var external: ExternalCollection?
  /// The same at the initial scroll position.
  let atRest: ExternalCollection?
  /// The offsets that `external` was computed for.
  var followed = ScrollOffsets()
  let transposed: Transposition
  /// What must be set before anything is placed; nil where something is, or nothing can be set.
  public package(set) var missing: MissingSettings?
  /// Whether it lacks settings. To compare them with nil would copy them, for each command.
  package var isWaiting: Bool { if case .some = missing { true } else { false } }
  /// The scroll positions of orthogonal sections, in points, by section; a section without one is
  /// at its first stop.
  public var orthogonalOffsets: [Int: Double] = [:] {
    didSet {
      guard orthogonalOffsets != oldValue, let external,
        !external.contents.orthogonalSections.isEmpty
      else { return }
      self.external = indexed(external.contents)
    }
  }

  /// Lays out `request`, without solving more than the strategies need for that.
  ///
  /// ```swift
  /// let section = Section(
  ///   strategy: AnyStrategy(List.self), count: 3, sizes: .uniform(Size(width: 100, height: 50)),
  ///   spacing: Spacing(line: 0))
  /// let layout = try CollectionLayout(
  ///   LayoutRequest(container: Size(width: 320, height: 480), sections: [section]))
  /// layout.frame(of: ElementID(.item, section: 0, index: 2))  // y is 100
  /// ```
  ///
  /// - Throws: what the sections' strategies throw, and `LayoutError.noRoom` where insets leave
  ///   nothing.
  /// - Complexity: O(sections), and what each strategy takes before it is solved; a section that
  ///   equals the one before it shares its layout.
  public init(_ request: LayoutRequest) throws(LayoutError) {
    try self.init(request, request.wholeStrategy?.collection(CollectionRequest(request)))
  }

  /// The layout of `request`, of which a strategy placed `contents`; nil where sections are stacked.
  init(_ request: LayoutRequest, _ contents: CollectionContents?) throws(LayoutError) {
    var request = request
    var container = request
    atRest = contents.map { Self.indexed($0, [:], request) }
    external = atRest
    if let atRest {
      request.axis = atRest.contents.axis
      container = LayoutRequest(
        container: request.container, axis: request.axis, sections: [],
        safeArea: request.safeArea.adding(atRest.contents.insets))
    }
    self.request = request
    transposed = Transposition(scrolling: request.axis)
    stack = try SectionStack(container)
  }
}

extension CollectionLayout {
  /// What a loaded strategy itself answers to `rect`: for a UIKit layout, what
  /// `layoutAttributesForElements(in:)` returns. Nil where the answer is the lab's alone.
  public func ownAnswer(to rect: Rect) -> Result<[ElementID], LayoutError>? {
    external?.contents.ownAnswer?(rect)
  }

  /// What an external strategy assumed to place the whole collection, a sentence each.
  public var assumptions: [String] { atRest?.contents.assumptions ?? [] }

  /// How many items there are in all sections.
  public var itemCount: Int { external?.itemCount ?? stack.itemCount }
  /// Whether a loaded layout has items, and places none of them.
  package var placesNoItem: Bool {
    external.map { $0.itemCount > 0 && $0.unplacedCount == $0.itemCount } ?? false
  }
  /// Whether a loaded layout places items, all of them without a size, and nothing else.
  package var placesWithoutSize: Bool {
    external.map { $0.showsNothing && $0.elementCount > 0 } ?? false
  }
  /// How many elements there are: items, headers, footers, badges and backgrounds, and the views
  /// of the whole layout.
  public var elementCount: Int { external?.elementCount ?? stack.elementCount }
  /// How many sections there are.
  public var sectionCount: Int { external?.sectionCount ?? stack.count }
  /// Whether everything is solved, so that `contentSize` is known.
  public var isSolved: Bool { stack.isSolved }
  /// The memory that solving takes, in bytes.
  public var byteCount: Int { external?.byteCount ?? stack.byteCount }

  /// The size of the content, in points; nil until all is solved.
  public var contentSize: Size? {
    if let external { return external.contents.contentSize }
    guard stack.isSolved else { return nil }
    return transposed(Size(width: stack.container.crossSize, height: stack.length))
  }

  /// The size that includes the content and the elements beyond it, in points: an external layout
  /// can report empty content and still place visible elements. Nil until all is solved.
  public var reach: Size? { external?.reach ?? contentSize }

  /// Solves everything.
  ///
  /// - Throws: `LayoutError.interrupted` if `stop` asks for it, and `LayoutError.tooLong`; so do
  ///   the other two.
  /// - Complexity: that of the strategies, O(items) for most.
  public mutating func solve(stop: StopSignal = .never) throws(LayoutError) {
    try stack.solve(to: .infinity, stop: stop)
  }

  /// Solves as far as answers for `rect` need; all of it where reading begins at the right end.
  public mutating func solve(for rect: Rect, stop: StopSignal = .never) throws(LayoutError) {
    try stack.solve(to: isReversed ? .infinity : transposed(rect).maxY.nextUp, stop: stop)
  }

  /// Solves as far as it takes to know where section `number` begins.
  public mutating func solve(
    toSection number: Int, stop: StopSignal = .never
  ) throws(LayoutError) {
    try stack.solve(to: 0, whole: isReversed ? sectionCount : number, stop: stop)
  }

  /// Changes one item of section `number` in place, and `request` with it.
  ///
  /// Returns false and changes nothing if the section's layout must solve again, there is no such
  /// item, or the content would come near `greatestLength`: lay out the edited request then. The
  /// content may differ from that layout's by rounding, by less than a millionth of a point for
  /// each million points.
  ///
  /// - Complexity: that of the layout's own change, and O(sections).
  public mutating func apply(_ edit: ItemEdit, to number: Int) -> Bool {
    guard external == nil, number >= 0, number < sectionCount,
      stack.apply(edit, transposed, to: number, spacing: request.sections[number].spacing.line)
    else { return false }
    request.sections[number].apply(edit)
    return true
  }

  /// The layout of section `number`, which must be in 0..<sectionCount, in its own coordinates,
  /// scrolling down.
  public func section(_ number: Int) -> any SolvedLayout {
    if let external { return ExternalSection(external, section: number, transposed: transposed) }
    return stack.section(number).layout
  }

  /// How many views of `kind` section `number` has, or the layout for a kind of the whole layout; 0
  /// for items, badges and separators, which the section's own layout counts.
  public func viewCount(of kind: ElementKind, ofSection number: Int = 0) -> Int {
    if let external { return external.viewCount(of: kind, ofSection: number) }
    if kind == .layoutHeader || kind == .layoutFooter {
      return stack.outer.views.count { $0.kind == kind }
    }
    guard number >= 0, number < sectionCount else { return 0 }
    let section = stack.section(number)
    return kind == .background
      ? section.shownBackgrounds.count : section.boundary.views.count { $0.kind == kind }
  }

  /// The tracks of section `number`, on the screen's axes; nil where it has none, or there is no
  /// such section.
  public func tracks(ofSection number: Int) -> ItemTracks? {
    guard number >= 0, number < sectionCount, let tracks = section(number).tracks else {
      return nil
    }
    return transposed.isTransposed
      ? ItemTracks(count: tracks.count, size: tracks.size, axis: tracks.axis.across) : tracks
  }

  /// The track of an item, counted from the leading edge, or from the top where tracks are rows;
  /// nil where its section has no tracks, or there is no such item.
  ///
  /// - Complexity: one frame of the section's strategy.
  public func track(ofItem index: Int, section number: Int) -> Int? {
    guard number >= 0, number < sectionCount, index >= 0, index < section(number).count else {
      return nil
    }
    return section(number).track(of: index)
  }

  var mirrored: Mirrored {
    guard external == nil, request.isRightToLeft else { return Mirrored(in: nil) }
    guard transposed.isTransposed else { return Mirrored(in: request.container.width) }
    return Mirrored(in: max(stack.container.length, stack.length))
  }

  func onScreen(_ rect: Rect) -> Rect { mirrored(transposed(rect)) }
  func scrollingDown(_ rect: Rect) -> Rect { transposed(mirrored(rect)) }

  func scrolled(_ visible: Rect?) -> Scrolled {
    let down = scrollingDown(visible ?? firstScreen)
    return Scrolled(
      visible: Boundary.Visible(start: down.y, end: max(down.y, down.maxY)),
      orthogonalOffsets: orthogonalOffsets)
  }
}

extension CollectionLayout {
  /// The frame of the element `id` while `visible` is on the screen; nil where there is no such
  /// element, or its section is not solved.
  ///
  /// - Complexity: one frame of the section's strategy.
  public func frame(of id: ElementID, visible: Rect? = nil) -> Rect? {
    if let external { return external.element(id)?.frame }
    return stack.frame(of: id, scrolled(visible)).map(onScreen)
  }

  /// The element kind that the view `id` was given; nil where it has the standard one of a header
  /// or footer, and for items.
  public func elementKind(of id: ElementID) -> String? {
    if let external { return external.element(id)?.elementKind }
    switch id.kind {
    case .item: return nil
    case .layoutHeader, .layoutFooter: return stack.outer.view(id.kind, id.ordinal)?.view.kind
    case .header, .footer, .badge, .separator, .background: break
    }
    guard id.section >= 0, id.section < sectionCount, id.ordinal >= 0 else { return nil }
    let section = stack.section(id.section)
    return switch id.kind {
    case .badge, .separator: section.attachment(of: id)?.kind
    case .background: section.shownBackgrounds.dropFirst(id.ordinal).first?.kind
    default: section.boundary.view(id.kind, id.ordinal)?.view.kind
    }
  }

  /// The element `id` with its frame while `visible` is on the screen, and its place in depth; nil
  /// as `frame(of:visible:)`.
  public func element(_ id: ElementID, visible: Rect? = nil) -> Element? {
    if let external { return external.element(id) }
    return frame(of: id, visible: visible).map {
      Element(id: id, frame: $0, zIndex: zIndex(of: id), elementKind: elementKind(of: id))
    }
  }

  /// The items of `range` in section `number`, in order, each as `element(_:visible:)` returns it.
  ///
  /// Items that do not exist are left out, and all of them where the section is not solved.
  ///
  /// - Complexity: O(32 + the length of `range`) in a `CheckpointedLayout`, where as many single
  ///   elements take O(32) each.
  public func items(
    _ range: Range<Int>, ofSection number: Int, visible: Rect? = nil
  ) -> [Element] {
    let ids = range.lazy.map { ElementID(.item, section: number, index: $0) }
    if let external { return ids.compactMap(external.element) }
    var found: [Element] = []
    found.reserveCapacity(range.count)
    stack.visitFrames(of: range, inSection: number, scrolled(visible)) { index, frame in
      let id = ElementID(.item, section: number, index: index)
      found.append(Element(id: id, frame: onScreen(frame), zIndex: zIndex(of: id)))
    }
    return found
  }

  /// How many items of `range` in section `number` have a frame, or get one when they are solved.
  ///
  /// - Complexity: O(log(items)).
  package func placedCount(of range: Range<Int>, ofSection number: Int) -> Int {
    external?.placedCount(of: range, ofSection: number) ?? range.count
  }

  /// How many items have no frame: an external layout can place fewer than there are.
  package var unplacedCount: Int { external?.unplacedCount ?? 0 }

  /// The z-index of an element that there is.
  private func zIndex(of id: ElementID) -> Int {
    if id.kind == .layoutHeader || id.kind == .layoutFooter {
      return stack.outer.view(id.kind, id.ordinal)?.view.zIndex ?? 0
    }
    let section = stack.section(id.section)
    return switch id.kind {
    case .item: section.layout.zIndex(of: id.index)
    case .badge, .separator: section.attachment(of: id)?.zIndex ?? 0
    case .background: section.shownBackgrounds[id.ordinal].zIndex
    default: section.boundary.view(id.kind, id.ordinal)?.view.zIndex ?? 0
    }
  }

  /// Visits the elements that intersect `rect`, in no fixed order.
  ///
  /// Finds what is solved; call `solve(for:stop:)` first. Pinned headers and footers are
  /// where they are while `visible` is on the screen.
  public func visitElements(
    in rect: Rect, visible: Rect? = nil, trace: inout some Trace,
    _ visit: (consuming Element) -> Visit
  ) {
    let around = rect.surroundings
    visitRuns(in: rect, visible: visible, trace: &trace) { run, frames, kind in
      frames.pass(from: 0) {
        let place = run.place($0, $1)
        return place.frame.isListed(in: rect, around) ? visit(Element(place, kind)) : .continue
      }
    }
  }

  /// How many elements are gathered from one check to the next: a power of two.
  @inlinable package static var block: Int { 4096 }

  /// Appends the elements that intersect `rect` to `found`, and those that only touch it, at an edge or
  /// a corner, to `touching`, in no fixed order. The cost is that of the first ones.
  ///
  /// `check` is called after each `block` of elements, and may stop the visit.
  package func gather(
    in rect: Rect, visible: Rect? = nil, trace: inout some Trace, into found: inout [Element],
    touching: inout [Element], check: (inout [Element]) -> Visit = { _ in .continue }
  ) {
    let around = rect.surroundings
    visitRuns(in: rect, within: around, visible: visible, trace: &trace) { run, frames, kind in
      frames.pass(from: 0) {
        let place = run.place($0, $1)
        if !place.frame.intersects(rect) {
          if place.frame.touches(rect) { touching.append(Element(place, kind)) }
          // One that is elsewhere is a bug of the strategy, and is shown.
          guard !place.frame.intersects(around) else { return .continue }
        }
        return Self.append(Element(place, kind), to: &found, check)
      }
    }
  }

  /// Appends the elements that intersect `rect` to `found`, in no fixed order. `check` is called as
  /// above.
  package func gather(
    in rect: Rect, visible: Rect? = nil, trace: inout some Trace, into found: inout [Element],
    check: (inout [Element]) -> Visit = { _ in .continue }
  ) {
    let around = rect.surroundings
    visitRuns(in: rect, visible: visible, trace: &trace) { run, frames, kind in
      frames.pass(from: 0) {
        let place = run.place($0, $1)
        return place.frame.isListed(in: rect, around)
          ? Self.append(Element(place, kind), to: &found, check) : .continue
      }
    }
  }

  @inline(__always)
  static func append<Found>(
    _ element: consuming Found, to found: inout [Found], _ check: (inout [Found]) -> Visit
  ) -> Visit {
    // Most answers are short: they grow once or not at all. Of a long one, the array knows best.
    if found.count == found.capacity, found.count < 1024 {
      found.reserveCapacity(max(8, 8 * found.count))
    }
    found.append(element)
    return found.count & (block - 1) == 0 ? check(&found) : .continue
  }

  /// The elements that intersect `rect`, in the order of their names: see `ElementID`.
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
