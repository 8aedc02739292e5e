// A flow layout whose headers stay at the top while their section is seen, as it was written
// before flow layouts could.

import UIKit

class StickyHeaderFlowLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    configure()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    configure()
  }

  private func configure() {
    itemSize = CGSize(width: 110, height: 60)
    headerReferenceSize = CGSize(width: 0, height: 40)
    minimumLineSpacing = 10
    sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView,
      var answer = super.layoutAttributesForElements(in: rect)
    else { return nil }

    // A header of a section that is seen may have left the rectangle: it is added.
    answer.removeAll { $0.representedElementKind == UICollectionView.elementKindSectionHeader }
    for section in 0..<collectionView.numberOfSections {
      let path = IndexPath(item: 0, section: section)
      if let header = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: path),
        header.frame.intersects(rect)
      {
        answer.append(header)
      }
    }
    return answer
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard
      let original = super.layoutAttributesForSupplementaryView(
        ofKind: elementKind, at: indexPath),
      let attributes = original.copy() as? UICollectionViewLayoutAttributes,
      let collectionView = collectionView,
      elementKind == UICollectionView.elementKindSectionHeader
    else {
      return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    let count = collectionView.numberOfItems(inSection: indexPath.section)
    guard count > 0,
      let last = layoutAttributesForItem(
        at: IndexPath(item: count - 1, section: indexPath.section))
    else { return attributes }

    let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
    let lowest = last.frame.maxY + sectionInset.bottom - attributes.frame.height
    attributes.frame.origin.y = min(max(top, attributes.frame.origin.y), lowest)
    attributes.zIndex = 1024
    return attributes
  }
}
