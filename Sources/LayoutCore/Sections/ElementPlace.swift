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

  /// Whether a query for `rect`, whose surroundings are `around`, lists the element.
  ///
  /// One that only touches the rectangle is left out. One that is elsewhere is a bug of the strategy,
  /// and is shown.
  func isListed(in rect: Rect, _ around: Rect) -> Bool {
    frame.intersects(rect) || !frame.intersects(around)
  }

  /// The place of `element`.
  package init(_ element: Element) {
    (id, frame, zIndex, alpha) = (element.id, element.frame, element.zIndex, element.alpha)
  }
}

/// Takes an element's place, and its element kind.
package typealias PlaceVisitor = (ElementPlace, _ kind: String?) -> Visit

extension Element {
  /// The element at `place`, of the element kind `kind`.
  init(_ place: ElementPlace, _ kind: String?) {
    self.init(
      id: place.id, frame: place.frame, zIndex: place.zIndex, elementKind: kind, alpha: place.alpha)
  }
}
