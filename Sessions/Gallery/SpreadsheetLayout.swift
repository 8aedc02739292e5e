import UIKit

/// A spreadsheet that scrolls on both axes: a section is a row, an item a cell. The first row stays
/// at the top, and the first column at the left.
final class SpreadsheetLayout: UICollectionViewLayout {
  /// The width of a column, in points.
  var columnWidth: CGFloat = 100
  /// The height of a row, in points.
  var rowHeight: CGFloat = 40

  private var columnCounts: [Int] = []

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    columnCounts = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: CGFloat(columnCounts.max() ?? 0) * columnWidth,
      height: CGFloat(columnCounts.count) * rowHeight)
  }

  /// The cells that `rect` shows, and those that stay: however large the table is, no others.
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let rows = indexes(rect.minY, rect.maxY, length: rowHeight, count: columnCounts.count)
    return rows.flatMap { row in
      indexes(rect.minX, rect.maxX, length: columnWidth, count: columnCounts[row])
        .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: row)) }
    }
    .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    var origin = CGPoint(
      x: CGFloat(indexPath.item) * columnWidth, y: CGFloat(indexPath.section) * rowHeight)
    let offset = collectionView?.contentOffset ?? .zero
    if indexPath.section == 0 {
      origin.y = max(origin.y, offset.y)
      attributes.zIndex += 1
    }
    if indexPath.item == 0 {
      origin.x = max(origin.x, offset.x)
      attributes.zIndex += 2
    }
    attributes.frame = CGRect(origin: origin, size: CGSize(width: columnWidth, height: rowHeight))
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.origin != collectionView?.bounds.origin
  }

  /// The first of `count` stretches of `length`, and those between `low` and `high`.
  private func indexes(_ low: CGFloat, _ high: CGFloat, length: CGFloat, count: Int) -> [Int] {
    guard count > 0, length > 0 else { return [] }
    let (first, last) = (low / length, high / length)
    guard last > 0, first < CGFloat(count) else { return [0] }
    return [0] + (Int(max(1, first))..<Int(min(last.rounded(.up), CGFloat(count))))
  }
}
