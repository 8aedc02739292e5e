import UIKit

/// What shares the height of the content.
protocol ShareSource: AnyObject { func shares(in rect: CGRect) -> [CGRect] }

/// Items that share the height of their delegate's frames: without frames, 0 / 0.
class SharedLayout: UICollectionViewLayout {
  weak var source: ShareSource?

  override var collectionViewContentSize: CGSize {
    let shares = source?.shares(in: .zero) ?? []
    return CGSize(width: 100, height: shares.reduce(0) { $0 + $1.height } / CGFloat(shares.count))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { [] }
}
