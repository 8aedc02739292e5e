/// The sections and groups of a layout, on the screen's axes.
extension CollectionLayout {
  /// The badges and separators of section `number`, which must be in 0..<sectionCount.
  package func attachments(ofSection number: Int) -> [Attachment] {
    external == nil ? stack.section(number).attachments : section(number).attachments
  }

  /// Where a section's items are, and what its insets leave round them.
  package struct SectionFrames: Sendable, Hashable {
    /// The items with the insets round them, across the whole container; without headers and
    /// footers.
    package var outer: Rect
    /// The items alone: what the insets, and safe area and margins across, leave.
    package var inner: Rect
  }

  /// The frames of section `number`; nil where it is not solved to its end, or there is no such
  /// section.
  package func frames(ofSection number: Int) -> SectionFrames? {
    guard number >= 0, number < sectionCount, let start = stack.start(of: number) else {
      return nil
    }
    let section = stack.section(number)
    guard let length = section.itemsLength else { return nil }
    let outer = Rect(
      x: 0, y: start + section.boundary.startLength, width: stack.container.crossSize,
      height: section.insets.top + length + section.insets.bottom)
    let crossSize = section.room.crossSize - section.insets.horizontal
    let inner = Rect(
      x: section.room.start + section.insets.leading, y: start + section.itemsStart,
      width: max(0, crossSize), height: length)
    return SectionFrames(outer: onScreen(outer), inner: onScreen(inner))
  }

  /// Visits the groups that intersect `rect`, each before the groups in it, with the number of
  /// their section; those of orthogonal sections at their scroll position.
  public func visitGroups(in rect: Rect, _ visit: (_ section: Int, LayoutGroup) -> Visit) {
    let down = scrollingDown(rect)
    guard sectionCount > 0, !down.isEmpty else { return }
    var number = stack.firstSection(below: down.y).number
    var goesOn = true
    while goesOn, let start = stack.start(of: number), start < down.maxY {
      let section = stack.section(number)
      let moved = section.orthogonalOffset(number, orthogonalOffsets)
      let shift = Point(x: section.itemsX - moved, y: start + section.itemsStart)
      section.layout.visitGroups(in: down.offset(x: -shift.x, y: -shift.y)) { group in
        let frame = onScreen(group.frame.offset(x: shift.x, y: shift.y))
        let next = visit(number, LayoutGroup(frame: frame, depth: group.depth))
        goesOn = next == .continue
        return next
      }
      number += 1
    }
  }
}
