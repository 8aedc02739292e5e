// Tags in lines, for a collection view: the delegate gives the layout each size.
// WrappingRow.swift is the same row for SwiftUI.

import UIKit

final class WrappingRowLayout: UICollectionViewLayout {
  /// between tags and between lines
  var spacing: CGFloat = 8 {
    didSet { invalidateLayout() }
  }

  private var frames: [CGRect] = []

  override func prepare() {
    super.prepare()
    frames = []
    guard let collectionView, collectionView.numberOfSections > 0 else { return }
    let width = collectionView.bounds.width
    var (x, y, lineHeight): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let size = size(of: IndexPath(item: item, section: 0), in: collectionView)
      if x > 0, x + size.width > width {
        x = 0
        y += lineHeight + spacing
        lineHeight = 0
      }
      frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + spacing
      lineHeight = max(lineHeight, size.height)
    }
  }

  private func size(of path: IndexPath, in collectionView: UICollectionView) -> CGSize {
    let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
    return delegate?.collectionView?(collectionView, layout: self, sizeForItemAt: path) ?? .zero
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: collectionView?.bounds.width ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section == 0, frames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
