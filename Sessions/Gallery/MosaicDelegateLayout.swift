// A mosaic of squares: the delegate says which items are large, and large ones take two by two
// cells of the matrix. Holes are filled by the next item that fits.

import UIKit

@objc protocol MosaicDelegateLayoutDelegate: UICollectionViewDelegate {
  /// The width and height of an item, in cells of the matrix.
  @objc optional func mosaicLayout(
    _ layout: MosaicDelegateLayout, spanForItemAt indexPath: IndexPath
  ) -> Int
  /// The gap between items.
  @objc optional func mosaicLayoutItemSpacing(_ layout: MosaicDelegateLayout) -> CGFloat
}

class MosaicDelegateLayout: UICollectionViewLayout {
  /// The number of columns of the matrix.
  @IBInspectable var columns: Int = 3
  /// The gap between items, unless the delegate says another.
  @IBInspectable var itemSpacing: CGFloat = 2
  /// Without a word from the delegate, each item of so many is large.
  var largeEvery: Int = 7

  private var cache = [[UICollectionViewLayoutAttributes]]()
  private var contentHeight: CGFloat = 0

  private var mosaicDelegate: MosaicDelegateLayoutDelegate? {
    return collectionView?.delegate as? MosaicDelegateLayoutDelegate
  }

  override func prepare() {
    super.prepare()
    cache = []
    contentHeight = 0
    guard let view = collectionView, view.bounds.width > 0 else { return }
    let columns = max(1, self.columns)
    let spacing = mosaicDelegate?.mosaicLayoutItemSpacing?(self) ?? itemSpacing
    let side = max(0, (view.bounds.width - CGFloat(columns - 1) * spacing) / CGFloat(columns))

    for section in 0..<view.numberOfSections {
      var matrix = Matrix(columns: columns)
      var row = [UICollectionViewLayoutAttributes]()
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let cell = matrix.place(span: span(at: path))
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        let length = CGFloat(cell.span) * (side + spacing) - spacing
        attributes.frame = CGRect(
          x: CGFloat(cell.column) * (side + spacing),
          y: contentHeight + CGFloat(cell.row) * (side + spacing),
          width: length, height: length)
        row.append(attributes)
      }
      cache.append(row)
      contentHeight = row.map { $0.frame.maxY }.max() ?? contentHeight
    }
  }

  private func span(at path: IndexPath) -> Int {
    if let span = mosaicDelegate?.mosaicLayout?(self, spanForItemAt: path) { return span }
    return largeEvery > 0 && path.item % largeEvery == 0 ? 2 : 1
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    return cache.joined().filter { rect.intersects($0.frame) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section < cache.count, indexPath.item < cache[indexPath.section].count else {
      return nil
    }
    return cache[indexPath.section][indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.size != collectionView?.bounds.size
  }
}

/// Which cells are taken; as many rows as are needed.
private struct Matrix {
  let columns: Int
  private var rows = [[Bool]]()
  private var firstOpenRow = 0

  init(columns: Int) {
    self.columns = columns
  }

  /// Takes the first place, row by row, where `span` by `span` cells are free.
  mutating func place(span: Int) -> (row: Int, column: Int, span: Int) {
    let span = min(max(1, span), columns)
    while firstOpenRow < rows.count, !rows[firstOpenRow].contains(false) { firstOpenRow += 1 }
    var row = firstOpenRow
    while true {
      while rows.count < row + span { rows.append([Bool](repeating: false, count: columns)) }
      for column in 0...(columns - span) where isFree(row, column, span) {
        for r in row..<row + span {
          for c in column..<column + span { rows[r][c] = true }
        }
        return (row, column, span)
      }
      row += 1
    }
  }

  private func isFree(_ row: Int, _ column: Int, _ span: Int) -> Bool {
    for r in row..<row + span {
      for c in column..<column + span where rows[r][c] { return false }
    }
    return true
  }
}
