// Written as apps are, not as this house is.
// swift-format-ignore-file

import UIKit

// Flow that scrolls sideways and makes what is off the middle smaller: cells overlap nothing, their places stay.

class SoundCarouselLayout: UICollectionViewFlowLayout {
  var smallest: CGFloat = 0.7

  override func prepare() {
    scrollDirection = .horizontal
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return super.layoutAttributesForElements(in: rect)?.map { scaled($0) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return super.layoutAttributesForItem(at: indexPath).map { scaled($0) }
  }

  private func scaled(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let collectionView = collectionView,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    let distance = min(abs(copy.center.x - middle) / max(1, collectionView.bounds.width), 1)
    let scale = 1 - (1 - smallest) * distance
    copy.transform = CGAffineTransform(scaleX: scale, y: scale)
    copy.zIndex = Int(scale * 100)
    return copy
  }
}
