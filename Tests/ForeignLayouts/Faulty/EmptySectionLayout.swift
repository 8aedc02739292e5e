// Written as apps are, not as this house is.
// swift-format-ignore-file

import UIKit

// A section without items has no first one.

class EmptySectionLayout: UICollectionViewLayout {
  private var cache: [[UICollectionViewLayoutAttributes]] = []

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    cache = []
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      var row: [UICollectionViewLayoutAttributes] = []
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        attributes.frame = CGRect(x: 0, y: y, width: collectionView.bounds.width, height: 50)
        y += 60
        row.append(attributes)
      }
      cache.append(row)
    }
  }

  override var collectionViewContentSize: CGSize {
    guard cache.contains(where: { !$0.isEmpty }) else { return .zero }
    let first = cache.map { $0.first!.frame.minY }.min()!
    let last = cache.joined().map { $0.frame.maxY }.max()!
    return CGSize(width: collectionView?.bounds.width ?? 0, height: last - first)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return cache.joined().filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return cache[indexPath.section][indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.width != collectionView?.bounds.width
  }
}
