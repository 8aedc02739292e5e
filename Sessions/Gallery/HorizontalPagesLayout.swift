// A grid that turns pages: items fill a page row by row, and pages stand side by side.

import UIKit

public class HorizontalPagesLayout: UICollectionViewLayout {
  public var rows: Int = 3
  public var columns: Int = 4
  /// The gap between items, and around a page.
  public var gap: CGFloat = 8

  private var pageSize: CGSize = .zero
  private var counts: [Int] = []
  private var firstPages: [Int] = []
  private var pages: Int = 0

  private var itemsPerPage: Int { max(1, rows) * max(1, columns) }

  public override func prepare() {
    super.prepare()
    guard let collectionView = self.collectionView else { return }
    pageSize = collectionView.bounds.size
    counts = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
    firstPages = []
    pages = 0
    for count in counts {
      firstPages.append(pages)
      pages += (count + itemsPerPage - 1) / itemsPerPage
    }
  }

  public override var collectionViewContentSize: CGSize {
    return CGSize(width: CGFloat(pages) * pageSize.width, height: pageSize.height)
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard pageSize.width > 0 else { return [] }
    var result = [UICollectionViewLayoutAttributes]()
    for section in counts.indices {
      // Only pages that the rectangle touches are looked at.
      let first = Int(max(0, min(1e9, rect.minX / pageSize.width))) - firstPages[section]
      let last = Int(max(0, min(1e9, rect.maxX / pageSize.width))) - firstPages[section]
      let start = max(0, first) * itemsPerPage
      let end = min(counts[section], (last + 1) * itemsPerPage)
      guard start < end else { continue }
      for item in start..<end {
        let attributes = self.attributes(item, section)
        if attributes.frame.intersects(rect) { result.append(attributes) }
      }
    }
    return result
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section < counts.count, indexPath.item < counts[indexPath.section] else {
      return nil
    }
    return attributes(indexPath.item, indexPath.section)
  }

  private func attributes(_ item: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let columns = max(1, self.columns)
    let rows = max(1, self.rows)
    let page = firstPages[section] + item / itemsPerPage
    let place = item % itemsPerPage
    let width = max(0, (pageSize.width - CGFloat(columns + 1) * gap) / CGFloat(columns))
    let height = max(0, (pageSize.height - CGFloat(rows + 1) * gap) / CGFloat(rows))
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: section))
    attributes.frame = CGRect(
      x: CGFloat(page) * pageSize.width + gap + CGFloat(place % columns) * (width + gap),
      y: gap + CGFloat(place / columns) * (height + gap),
      width: width, height: height)
    return attributes
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.size != collectionView?.bounds.size
  }
}
