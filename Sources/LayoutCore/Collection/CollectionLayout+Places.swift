extension CollectionLayout {
  /// Appends the places of the elements that intersect `rect` to `found`, in the order of their names:
  /// for a picture, which shows no element kinds. `check` is called after each `block` of elements, and
  /// may stop the visit.
  package func gather(
    in rect: Rect, visible: Rect, into found: inout [ElementPlace],
    check: (inout [ElementPlace]) -> Visit
  ) {
    let around = rect.surroundings
    var (all, isInOrder, trace) = ([ElementPlace](), true, NoTrace())
    // Most pictures have fewer elements; memory that is not written costs nothing.
    all.reserveCapacity(1024)
    // Most layouts return elements in order.
    func note(_ id: ElementID) {
      if isInOrder, !all.isEmpty { isInOrder = all[all.count - 1].id < id }
    }
    visitReturned(in: rect, visible: visible, trace: &trace) { place, _ in
      // One that is elsewhere is a bug of the strategy, and is shown.
      guard place.frame.intersects(rect) || !place.frame.intersects(around) else {
        return .continue
      }
      note(place.id)
      return Self.append(place, to: &all, check)
    }
    if !isInOrder { all.sort { $0.id < $1.id } }
    found = all
  }
}
