extension CollectionLayout {
  /// The places of the elements that intersect `rect`, in the order of their names: for a picture,
  /// which shows no element kinds. `check` is called after each `block` of elements, and may stop the
  /// visit.
  package func places(
    in rect: Rect, visible: Rect, check: (inout [ElementPlace]) -> Visit
  ) -> [ElementPlace] {
    let around = rect.surroundings
    var (found, trace) = ([ElementPlace](), NoTrace())
    // Most pictures have fewer elements; memory that is not written costs nothing.
    found.reserveCapacity(1024)
    visitReturned(in: rect, visible: visible, trace: &trace) { place, _ in
      place.isListed(in: rect, around) ? Self.append(place, to: &found, check) : .continue
    }
    // Most layouts return elements in order.
    let places = found.span
    let isInOrder = places.indices.dropFirst().allSatisfy { places[$0 - 1].id < places[$0].id }
    return isInOrder ? found : found.sorted { $0.id < $1.id }
  }
}
