// Written as apps are, not as this house is.
// swift-format-ignore-file

import UIKit

// Rows on a board, which continues below the last of them. The app sets the number of columns,
// which must be two.

class SoundBoardLayout: UICollectionViewLayout {
  private let columns: Int
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var rows = 0

  init(columns: Int) {
    precondition(columns == 2, "the board has two columns")
    self.columns = columns
    super.init()
  }

  required init?(coder: NSCoder) { fatalError() }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    rows = (count + 1) / 2
    let width = collectionView.bounds.width / CGFloat(columns)
    cache = (0..<count).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: CGFloat(item % 2) * width, y: CGFloat(item / 2) * 50, width: width, height: 50)
      return attributes
    }
  }

  private var board: UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "board", with: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(origin: .zero, size: collectionViewContentSize)
    attributes.zIndex = -1
    return attributes
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: collectionView?.bounds.width ?? 0, height: rows == 0 ? 0 : CGFloat(rows) * 50 + 333)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let first = min(cache.count, max(0, min(rows, Int((rect.minY / 50).rounded(.down)))) * 2)
    let end = max(first, min(cache.count, max(0, min(rows, Int((rect.maxY / 50).rounded(.up)))) * 2))
    let cells = cache[first..<end].filter { $0.frame.intersects(rect) }
    return (rows > 0 && board.frame.intersects(rect) ? [board] : []) + cells
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return indexPath.item < cache.count ? cache[indexPath.item] : nil
  }

  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return board
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.width != collectionView?.bounds.width
  }
}
