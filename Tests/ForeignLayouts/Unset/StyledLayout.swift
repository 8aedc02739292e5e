import UIKit

struct GridStyle {
  var columns: Int
  var gap: CGFloat
}

/// Squares in columns, whose style its app sets; without it, nothing is shown.
class StyledLayout: UICollectionViewFlowLayout {
  var style: GridStyle?

  override func prepare() {
    super.prepare()
    guard let style, let view = collectionView else {
      itemSize = .zero
      return
    }
    let gaps = CGFloat(style.columns - 1) * style.gap
    let side = (view.bounds.width - gaps) / CGFloat(style.columns)
    itemSize = CGSize(width: side, height: side)
    minimumInteritemSpacing = style.gap
  }
}
