// Written as apps are, not as this house is.
// swift-format-ignore-file

import UIKit

// The width of the content is added up page by page, and each page adds all pages before it.

class SquarePagesLayout: UICollectionViewLayout {
  private let perPage = 4
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentWidth: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    cache = []
    contentWidth = 0
    let size = collectionView.bounds.size
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let page = item / perPage
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: CGFloat(page) * size.width, y: CGFloat(item % perPage) * size.height / 4,
        width: size.width, height: size.height / 4)
      cache.append(attributes)
      if item % perPage == 0 { contentWidth += CGFloat(page + 1) * size.width }
    }
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: contentWidth, height: collectionView?.bounds.height ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return indexPath.item < cache.count ? cache[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.size != collectionView?.bounds.size
  }
}
