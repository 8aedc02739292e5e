extension SectionStack {
  /// Visits ranges of the items that intersect `rect` and satisfy `isHit`, section by section; all
  /// that intersect `certain` satisfy it.
  func visitRanges(
    in rect: Rect, certain: Rect, _ scrolled: Scrolled, where isHit: (Rect) -> Bool,
    _ visit: (Int, Range<Int>) -> Visit
  ) {
    guard count > 0 else { return }
    var number = firstSection(below: rect.y - reach.below).number
    var isStopped = false
    while !isStopped, let start = start(of: number), start - reach.above < rect.maxY,
      let shift = shift(ofSection: number, scrolled)
    {
      section(number).layout.visitRanges(
        in: rect.offset(x: -shift.x, y: -shift.y),
        certain: certain.offset(x: -shift.x, y: -shift.y),
        where: { isHit($0.offset(x: shift.x, y: shift.y)) }
      ) { items in
        isStopped = visit(number, items) == .stop
        return isStopped ? .stop : .continue
      }
      number += 1
    }
  }
}
