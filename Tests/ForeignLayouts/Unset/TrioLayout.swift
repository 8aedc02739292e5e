import UIKit

/// Up to three items in a row, and nothing for more.
class TrioLayout: UICollectionViewLayout {
  private var frames: [CGRect] = []

  override func prepare() {
    frames = []
    guard let view = collectionView else { return }
    switch view.numberOfItems(inSection: 0) {
    case 1: fill(view, 1)
    case 2: fill(view, 2)
    case 3: fill(view, 3)
    default: break
    }
  }

  private func fill(_ view: UICollectionView, _ count: Int) {
    let width = view.bounds.width / CGFloat(count)
    frames = (0..<count).map { CGRect(x: CGFloat($0) * width, y: 0, width: width, height: 50) }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: 50)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard frames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }
}
