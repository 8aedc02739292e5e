import UIKit

/// A spreadsheet: a section is a row, an item a cell. All attributes are made once; each change of
/// the bounds moves those of the first row and the first column.
class TimesTableLayout: UICollectionViewLayout {
  var pinsFirstRow = true
  var pinsFirstColumn = true
  var isMirrored = false

  private let cell = CGSize(width: 100, height: 40)
  private var rows: [[UICollectionViewLayoutAttributes]] = []

  override func prepare() {
    guard let view = collectionView else { return }
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    if rows.map(\.count) != counts { rows = counts.enumerated().map(row) }
    for (row, cells) in rows.enumerated() {
      for (column, attributes) in cells.enumerated() where row == 0 || column == 0 {
        var origin = CGPoint(x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height)
        if column == 0, pinsFirstColumn { origin.x = view.contentOffset.x }
        if row == 0, pinsFirstRow { origin.y = view.contentOffset.y }
        attributes.frame = CGRect(origin: origin, size: cell)
        attributes.zIndex = (row == 0 ? 1 : 0) + (column == 0 ? 1 : 0)
      }
    }
  }

  private func row(_ row: Int, count: Int) -> [UICollectionViewLayoutAttributes] {
    (0..<count).map { column in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: column, section: row))
      attributes.frame = CGRect(
        x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: cell.width,
        height: cell.height)
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: CGFloat(rows.map(\.count).max() ?? 0) * cell.width,
      height: CGFloat(rows.count) * cell.height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    rows.flatMap { $0 }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    rows[path.section][path.item]
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { isMirrored }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return pinsFirstRow && newBounds.minY != bounds.minY
      || pinsFirstColumn && newBounds.minX != bounds.minX
  }
}
