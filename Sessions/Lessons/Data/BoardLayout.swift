import UIKit

protocol BoardLayoutDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath
  ) -> CGFloat
}

/// Cards in columns that take turns. There is one mistake in it.
class BoardLayout: UICollectionViewLayout {
  weak var delegate: BoardLayoutDelegate?

  var numberOfColumns = 2

  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView, collectionView.numberOfSections > 0 else { return }
    cache = []
    contentHeight = 0
    let columnWidth = collectionView.bounds.width / CGFloat(numberOfColumns)
    var bottoms = [CGFloat](repeating: 0, count: numberOfColumns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let height = delegate?.collectionView(collectionView, heightForItemAt: indexPath) ?? 100
      let column = item % numberOfColumns
      let frame = CGRect(
        x: CGFloat(column) * columnWidth, y: bottoms[column], width: columnWidth, height: height)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame
      cache.append(attributes)
      bottoms[column] = frame.maxY
      contentHeight = frame.maxY
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
