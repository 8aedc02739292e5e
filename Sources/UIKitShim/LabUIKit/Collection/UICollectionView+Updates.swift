/// One change of a batch, as the file requests it.
enum BatchChange {
  case insertItem(IndexPath), deleteItem(IndexPath), reloadItem(IndexPath)
  case moveItem(IndexPath, IndexPath)
  case insertSection(Int), deleteSection(Int), reloadSection(Int), moveSection(Int, Int)

  @MainActor var item: UICollectionViewUpdateItem {
    switch self {
    case .insertItem(let path): UICollectionViewUpdateItem(.insert, before: nil, after: path)
    case .deleteItem(let path): UICollectionViewUpdateItem(.delete, before: path, after: nil)
    case .reloadItem(let path): UICollectionViewUpdateItem(.reload, before: path, after: path)
    case .moveItem(let from, let to): UICollectionViewUpdateItem(.move, before: from, after: to)
    case .insertSection(let section):
      UICollectionViewUpdateItem(.insert, before: nil, after: Self.whole(section))
    case .deleteSection(let section):
      UICollectionViewUpdateItem(.delete, before: Self.whole(section), after: nil)
    case .reloadSection(let section):
      UICollectionViewUpdateItem(
        .reload, before: Self.whole(section), after: Self.whole(section))
    case .moveSection(let from, let to):
      UICollectionViewUpdateItem(.move, before: Self.whole(from), after: Self.whole(to))
    }
  }

  /// UIKit's index path of a section.
  private static func whole(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}

extension UICollectionView {
  func loadAnew() {
    forgetCounts()
    cells.values.forEach { $0.removeFromSuperview() }
    cells = [:]
    askedSizes = [:]
    let context = collectionViewLayout.makeInvalidationContext()
    context.setEverything(counts: true)
    collectionViewLayout.invalidateLayout(with: context)
  }

  public var hasUncommittedUpdates: Bool { batch != nil }

  func change(_ changes: [BatchChange]) {
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

  private func show(_ changes: [BatchChange], before: [UICollectionViewLayoutAttributes]) {
    let layout = collectionViewLayout
    for attributes in before where attributes.representedElementCategory == .cell {
      attributesBefore[attributes.indexPath] = attributes
    }
    cells = [:]
    askedSizes = [:]
    // 1. The layout is invalidated with the new counts, and prepares.
    let context = layout.makeInvalidationContext()
    context.setDataSourceCounts()
    layout.invalidateLayout(with: context)
    ensurePrepared()
    // 2. It receives the changes.
    let items = changes.map(\.item)
    log.timed(.updates, items.count) { layout.prepare(forCollectionViewUpdates: items) }
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
      let path = attributes.indexPath
      switch attributes.representedElementCategory {
      case .cell: _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
      case .supplementaryView:
        _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: attributes.representedElementKind ?? "", at: path)
      case .decorationView:
        _ = layout.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: attributes.representedElementKind ?? "", at: path)
      }
    }
    for attributes in after {
      let path = attributes.indexPath
      switch attributes.representedElementCategory {
      case .cell: _ = layout.initialLayoutAttributesForAppearingItem(at: path)
      case .supplementaryView:
        _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: attributes.representedElementKind ?? "", at: path)
      case .decorationView:
        _ = layout.initialLayoutAttributesForAppearingDecorationElement(
          ofKind: attributes.representedElementKind ?? "", at: path)
      }
    }
    log.note(.ends, before.count + after.count)
  }

  func attributesBeforeUpdate(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesBefore[path]
  }
}
