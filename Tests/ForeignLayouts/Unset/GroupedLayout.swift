import UIKit

/// What gives a group its frames.
protocol GroupSource: AnyObject { func frames(in rect: CGRect) -> [CGRect] }

/// A group of items at the frames of its delegate.
class GroupedLayout: UICollectionViewLayout {
  weak var source: GroupSource?

  override func prepare() {
    guard let source, let view = collectionView else { return }
    precondition(!source.frames(in: view.bounds).isEmpty)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { [] }
}
