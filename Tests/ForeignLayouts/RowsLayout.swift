// Written as apps are, not as this house is.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import ObjectiveC
import UIKit

// Calls UIKit's own optional methods, as layouts do that are configured like flow.

class RowsContext: UICollectionViewLayoutInvalidationContext {
  var isNewWidth = false
}

class RowsLayout: UICollectionViewLayout {
  private var attributes: [[UICollectionViewLayoutAttributes]] = []
  private var height: CGFloat = 0
  private(set) var prepared = 0
  private(set) var updates: [UICollectionViewUpdateItem] = []
  private(set) var finalized = 0
  private(set) var lastContext: RowsContext?

  override class var invalidationContextClass: AnyClass { RowsContext.self }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func prepare() {
    super.prepare()
    prepared += 1
    guard let view = collectionView else { return }
    let delegate = view.delegate as? UICollectionViewDelegateFlowLayout
    attributes = []
    height = 0
    for section in 0..<view.numberOfSections {
      let inset =
        delegate?.collectionView?(view, layout: self, insetForSectionAt: section) ?? UIEdgeInsets()
      var row: [UICollectionViewLayoutAttributes] = []
      height += inset.top
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = NSIndexPath(item: item, section: section) as IndexPath
        let size =
          delegate?.collectionView?(view, layout: self, sizeForItemAt: path)
          ?? CGSize(width: 40, height: 40)
        let attribute = UICollectionViewLayoutAttributes(forCellWith: path)
        attribute.frame = CGRect(
          x: inset.left, y: height, width: size.width, height: size.height)
        height += size.height
        row.append(attribute)
      }
      height += inset.bottom
      attributes.append(row)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    attributes.joined().filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard indexPath.section < attributes.count,
      indexPath.row < attributes[indexPath.section].count
    else { return nil }
    return attributes[indexPath.section][indexPath.row]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! RowsContext
    context.isNewWidth = true
    lastContext = context
    return context
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updates = updateItems
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    finalized += 1
  }
}
