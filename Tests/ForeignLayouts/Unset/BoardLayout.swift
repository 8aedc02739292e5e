import UIKit

/// A board of rows and columns that its app sets.
class BoardLayout: UICollectionViewLayout {
  var rows = 0
  /// How many columns share the width.
  var columns: Int = 0
  var gap: CGFloat = 0
  private var cache: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    cache.removeAll()
    let width = view.bounds.width / CGFloat(columns)
    for item in 0..<view.numberOfItems(inSection: 0) {
      let row = item / columns
      let column = item % columns
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: CGFloat(column) * width, y: CGFloat(row) * 100, width: width - gap, height: 100)
      cache.append(attributes)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(rows) * 100)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    cache.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { cache[indexPath.item] }
}
