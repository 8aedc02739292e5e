// Written as apps are, not as this house is.
// swift-format-ignore-file

import UIKit

// Pages of four cells, one beside the other.

class SoundPagesLayout: UICollectionViewLayout {
  var rowsPerPage = 4
  private var count = 0

  private var pageSize: CGSize { return collectionView?.bounds.size ?? .zero }

  override func prepare() {
    super.prepare()
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override var collectionViewContentSize: CGSize {
    let pages = (count + rowsPerPage - 1) / rowsPerPage
    return CGSize(width: CGFloat(pages) * pageSize.width, height: pageSize.height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard count > 0, pageSize.width > 0 else { return [] }
    let first = max(0, Int(rect.minX / pageSize.width)) * rowsPerPage
    let last = min(count, (max(0, Int(rect.maxX / pageSize.width)) + 1) * rowsPerPage)
    guard first < last else { return [] }
    return (first..<last).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section == 0, indexPath.item < count else { return nil }
    let height = pageSize.height / CGFloat(rowsPerPage)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: CGFloat(indexPath.item / rowsPerPage) * pageSize.width,
      y: CGFloat(indexPath.item % rowsPerPage) * height, width: pageSize.width, height: height)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.size != collectionView?.bounds.size
  }
}
