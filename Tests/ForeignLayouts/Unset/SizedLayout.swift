import UIKit

/// Rows whose sizes and number its app sets.
class SizedLayout: UICollectionViewLayout {
  var sizes: [CGSize]?
  var count = 0
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  override func prepare() {
    guard let sizes = sizes, count > 0, let view = collectionView, cache.isEmpty else { return }
    var y: CGFloat = 0
    for item in 0..<view.numberOfItems(inSection: 0) {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      let size = item < sizes.count ? sizes[item] : .zero
      attributes.frame = CGRect(x: 0, y: y, width: size.width, height: size.height)
      y += size.height
      cache.append(attributes)
    }
    height = y
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    cache.filter { $0.frame.intersects(rect) }
  }
}
