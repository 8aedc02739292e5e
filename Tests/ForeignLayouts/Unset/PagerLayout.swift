// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
import UIKit

class BoardView: UICollectionView {
  var laneCount = 2
}

class Pager: UIView {
  let margin: CGFloat = 12
}

/// Lanes of the collection view's own class, inside the margin of the view around it.
class PagerLayout: UICollectionViewLayout {
  private var frames: [CGRect]!

  override func prepare() {
    guard frames == nil else { return }
    let board = collectionView as! BoardView
    let margin = (board.superview?.superview as? Pager)?.margin ?? 0
    let outer = (collectionView?.superview?.superview as? Pager)?.margin ?? 0
    let width = board.bounds.width / CGFloat(board.laneCount)
    frames = (0..<board.numberOfItems(inSection: 0)).map { item in
      CGRect(
        x: CGFloat(item % board.laneCount) * width, y: outer + CGFloat(item / board.laneCount) * 50,
        width: width - margin, height: board.window == nil ? 0 : 50)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: frames?.last?.maxY ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    frames.indices.map { index in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: index, section: 0))
      attributes.frame = frames[index]
      return attributes
    }
  }
}
