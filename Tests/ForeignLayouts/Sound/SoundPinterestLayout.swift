// Written as apps are, not as this house is.
// swift-format-ignore-file

import UIKit

// The shortest of any number of columns, found by bands.

class SoundPinterestLayout: UICollectionViewLayout {
  var numberOfColumns = 2
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    cache.removeAll()
    bands.removeAll()
    contentHeight = 0
    let columnWidth = collectionView.bounds.width / CGFloat(numberOfColumns)
    var yOffset = [CGFloat](repeating: 0, count: numberOfColumns)
    let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let height = delegate?.collectionView?(collectionView, layout: self, sizeForItemAt: indexPath).height ?? 100
      let column = yOffset.indices.min { yOffset[$0] < yOffset[$1] } ?? 0
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: CGFloat(column) * columnWidth, y: yOffset[column], width: columnWidth, height: height)
      cache.append(attributes)
      for band in Int(yOffset[column] / bandHeight)...Int((yOffset[column] + height) / bandHeight) {
        bands[band, default: []].append(attributes)
      }
      yOffset[column] += height
      contentHeight = max(contentHeight, yOffset[column])
    }
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  // Bands of a screen each, with the cells that reach into them.
  private var bands: [Int: [UICollectionViewLayoutAttributes]] = [:]
  private let bandHeight: CGFloat = 512

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let first = max(0, Int(rect.minY / bandHeight))
    let last = max(first, Int(min(rect.maxY, contentHeight) / bandHeight))
    var seen = Set<IndexPath>()
    return (first...last).flatMap { bands[$0] ?? [] }
      .filter { $0.frame.intersects(rect) && seen.insert($0.indexPath).inserted }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return indexPath.item < cache.count ? cache[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.width != collectionView?.bounds.width
  }
}
