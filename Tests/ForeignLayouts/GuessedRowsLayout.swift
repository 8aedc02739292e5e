import UIKit

/// Rows as high as their cells prefer, 50 points before that, below a margin of the layout's own.
class GuessedRowsLayout: UICollectionViewLayout {
  private var heights: [IndexPath: CGFloat] = [:]
  private var rows: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    collectionView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
    var bottom: CGFloat = 0
    rows = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let path = IndexPath(item: item, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let height = heights[path] ?? 50
      attributes.frame = CGRect(
        x: 0, y: bottom, width: collectionView.bounds.width, height: height)
      bottom += height
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: rows.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    rows.filter {
      $0.frame.intersects(rect) && $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY
    }
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    rows.indices.contains(path.item) ? rows[path.item] : nil
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { preferred.size.height != original.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[preferred.indexPath] = preferred.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }
}
