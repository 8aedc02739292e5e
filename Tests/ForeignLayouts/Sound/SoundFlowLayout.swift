// Written as apps are, not as this house is.
// swift-format-ignore-file

import UIKit

// Flow with a column count: nothing of it is its own but the size.

class SoundFlowLayout: UICollectionViewFlowLayout {
  var columns = 3

  override func prepare() {
    if let width = collectionView?.bounds.width {
      let side = floor(max(0, width - CGFloat(columns - 1) * minimumInteritemSpacing) / CGFloat(columns))
      itemSize = CGSize(width: side, height: side)
    }
    super.prepare()
  }
}
