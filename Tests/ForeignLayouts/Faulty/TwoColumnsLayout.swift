// Written as apps are, not as this house is.
// swift-format-ignore-file

import UIKit

// The choice of the shortest column knows two of them, with any value of numberOfColumns.

class TwoColumnsLayout: UICollectionViewLayout {
  var numberOfColumns = 2
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    cache.removeAll()
    contentHeight = 0
    let columnWidth = collectionView.bounds.width / CGFloat(numberOfColumns)
    var yOffset = [CGFloat](repeating: 0, count: numberOfColumns)
    let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let height = delegate?.collectionView?(collectionView, layout: self, sizeForItemAt: indexPath).height ?? 100
      let column = yOffset[0] > yOffset[1] ? 1 : 0
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: CGFloat(column) * columnWidth, y: yOffset[column], width: columnWidth, height: height)
      cache.append(attributes)
      yOffset[column] += height
      contentHeight = max(contentHeight, yOffset[column])
    }
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return indexPath.item < cache.count ? cache[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.width != collectionView?.bounds.width
  }
}
