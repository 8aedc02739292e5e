import UIKit

/// Shelves of equal width, whose number its app sets, filled from the shortest on.
class ShelfLayout: UICollectionViewLayout {
  var shelves = 0
  var margin: CGFloat = 0
  private lazy var ends: [CGFloat] = []
  private var cache: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    ends.removeAll()
    for _ in 0..<shelves { ends.append(margin) }
    cache = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: ends.max() ?? 0)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { cache.filter { $0.frame.intersects(rect) } }
  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if path.item < cache.count { return cache[path.item] }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    var shortest = 0
    for (index, end) in ends.enumerated() where end < ends[shortest] { shortest = index }
    attributes.frame = CGRect(x: CGFloat(shortest) * 60, y: ends[shortest], width: 60, height: 40)
    ends[shortest] += 40
    return attributes
  }
}
