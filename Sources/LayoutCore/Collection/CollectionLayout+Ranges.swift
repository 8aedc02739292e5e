extension CollectionLayout {
  /// Visits the items that intersect `rect` as ranges of their indexes, in no fixed order: those that
  /// `visitElements(in:)` visits one by one.
  ///
  /// In most layouts a large rectangle costs as much as a small one: only the items near its edges
  /// are compared. Finds what is solved; call `solve(for:stop:)` first.
  ///
  /// ```swift
  /// var count = 0
  /// layout.visitItemRanges(in: screen) { section, items in
  ///   count += items.count
  ///   return .continue
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - rect: In content points.
  ///   - visit: Gets a section and a range of its items, and may stop the visit.
  public func visitItemRanges(
    in rect: Rect, _ visit: (_ section: Int, _ items: Range<Int>) -> Visit
  ) {
    guard !rect.isEmpty else { return }
    // Frames are moved to the screen, which rounds: those that come within a hair of an edge are
    // compared there.
    let around = rect.surroundings
    // As in a visit of elements: what is elsewhere is a bug of the strategy, and is shown.
    func isHit(_ frame: Rect) -> Bool { frame.intersects(rect) || !frame.intersects(around) }
    guard external == nil else {
      var trace = NoTrace()
      return visitReturned(in: rect, trace: &trace) { place, _ in
        guard place.id.kind == .item, isHit(place.frame) else { return .continue }
        return visit(place.id.section, place.id.index..<place.id.index + 1)
      }
    }
    let certain = rect.inset(by: Insets(rect.x - around.x))
    stack.visitRanges(
      in: scrollingDown(around), certain: scrollingDown(certain), scrolled(nil),
      where: { isHit(onScreen($0)) }, visit)
  }
}
