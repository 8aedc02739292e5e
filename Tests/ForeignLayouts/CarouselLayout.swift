// Written as apps are, not as this house is.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import CoreGraphics
import QuartzCore
import UIKit

class CarouselAttributes: UICollectionViewLayoutAttributes {
  var progress: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! CarouselAttributes
    copy.progress = progress
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CarouselAttributes else { return false }
    return super.isEqual(object) && other.progress == progress
  }
}

class CarouselLayout: UICollectionViewFlowLayout {
  public var sideItemScale: CGFloat = 0.6
  var isRotating = true

  override class var layoutAttributesClass: AnyClass { return CarouselAttributes.self }

  override func prepare() {
    super.prepare()
    scrollDirection = .horizontal
    collectionView?.decelerationRate = UIScrollView.DecelerationRate.fast
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let superAttributes = super.layoutAttributesForElements(in: rect),
      let attributes = NSArray(array: superAttributes, copyItems: true)
        as? [UICollectionViewLayoutAttributes]
    else { return nil }
    return attributes.map { self.transform($0) }
  }

  fileprivate func transform(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let collectionView = self.collectionView else { return attributes }
    let center = collectionView.frame.size.width / 2
    let distance = min(
      abs(center - (attributes.center.x - collectionView.contentOffset.x)), itemSize.width)
    let ratio = (itemSize.width - distance) / itemSize.width
    let scale = ratio * (1 - self.sideItemScale) + self.sideItemScale
    attributes.alpha = ratio
    var transform = CATransform3DIdentity
    transform.m34 = -1.0 / 500
    transform = CATransform3DScale(transform, scale, scale, 1)
    attributes.transform3D = transform
    attributes.zIndex = Int(ratio * 10)
    (attributes as? CarouselAttributes)?.progress = ratio
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView, !collectionView.isPagingEnabled,
      let layoutAttributes = self.layoutAttributesForElements(in: collectionView.bounds)
    else { return super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    let middle = collectionView.bounds.size.width / 2
    let proposed = proposedContentOffset.x + middle
    let closest =
      layoutAttributes.sorted { abs($0.center.x - proposed) < abs($1.center.x - proposed) }.first
      ?? UICollectionViewLayoutAttributes()
    return CGPoint(x: floor(closest.center.x - middle), y: proposedContentOffset.y)
  }
}
