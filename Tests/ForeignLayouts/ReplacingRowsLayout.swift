import UIKit

/// Rows of 10 points, which asks cells for their height and begins again with its own.
class ReplacingRowsLayout: UICollectionViewLayout {
  private var heights: [CGFloat] = []

  override func prepare() {
    super.prepare()
    heights = Array(repeating: 10, count: collectionView?.numberOfItems(inSection: 0) ?? 0)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: heights.reduce(0, +))
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let top = heights[..<indexPath.item].reduce(0, +)
    attributes.frame = CGRect(
      x: 0, y: top, width: collectionViewContentSize.width, height: heights[indexPath.item])
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    heights.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
    return true
  }
}
