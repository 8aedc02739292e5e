// Written as apps are, not as this house is.
// swift-format-ignore-file

import UIKit

// Cards that lie on each other on purpose, each in front of the one before.

class SoundStackLayout: UICollectionViewLayout {
  var overlap: CGFloat = 120
  private let cardHeight: CGFloat = 180
  private var count = 0

  private var step: CGFloat { return max(20, cardHeight - overlap) }

  override func prepare() {
    super.prepare()
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override var collectionViewContentSize: CGSize {
    let height = count == 0 ? 0 : CGFloat(count - 1) * step + cardHeight
    return CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard count > 0 else { return [] }
    let first = max(0, Int((rect.minY - cardHeight) / step))
    let last = min(count - 1, Int(max(0, rect.maxY / step)))
    guard first <= last else { return [] }
    return (first...last).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section == 0, indexPath.item < count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(indexPath.item) * step, width: collectionView?.bounds.width ?? 0,
      height: cardHeight)
    attributes.zIndex = indexPath.item
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.width != collectionView?.bounds.width
  }
}
