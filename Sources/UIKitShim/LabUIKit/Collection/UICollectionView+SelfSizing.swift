// Cells that measure themselves, as UIKit plays it: a cell comes to the screen with the size that the
// layout gives it, is asked for the size it prefers, and where that is another the layout says
// whether it cares. Then it prepares again, which may bring other cells.

extension UICollectionView {
  /// Asks the visible cells; true where the layout has become invalid by that.
  func measureVisibleCells() -> Bool {
    guard hasUnmeasuredCells else { return false }
    hasUnmeasuredCells = false
    // A layout may hand out more than the screen has.
    return measure(visibleAttributes.filter { $0.frame.intersects(bounds) }) { attributes, copy in
      let path = attributes.indexPath
      let cell = cells[path] ?? dataSource?.collectionView(self, cellForItemAt: path)
      guard let cell else { return nil }
      if cell.superview !== self { addSubview(cell) }
      cells[path] = cell
      cell.show(attributes)
      return cell.preferredLayoutAttributesFitting(copy)
    }
  }

  /// Asks for every cell of `all` at a size at which it was not asked, by what `preferred` makes of a
  /// copy of its attributes; true where the layout has become invalid by that.
  func measure(
    _ all: [UICollectionViewLayoutAttributes],
    by preferred: (UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes) ->
      UICollectionViewLayoutAttributes?
  ) -> Bool {
    for attributes in all
    where attributes.representedElementCategory == .cell
      && askedSizes[attributes.indexPath] != attributes.size
    {
      askedSizes[attributes.indexPath] = attributes.size
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes,
        let preferred = preferred(attributes, copy), preferred.frame != attributes.frame
      else { continue }
      tell(preferred, insteadOf: attributes)
    }
    return needsPrepare
  }

  private func tell(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) {
    let layout = collectionViewLayout
    let path = original.indexPath
    let sizes = "\(path.section).\(path.item): \(original.size.words) → \(preferred.size.words)"
    let isInvalid = log.timed(.preferred, sizes) {
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    guard isInvalid else { return }
    hasTakenPreferredSize = true
    let context = log.timed(
      .preferredContext, path, result: { .text(String(describing: type(of: $0))) }
    ) {
      layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    layout.invalidateLayout(with: context)
  }
}

extension CGSize {
  fileprivate var words: String {
    func short(_ side: CGFloat) -> String {
      let rounded = (side * 100).rounded() / 100
      return rounded == rounded.rounded() && abs(rounded) < 1e9
        ? "\(Int(rounded))" : "\(rounded)"
    }
    return "\(short(width)) x \(short(height))"
  }
}
