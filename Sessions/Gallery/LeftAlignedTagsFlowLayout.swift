// Tags, from the left: flow spreads the items of a line over the width, and this moves each to the
// end of the one before it.

import UIKit

class LeftAlignedTagsFlowLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    minimumInteritemSpacing = 8
    minimumLineSpacing = 8
    sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // A tag that moves to the left may enter the rectangle: whole lines are asked for.
    guard let width = collectionView?.bounds.width else { return nil }
    let lines = CGRect(
      x: 0, y: rect.minY, width: max(width, rect.maxX), height: rect.height)
    return super.layoutAttributesForElements(in: lines)?
      .compactMap { attributes in
        guard attributes.representedElementCategory == .cell else { return attributes }
        return layoutAttributesForItem(at: attributes.indexPath)
      }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard
      let original = super.layoutAttributesForItem(at: indexPath),
      let attributes = original.copy() as? UICollectionViewLayoutAttributes
    else { return nil }

    // The items of its line that come before it, from the first on.
    var x = sectionInset.left
    var first = indexPath.item
    while first > 0,
      let before = super.layoutAttributesForItem(
        at: IndexPath(item: first - 1, section: indexPath.section)),
      before.frame.maxY > original.frame.minY, before.frame.minY < original.frame.maxY
    {
      first -= 1
    }
    for item in first..<indexPath.item {
      let path = IndexPath(item: item, section: indexPath.section)
      let width = super.layoutAttributesForItem(at: path)?.frame.width ?? 0
      x += width + minimumInteritemSpacing
    }
    attributes.frame.origin.x = x
    return attributes
  }
}
