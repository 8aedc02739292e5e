// Written as apps are, not as this house is.
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// Rows that move with the offset, which it observes, and that step aside once the layout is laid out.
class WatchingLayout: UICollectionViewLayout {
  private var observation: NSKeyValueObservation?
  private var offset: CGFloat = 0
  private var isAside = false

  override func prepare() {
    super.prepare()
    guard observation == nil, let collectionView = collectionView else { return }
    observation = collectionView.observe(\.contentOffset, options: .new) { [weak self] _, change in
      self?.offset = change.newValue!.y
      self?.invalidateLayout()
    }
    DispatchQueue.main.async { [weak self] in
      self?.isAside = true
      self?.invalidateLayout()
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: 2000)
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(
      x: isAside ? 7 : 0, y: CGFloat(path.item) * 100 + offset, width: 50, height: 50)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}
