// Self-sizing cells, as in UIKit: a visible cell gets the size that the layout gives it and returns
// its preferred attributes, and if they differ the layout decides whether to invalidate. Then it
// prepares again, which may make other cells visible.

extension UICollectionView {
  /// Measures the visible cells; true if that invalidates the layout.
  func measureVisibleCells() -> Bool {
    guard hasUnmeasuredCells else { return false }
    hasUnmeasuredCells = false
    // A layout may return more than is on the screen.
    let shown = visibleAttributes.filter { !$0.frame.sharedOfAnyNumbers(bounds).isNull }
    return measure(shown) { attributes, copy in
      let path = attributes.indexPath
      let cell = cells[path] ?? dataSource?.collectionView(self, cellForItemAt: path)
      guard let cell else { return nil }
      if cell.superview !== self { addSubview(cell) }
      cells[path] = cell
      cell.show(attributes)
      return cell.preferredLayoutAttributesFitting(copy)
    }
  }

  /// Measures every cell of `all` that was not measured at its size, by what `preferred` makes of a
  /// copy of its attributes; true if that invalidates the layout.
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
    invalidateLayout(with: context)
  }
}

extension CGSize {
  fileprivate var words: String {
    func short(_ side: CGFloat) -> String {
      let rounded = (side * 100).rounded() / 100
      return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
    return "\(short(width)) x \(short(height))"
  }
}
