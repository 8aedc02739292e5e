extension UICollectionView {
  func reloadEverything() {
    forgetCounts()
    cells.values.forEach { $0.removeFromSuperview() }
    cells = [:]
    askedSizes = [:]
    let context = collectionViewLayout.makeInvalidationContext()
    context.setEverything(counts: true)
    invalidateLayout(with: context)
  }

  public var hasUncommittedUpdates: Bool { batch != nil }

  func change(_ changes: [UICollectionViewUpdateItem]) {
    guard batch == nil else {
      batch?.append(contentsOf: changes)
      return
    }
    performBatchUpdates({ self.batch?.append(contentsOf: changes) }, completion: nil)
  }

  func collect(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    layoutIfNeeded()
    let countsBefore = counts
    let before = visibleAttributes
    batch = []
    updates?()
    let changes = batch ?? []
    batch = nil
    forgetCounts()
    if let fault = BatchCheck(before: countsBefore, after: counts, changes: changes).fault {
      log.note(.fault, fault)
      reloadData()
      layoutIfNeeded()
      completion?(false)
      return
    }
    show(changes, before: before)
    completion?(true)
  }

  private func show(
    _ changes: [UICollectionViewUpdateItem], before: [UICollectionViewLayoutAttributes]
  ) {
    let layout = collectionViewLayout
    for attributes in before where attributes.representedElementCategory == .cell {
      attributesBefore[attributes.indexPath] = attributes
    }
    cells = [:]
    askedSizes = [:]
    // 1. The layout is invalidated with the new counts, and prepares.
    let context = layout.makeInvalidationContext()
    context.setDataSourceCounts()
    invalidateLayout(with: context)
    ensurePrepared()
    // 2. It receives the changes.
    log.timed(.updates, changes.count) { layout.prepare(forCollectionViewUpdates: changes) }
    // 3. Where visible elements come from and go to.
    askEnds(before: before, after: attributes(in: bounds))
    // 4. The final content offset.
    let proposed = reachable(contentOffset)
    let target = log.timed(.targetOffset, proposed) {
      layout.targetContentOffset(forProposedContentOffset: proposed)
    }
    if target != contentOffset { contentOffset = target }
    log.timed(.updatesEnd) { layout.finalizeCollectionViewUpdates() }
    attributesBefore = [:]
    layoutIfNeeded()
  }

  private func askEnds(
    before: [UICollectionViewLayoutAttributes], after: [UICollectionViewLayoutAttributes]
  ) {
    let layout = collectionViewLayout
    for attributes in before {
      let (path, kind) = (attributes.indexPath, attributes.representedElementKind ?? "")
      switch attributes.representedElementCategory {
      case .cell: _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
      case .supplementaryView:
        _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView:
        _ = layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      }
    }
    for attributes in after {
      let (path, kind) = (attributes.indexPath, attributes.representedElementKind ?? "")
      switch attributes.representedElementCategory {
      case .cell: _ = layout.initialLayoutAttributesForAppearingItem(at: path)
      case .supplementaryView:
        _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView:
        _ = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      }
    }
    log.note(.ends, before.count + after.count)
  }
}
