import UIKit

/// The frames that its app adds one by one.
class StackedLayout: UICollectionViewLayout {
  fileprivate(set) var frames: [CGRect] = []

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    frames.enumerated().map { number, frame in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: number, section: 0))
      attributes.frame = frame
      return attributes
    }
  }
}

extension StackedLayout {
  func add(_ frame: CGRect) {
    frames.append(frame)
    invalidateLayout()
  }
}
