// A pinboard with a header on top of each section: photos in columns, each as high as its picture,
// in the column that is shortest so far.

import UIKit

protocol PinterestHeaderLayoutDelegate: AnyObject {
  /// The height of a photo at the width of a column.
  func collectionView(
    _ collectionView: UICollectionView, layout: PinterestHeaderLayout,
    heightForPhotoAt indexPath: IndexPath, withWidth width: CGFloat
  ) -> CGFloat
}

class PinterestHeaderLayout: UICollectionViewLayout {

  // MARK: - Configuration

  weak var delegate: PinterestHeaderLayoutDelegate?

  /// The number of columns.
  var numberOfColumns: Int = 2 {
    didSet { invalidateLayout() }
  }
  /// The gap around each photo.
  var cellPadding: CGFloat = 6 {
    didSet { invalidateLayout() }
  }
  /// The height of a section's header.
  var headerHeight: CGFloat = 50 {
    didSet { invalidateLayout() }
  }

  // MARK: - Cache

  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var headers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var contentHeight: CGFloat = 0

  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return max(0, collectionView.bounds.width - (insets.left + insets.right))
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: contentWidth, height: contentHeight)
  }

  // MARK: - Layout

  override func prepare() {
    super.prepare()
    items.removeAll(keepingCapacity: true)
    headers.removeAll(keepingCapacity: true)
    contentHeight = 0
    guard let collectionView = collectionView else { return }

    for section in 0..<collectionView.numberOfSections {
      layOutHeader(of: section)
      layOutItems(of: section, in: collectionView)
    }
  }

  private func layOutHeader(of section: Int) {
    let indexPath = IndexPath(item: 0, section: section)
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: indexPath)
    attributes.frame = CGRect(x: 0, y: contentHeight, width: contentWidth, height: headerHeight)
    headers[indexPath] = attributes
    contentHeight += headerHeight
  }

  private func layOutItems(of section: Int, in collectionView: UICollectionView) {
    let columns = max(1, numberOfColumns)
    let columnWidth = contentWidth / CGFloat(columns)
    let photoWidth = max(0, columnWidth - 2 * cellPadding)
    var columnEnds = [CGFloat](repeating: contentHeight, count: columns)

    for item in 0..<collectionView.numberOfItems(inSection: section) {
      let indexPath = IndexPath(item: item, section: section)
      let shortest = columnEnds.indices.min { columnEnds[$0] < columnEnds[$1] } ?? 0
      let photoHeight = delegate?.collectionView(
        collectionView, layout: self, heightForPhotoAt: indexPath, withWidth: photoWidth)
      let height = (photoHeight ?? 180) + 2 * cellPadding
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: CGFloat(shortest) * columnWidth + cellPadding,
        y: columnEnds[shortest] + cellPadding,
        width: photoWidth, height: height - 2 * cellPadding)
      items[indexPath] = attributes
      columnEnds[shortest] += height
    }
    contentHeight = columnEnds.max() ?? contentHeight
  }

  // MARK: - Answers

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let hits = items.values.filter { $0.frame.intersects(rect) }
    return hits + headers.values.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return items[indexPath]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return headers[indexPath]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.width != collectionView?.bounds.width
  }
}
