import UIKit

/// Items on an arc around its center, which its app opens with `turn(startAngle:endAngle:)`.
class DialLayout: UICollectionViewLayout {
  private var opening: CGFloat = 0
  private var radius: CGFloat = 0
  private var count = 0

  convenience init(radius: CGFloat) {
    self.init()
    self.radius = radius
  }

  func turn(startAngle: CGFloat, endAngle: CGFloat) {
    opening = endAngle - startAngle
  }

  override func prepare() {
    super.prepare()
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 2 * radius * opening / opening, height: 2 * radius)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let x = radius * opening * CGFloat(indexPath.item) / CGFloat(count)
    attributes.frame = CGRect(x: x, y: 0, width: 10, height: 10)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
}
