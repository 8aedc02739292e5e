import LayoutCore

extension GroupsLayout {
  func visitRanges(
    in rect: Rect, certain: Rect, where isHit: (Rect) -> Bool, _ visit: (Range<Int>) -> Visit
  ) { items.visitRanges(in: rect, certain: certain, where: isHit, visit) }
}

extension TransposedLayout {
  func visitRanges(
    in rect: Rect, certain: Rect, where isHit: (Rect) -> Bool, _ visit: (Range<Int>) -> Visit
  ) {
    inner.visitRanges(
      in: rect.transposed, certain: certain.transposed, where: { isHit($0.transposed) }, visit)
  }
}
