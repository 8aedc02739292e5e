import UIKit

/// Rows as wide as the view, whose height its app estimates.
class EstimatedLayout: UICollectionViewFlowLayout {
  var separatorHeight: CGFloat?

  override func prepare() {
    super.prepare()
    minimumLineSpacing = separatorHeight ?? 1
    estimatedItemSize = CGSize(
      width: collectionView?.bounds.width ?? 0, height: estimatedItemSize.height)
  }
}
