import UIKit

/// Items whose size only its own file can change.
class PointsLayout: UICollectionViewFlowLayout {
  private var side: CGFloat = 0

  override func prepare() {
    super.prepare()
    itemSize = CGSize(width: side, height: side)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    side = 0
  }
}
