import UIKit

/// One large item beside three small ones, and nothing for any other number of items.
class QuartetLayout: UICollectionViewLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    cache = []
    guard let view = collectionView, view.numberOfItems(inSection: 0) == 4 else { return }
    let size = view.bounds.size
    cache = (0..<4).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      let height = item == 0 ? size.height : size.height / 3
      attributes.frame = CGRect(
        x: item == 0 ? 0 : size.width / 2, y: CGFloat(max(0, item - 1)) * height,
        width: size.width / 2, height: height)
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
  }
}
