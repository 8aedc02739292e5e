/// One section with its layout, and the places of its parts from the section's own start.
///
/// Along the scroll axis: headers, inset, items, inset, footers. Insets narrow the items, and
/// headers and footers only where these follow them (rule 7 of `Documentation/FlowLayout.md`; rules
/// 7 and 8 of `Documentation/CompositionalLayout.md`).
struct SolvedSection: Sendable {
  private(set) var layout: any SolvedLayout
  let insets: Insets
  /// The layout container across the scroll axis: what the insets are counted from.
  let room: LayoutContainer.Room
  /// What headers, footers and backgrounds fill across the scroll axis: the layout container where
  /// a template places the items, and the whole container otherwise.
  let viewRoom: LayoutContainer.Room
  /// The edges that the available space is measured from.
  let reference: InsetsReference
  /// The template that places the items; nil where there is none.
  let template: String?
  /// Whether the insets narrow headers and footers.
  let followsInsets: Bool
  let boundary: Boundary
  /// Transposed.
  private let backgrounds: [Background]
  private(set) var attachments: [Attachment]
  private let separators: Separators?
  /// How the items scroll across the collection's axis; nil where they scroll with it.
  private(set) var orthogonalSection: OrthogonalSection?
  /// How many items there are.
  private(set) var count = 0
  /// The items' extent along the scroll axis; nil until they are solved.
  private(set) var itemsLength: Double?
  /// The section's extent along the scroll axis; nil as long as its items are not solved.
  private(set) var length: Double?
  /// How far anything reaches beyond the section's start and end.
  private(set) var reach: Overhang

  /// Solves section `number` of `request`, which is given on the screen's axes.
  init(
    _ number: Int, of request: LayoutRequest, in container: LayoutContainer
  ) throws(LayoutError) {
    let transposed = container.transposed
    let section = try request.adjusted(number)
    insets = transposed(section.insets)
    reference = container.resolved(section.insetsReference)
    room = container.room(section.insetsReference)
    followsInsets = section.followsInsets
    template = section.template
    viewRoom = template != nil || followsInsets ? room : container.room(.none)
    try Self.demandRoom(number, of: section, insets, beside: 0, in: room, of: container)
    boundary = try Boundary(
      headers: section.headers, footers: section.footers, ofSection: number,
      in: followsInsets ? viewRoom.inset(by: insets) : viewRoom, of: container)
    let beside = boundary.leadingCrossSize + boundary.trailingCrossSize
    let crossSize = room.crossSize - insets.horizontal - beside
    try Self.demandRoom(number, of: section, insets, beside: beside, in: room, of: container)
    let taken = insets.vertical + boundary.startLength + boundary.endLength
    let measured = request.measuredCounts.flatMap { $0.indices.contains(number) ? $0[number] : nil }
    var question = SectionRequest(
      count: section.count, crossSize: section.scrollsAcross ? crossSize : max(0, crossSize),
      length: container.length, room: max(0, container.length - taken), insets: insets,
      measuredCount: measured,
      axis: request.axis, sizes: transposed.isTransposed ? section.sizes.transposed : section.sizes,
      spacing: section.spacing, templates: request.templates)
    question.isOnlySection = request.sections.count == 1
    question.explicit = section.explicit
    question.ignoresCache = request.ignoresCache
    question.isTrial = request.isTrial
    layout = try section.strategy.layout(question)
    backgrounds = section.backgrounds.map {
      Background(kind: $0.kind, insets: transposed($0.insets), zIndex: $0.zIndex)
    }
    (attachments, separators) = ([], section.separators)
    reach = backgrounds.reduce(boundary.reach) {
      $0.union(Overhang(above: max(0, -$1.insets.top), below: max(0, -$1.insets.bottom)))
    }
    look()
  }

