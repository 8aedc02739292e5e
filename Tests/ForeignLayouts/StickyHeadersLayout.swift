import UIKit

class StickyHeadersLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard var result = super.layoutAttributesForElements(in: rect) else { return nil }
    let missing = NSMutableIndexSet()
    for attributes in result where attributes.representedElementCategory == .cell {
      missing.add(attributes.indexPath.section)
    }
    for attributes in result
    where attributes.representedElementKind == UICollectionView.elementKindSectionHeader {
      missing.remove(attributes.indexPath.section)
    }
    missing.enumerate { section, _ in
      if let header = self.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
      {
        result.append(header)
      }
    }
    for attributes in result
    where attributes.representedElementKind == UICollectionView.elementKindSectionHeader {
      stick(attributes)
    }
    return result
  }

  private func stick(_ header: UICollectionViewLayoutAttributes) {
    guard let view = collectionView else { return }
    let section = header.indexPath.section
    let count = view.numberOfItems(inSection: section)
    guard count > 0,
      let last = layoutAttributesForItem(at: IndexPath(row: count - 1, section: section))
    else { return }
    let offset = view.contentOffset.y + view.adjustedContentInset.top
    var frame = header.frame
    frame.origin.y = min(max(offset, frame.minY), last.frame.maxY - frame.height)
    header.frame = frame
    header.zIndex = 1024
  }
}
