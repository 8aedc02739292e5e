/// The headers and footers around a section, or around the whole layout, scrolling down.
///
/// Views at the start follow one another in order, headers first; so do views at the end.
struct Boundary: Sendable {
  /// The content between headers and footers, along the scroll axis, in points from the start of
  /// the content.
  struct Content {
    /// Where the first header begins.
    var start: Double
    /// Where the items begin.
    var itemsStart: Double
    /// Where the items end; nil as long as that is not known.
    var itemsEnd: Double?
    /// From the end of the items to the first footer.
    var lastInset: Double
    /// Where the last footer ends.
    var end: Double?
  }

  /// The stretch of the content that is on the screen, in points: pinned views stay within it.
  struct Visible {
    var start: Double
    var end: Double
  }

  private(set) var views: [BoundaryView] = []
  /// What the views take at the start of the scroll axis.
  private(set) var startLength = 0.0
  /// What the views take at the end of the scroll axis.
  private(set) var endLength = 0.0
  /// What the views beside the items take at their leading edge.
  private(set) var leadingCrossSize = 0.0
  /// What the views beside the items take at their trailing edge.
  private(set) var trailingCrossSize = 0.0
  /// The part of `startLength` that stays in sight.
  private(set) var pinnedStart = 0.0
  /// The part of `endLength` that stays in sight.
  private(set) var pinnedEnd = 0.0

  /// The views of section `number`, or of the whole layout.
  init(
    headers: [Supplementary], footers: [Supplementary], ofSection number: Int?,
    in room: LayoutContainer.Room, of container: LayoutContainer
  ) throws(LayoutError) {
    let kinds: (ElementKind, ElementKind) =
      number == nil ? (.layoutHeader, .layoutFooter) : (.header, .footer)
    let owner = number.map { "section \($0)" } ?? "the layout"
    guard room.crossSize >= 0 || headers.isEmpty && footers.isEmpty else {
      let sides = container.transposed.isTransposed ? "top + bottom" : "leading + trailing"
      throw .noRoom(
        what: "\(owner)'s safe area, margins and insets \(sides)",
        taken: container.crossSize - room.crossSize, available: container.crossSize)
    }
    views.reserveCapacity(headers.count + footers.count)
    for (kind, list, name) in [(kinds.0, headers, "header"), (kinds.1, footers, "footer")] {
      for (ordinal, view) in list.enumerated() {
        add(
          try BoundaryView(
            view, kind, ordinal, named: "\(owner)'s \(name) \(ordinal)", in: room, of: container))
      }
    }
    var (after, afterEnd) = (0.0, 0.0)
    for index in views.indices.reversed() where views[index].takesLength {
      let length = views[index].view.isPinned ? views[index].size.height : 0
      if views[index].place == .start {
        views[index].pinnedAfter = after
        after += length
      } else {
        views[index].pinnedAfter = afterEnd
        afterEnd += length
      }
    }
  }

  private mutating func add(_ view: BoundaryView) {
    var view = view
    let makesRoom = view.view.extendsBoundary
    let pinned = makesRoom && view.view.isPinned ? view.size.height : 0
    switch view.place {
    case .start:
      (view.lead, view.pinnedBefore) = (startLength, pinnedStart)
      startLength += makesRoom ? view.size.height : 0
      pinnedStart += pinned
    case .end:
      (view.lead, view.pinnedBefore) = (endLength, pinnedEnd)
      endLength += makesRoom ? view.size.height : 0
      pinnedEnd += pinned
    case .leading:
      view.x += makesRoom ? leadingCrossSize : 0
      leadingCrossSize += makesRoom ? view.size.width : 0
    case .trailing:
      view.x -= makesRoom ? trailingCrossSize : 0
      trailingCrossSize += makesRoom ? view.size.width : 0
    }
    views.append(view)
  }

  /// How far views reach beyond start and end, at most.
  var reach: Overhang { views.reduce(Overhang()) { $0.union($1.reach) } }

  /// Whether a view is beside the items, at the middle of their length.
  var hasViewBeside: Bool { views.contains { $0.place == .leading || $0.place == .trailing } }

  /// The view with this name; nil where there is none.
  func view(_ kind: ElementKind, _ ordinal: Int) -> BoundaryView? {
    views.first { $0.kind == kind && $0.ordinal == ordinal }
  }
}

extension Overhang {
  /// The greater of both, above and below.
  func union(_ other: Overhang) -> Overhang {
    Overhang(above: max(above, other.above), below: max(below, other.below))
  }
}
