/// An element without its element kind: numbers alone, which a query hands on without counting
/// references. Most of what a query finds is items, which have no kind of their own.
package struct ElementPlace: Sendable {
  package var id: ElementID
  package var frame: Rect
  package let zIndex: Int
  let alpha: Double

  init(id: ElementID, frame: Rect, zIndex: Int) {
    (self.id, self.frame, self.zIndex, alpha) = (id, frame, zIndex, 1)
  }

  /// The first element of `run`, at `frame`.
  init(_ run: ElementRun, at frame: Rect) {
    (id, self.frame, zIndex, alpha) = (run.id, frame, run.zIndex, run.alpha)
  }

  /// The place of `element`.
  package init(_ element: Element) {
    (id, frame, zIndex, alpha) = (element.id, element.frame, element.zIndex, element.alpha)
  }
}

/// What elements have in common that follow each other by index, and differ in their frames alone.
struct ElementRun {
  /// The first of them.
  private(set) var id: ElementID
  let zIndex: Int
  var alpha = 1.0
  /// How far they are from the frames that come with the run.
  let shift: Point

  init(_ id: ElementID, zIndex: Int, by shift: Point) {
    (self.id, self.zIndex, self.shift) = (id, zIndex, shift)
  }

  /// The run of one element, at its frame. Adding -0 changes no number, not even -0.
  init(_ place: ElementPlace) {
    self.init(place.id, zIndex: place.zIndex, by: Point(x: -0.0, y: -0.0))
    alpha = place.alpha
  }

  /// The run of the same elements, which come with the frames that they are at.
  var unshifted: ElementRun { ElementRun(place(0, .zero)) }

  /// The run without so many at its start.
  func dropFirst(_ count: Int) -> ElementRun {
    var run = self
    run.id.index &+= count
    return run
  }

  /// The element that follows the first one by `offset`, and comes with `frame`.
  func place(_ offset: Int, _ frame: Rect) -> ElementPlace {
    ElementPlace(dropFirst(offset), at: frame.offset(x: shift.x, y: shift.y))
  }
}

/// Takes a run of elements, the frames that they come with, and their element kind.
typealias ElementRunVisitor = (ElementRun, _ frames: Span<Rect>, _ kind: String?) -> Visit

extension ElementPlace {
  /// Passes the place to `visit`, as a run of its own.
  func pass(_ kind: String?, to visit: ElementRunVisitor) -> Visit {
    visit(ElementRun(self), CollectionOfOne(frame).span, kind)
  }
}

extension Rect {
  /// Whether a query for `rect`, whose surroundings are `around`, lists an element with this frame.
  ///
  /// One that only touches the rectangle is left out. One that is elsewhere is a bug of the strategy,
  /// and is shown.
  func isListed(in rect: Rect, _ around: Rect) -> Bool {
    intersects(rect) || !intersects(around)
  }
}

/// Takes an element's place, and its element kind.
package typealias PlaceVisitor = (ElementPlace, _ kind: String?) -> Visit

extension Element {
  /// The element at `place`, of the element kind `kind`, if it is no item.
  init(_ place: ElementPlace, _ kind: String?) {
    // Items have none, and a copy counts references even then.
    let kind = place.id.kind == .item ? nil : kind
    self.init(
      id: place.id, frame: place.frame, zIndex: place.zIndex, elementKind: kind, alpha: place.alpha)
  }
}
