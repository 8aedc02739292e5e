import UIKit

/// Rows whose heights its app computes in a closure, by the number of the item.
class ClosureLayout: UICollectionViewLayout {
  private let height: (_ index: Int, _ width: CGFloat) -> CGFloat
  private var frames: [CGRect] = []

  override init() {
    height = { _, _ in 1 }
    super.init()
  }

  init(height: @escaping (_ index: Int, _ width: CGFloat) -> CGFloat) {
    self.height = height
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    guard let view = collectionView else { return }
    frames = []
    for item in 0..<view.numberOfItems(inSection: 0) {
      let top = frames.last?.maxY ?? 0
      frames.append(
        CGRect(x: 0, y: top, width: view.bounds.width, height: height(item, view.bounds.width)))
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: frames.last?.maxY ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    frames.indices.filter { frames[$0].intersects(rect) }.map { index in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: index, section: 0))
      attributes.frame = frames[index]
      return attributes
    }
  }
}
