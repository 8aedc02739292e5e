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
    // Most layouts return elements in order.
    var isInOrder = true
    visitRuns(in: rect, visible: visible, trace: &trace) { run, frames, _ in
      if let last = found.last, !(last.id < run.id) { isInOrder = false }
      let known = found.count
      found.append(addingCapacity: frames.count) { found in
        for offset in frames.indices {
          let place = run.place(offset, frames[offset])
          if place.frame.isListed(in: rect, around) { found.append(place) }
        }
      }
      return found.count / Self.block > known / Self.block ? check(&found) : .continue
    }
    return isInOrder ? found : found.sorted { $0.id < $1.id }
  }

  /// Visits the elements that the strategies return for `rect` before they are compared with it:
  /// what `audit` examines. Rounding can add elements that only touch the rectangle, and the visit
  /// includes those that only intersect `margin`, a rectangle around it.
  package func visitReturned(
    in rect: Rect, within margin: Rect? = nil, visible: Rect? = nil, trace: inout some Trace,
    _ visit: PlaceVisitor
  ) {
    visitRuns(in: rect, within: margin, visible: visible, trace: &trace) {
      run, frames, kind in
      frames.pass(from: 0) { visit(run.place($0, $1), kind) }
    }
  }

  /// Visits the same elements in runs.
  func visitRuns(
    in rect: Rect, within margin: Rect? = nil, visible: Rect? = nil, trace: inout some Trace,
    _ visit: ElementRunVisitor
  ) {
    guard case nil = external else {
      return visitExternal(in: rect, within: margin ?? rect, trace: &trace, visit)
    }
    // Most sections have the axes of the screen.
    guard transposed.isTransposed || request.isRightToLeft else {
      return stack.visit(in: rect, within: margin ?? rect, scrolled(visible), trace: &trace, visit)
    }
    let down = searched(rect)
    let around = margin.map(searched) ?? down
    let (transposed, mirrored) = (transposed, mirrored)
    stack.visit(in: down, within: around, scrolled(visible), trace: &trace) { run, frames, kind in
      frames.pass(changedBy: { mirrored(transposed(run.place(0, $0).frame)) }) {
        visit(run.unshifted, $0, kind)
      }
    }
  }

  // A function of its own: the layout that it reads is large, and is copied first.
  private func visitExternal(
    in rect: Rect, within margin: Rect, trace: inout some Trace, _ visit: ElementRunVisitor
  ) {
    external?.visitElements(in: rect, within: margin, trace: &trace) {
      ElementPlace($0).pass($0.elementKind, to: visit)
    }
  }

  /// `rect` in the coordinates of the sections, scrolling down; widened where mirroring rounds.
  private func searched(_ rect: Rect) -> Rect {
    let down = scrollingDown(rect)
    return request.isRightToLeft ? down.widened(x: 4, y: 4) : down
  }
}