  /// Throws where `insets` and the views `beside` the items take all space across the scroll axis,
  /// and there are items.
  private static func demandRoom(
    _ number: Int, of section: Section, _ insets: Insets, beside: Double,
    in room: LayoutContainer.Room, of container: LayoutContainer
  ) throws(LayoutError) {
    guard section.count > 0, !section.scrollsAcross,
      room.crossSize - insets.horizontal - beside <= 0
    else { return }
    let sides = container.transposed.isTransposed ? "top + bottom" : "leading + trailing"
    if let template = section.template, beside == 0, room.crossSize > 0 {
      throw .templateTakesAll(
        template: template, part: "\(sides) insets of the section", taken: insets.horizontal,
        available: room.crossSize)
    }
    let others = container.crossSize - room.crossSize + beside
    let what =
      others == 0
      ? "insets" : "safe area, margins\(beside > 0 ? ", views beside the items" : "") and insets"
    throw .noRoom(
      what: "section \(number)'s \(what) \(sides)", taken: insets.horizontal + others,
      available: container.crossSize)
  }

  /// Reads what is known of the layout again.
  private mutating func look() {
    count = layout.count
    attachments = layout.attachments + (separators.map { [$0.attachment(to: layout)] } ?? [])
    orthogonalSection = layout.orthogonalSection
    let start = itemsX
    orthogonalSection?.start += start
    itemsLength = layout.isSolved ? layout.contentSize.height : nil
    length = itemsLength.map { itemsStart + $0 + insets.bottom + boundary.endLength }
    reach = reach.union(layout.overhang)
  }

  /// Solves ahead as `SolvedLayout.solve(to:stop:)`, `line` counted from the section's start; wholly
  /// where a view's place depends on the section's end.
  mutating func solve(to line: Double, stop: StopSignal) throws(LayoutError) {
    let needsEnd = !shownBackgrounds.isEmpty || boundary.hasViewBeside
    // Views that share what is solved would have it copied when it grows.
    let hasViews = !attachments.isEmpty
    attachments = []
    defer { if layout.isSolved || hasViews { look() } }
    try layout.solve(to: needsEnd ? .infinity : line - itemsStart, stop: stop)
  }

  /// Changes one item in place; false, and nothing has changed, where the layout cannot.
  mutating func apply(_ edit: ItemEdit, _ transposed: Transposition) -> Bool {
    let views = attachments
    attachments = []
    let done = layout.apply(transposed(edit))
    if done { look() } else { attachments = views }
    return done
  }

  /// How far the items are scrolled across the axis, where this is section `number` and `offsets`
  /// are the offsets that were set.
  func orthogonalOffset(_ number: Int, _ offsets: [Int: Double]) -> Double {
    orthogonalSection.map { offsets[number] ?? $0.minOffset } ?? 0
  }

  /// Where the items begin, across the scroll axis.
  var itemsX: Double { room.start + insets.leading + boundary.leadingCrossSize }
  /// The distance from the start of the section to its first item, in points: headers and the
  /// leading inset.
  var itemsStart: Double { boundary.startLength + insets.top }

  /// The backgrounds, transposed; an empty section has none (rule 10 of
  /// `Documentation/CompositionalLayout.md`).
  var shownBackgrounds: [Background] { count == 0 ? [] : backgrounds }

  /// How many elements the section has.
  var elementCount: Int {
    attachments.reduce(count + boundary.views.count + shownBackgrounds.count) {
      $0 + $1.layout.count
    }
  }

  /// The views that `id` is one of: ordinals count badges and separators apart.
  func attachment(of id: ElementID) -> Attachment? {
    attachments.lazy.filter { $0.element == id.kind }.dropFirst(max(0, id.ordinal)).first
  }

  /// The content that headers and footers surround, where the section begins at `start`.
  func content(from start: Double) -> Boundary.Content {
    let first = start + itemsStart
    return Boundary.Content(
      start: start, itemsStart: first, itemsEnd: itemsLength.map { first + $0 },
      lastInset: insets.bottom, end: length.map { start + $0 })
  }

  /// The frame of `background`, where the section begins at `start`; nil as long as its end is not
  /// known. It covers headers, footers and insets.
  func frame(of background: Background, from start: Double) -> Rect? {
    length.map {
      Rect(x: viewRoom.start, y: start, width: viewRoom.crossSize, height: $0)
        .inset(by: background.insets)
    }
  }
}
