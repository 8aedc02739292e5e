extension UICollectionView {
  public func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    ensurePrepared()
    return collectionViewLayout.layoutAttributesForItem(at: path).map(onScreen)
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ensurePrepared()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      .map(onScreen)
  }

  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    ensurePrepared()
    return attributes(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))).last {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfVisible()
    return visibleAttributes.filter { $0.representedElementCategory == .cell && !$0.isHidden }
      .map(\.indexPath)
  }

  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// The cell of a visible item; nil for any other.
  public func cellForItem(at path: IndexPath) -> UICollectionViewCell? {
    layoutIfVisible()
    guard let attributes = visibleAttributes.first(where: { $0.isCell(at: path) }) else {
      return nil
    }
    if let cell = cells[path] { return cell }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cells[path] = cell
    if cell.superview !== self { addSubview(cell) }
    cell.show(attributes)
    return cell
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
    layoutIfVisible()
    return visibleAttributes.filter { $0.representedElementKind == kind }.map(\.indexPath)
  }

  public func supplementaryView(
    forElementKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView? {
    layoutIfVisible()
    let isVisible = visibleAttributes.contains {
      $0.representedElementKind == kind && $0.indexPath == path
    }
    guard isVisible else { return nil }
    return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
  }

  private func layoutIfVisible() { if needsPrepare { layoutIfNeeded() } }

  public var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  func bring(_ path: IndexPath, to position: UICollectionView.ScrollPosition, animated: Bool) {
    layoutIfVisible()
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
    var offset = contentOffset
    let inset = adjustedContentInset
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.right) { offset.x = frame.maxX + inset.right - bounds.width }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.bottom) { offset.y = frame.maxY + inset.bottom - bounds.height }
    if position.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if position.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    setContentOffset(reachable(offset), animated: animated)
  }
}

extension UICollectionViewLayoutAttributes {
  func isCell(at path: IndexPath) -> Bool {
    representedElementCategory == .cell && indexPath == path
  }
}
