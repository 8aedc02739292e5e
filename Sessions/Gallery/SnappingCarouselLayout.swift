// A carousel: the card in the middle is large, those beside it are smaller, and a swipe comes to
// rest with a card in the middle.

import UIKit

final class SnappingCarouselLayout: UICollectionViewFlowLayout {
  /// How large a card at the side is, of one in the middle.
  var sideItemScale: CGFloat = 0.8
  /// How far a card is from the middle once it is as small as it gets.
  var activeDistance: CGFloat = 260

  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 220, height: 320)
    minimumLineSpacing = 20
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    collectionView.decelerationRate = .fast
    // The first and the last card can be in the middle, too.
    let size = collectionView.bounds.size
    let side = max(0, (size.width - itemSize.width) / 2)
    let above = max(0, (size.height - itemSize.height) / 2)
    let inset = UIEdgeInsets(top: above, left: side, bottom: above, right: side)
    if sectionInset != inset { sectionInset = inset }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    return super.layoutAttributesForElements(in: rect)?.map { scaled($0) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.layoutAttributesForItem(at: indexPath).map { scaled($0) }
  }

  private func scaled(
    _ original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let collectionView = collectionView,
      let attributes = original.copy() as? UICollectionViewLayoutAttributes
    else { return original }
    let middle = collectionView.bounds.midX
    let distance = abs(middle - attributes.center.x)
    let share = min(1, distance / max(1, activeDistance))
    let scale = 1 - share * (1 - sideItemScale)
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    attributes.zIndex = Int(100 * (1 - share))
    attributes.alpha = 1 - 0.4 * share
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    let target = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
    guard let attributes = super.layoutAttributesForElements(in: target) else {
      return proposedContentOffset
    }
    var adjustment = CGFloat.greatestFiniteMagnitude
    for candidate in attributes {
      let distance = candidate.center.x - target.midX
      if abs(distance) < abs(adjustment) { adjustment = distance }
    }
    guard adjustment < .greatestFiniteMagnitude else { return proposedContentOffset }
    return CGPoint(x: proposedContentOffset.x + adjustment, y: proposedContentOffset.y)
  }
}
