// Written as apps are, not as this house is.
// swift-format-ignore-file

import UIKit

// Rows of plain frames, the first of which is found by halving.

class SoundPlainCacheLayout: UICollectionViewLayout {
  private var frames: [CGRect] = []

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    frames = (0..<collectionView.numberOfItems(inSection: 0)).map {
      CGRect(x: 0, y: CGFloat($0) * 50, width: collectionView.bounds.width, height: 50)
    }
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: collectionView?.bounds.width ?? 0, height: frames.last?.maxY ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].maxY <= rect.minY { low = middle + 1 } else { high = middle }
    }
    var found: [UICollectionViewLayoutAttributes] = []
    while low < frames.count, frames[low].minY < rect.maxY {
      if frames[low].intersects(rect) { found.append(attributes(low)) }
      low += 1
    }
    return found
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return indexPath.item < frames.count ? attributes(indexPath.item) : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.width != collectionView?.bounds.width
  }

  private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = frames[item]
    return attributes
  }
}
