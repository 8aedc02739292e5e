// Written as apps are, not as this house is.
// swift-format-ignore-file

import UIKit

// Rows of one height, found by halving.

class SoundListLayout: UICollectionViewLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    cache = []
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: CGFloat(item) * 60, width: collectionView.bounds.width, height: 50)
      cache.append(attributes)
    }
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: collectionView?.bounds.width ?? 0, height: cache.last?.frame.maxY ?? 0)
  }

  // The rows are sorted: a binary search finds the first one.
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var low = 0
    var high = cache.count
    while low < high {
      let middle = (low + high) / 2
      if cache[middle].frame.maxY <= rect.minY { low = middle + 1 } else { high = middle }
    }
    return Array(cache[low...].prefix { $0.frame.minY < rect.maxY }.filter { $0.frame.intersects(rect) })
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return indexPath.item < cache.count ? cache[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.width != collectionView?.bounds.width
  }
}
