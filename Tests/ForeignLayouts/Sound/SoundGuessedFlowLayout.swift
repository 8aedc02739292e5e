// Written as apps are, not as this house is.
// swift-format-ignore-file

import UIKit

// Cells report their size; before that, an estimate replaces it.

class SoundGuessedFlowLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    estimatedItemSize = CGSize(width: 120, height: 30)
    minimumLineSpacing = 8
  }

  required init?(coder: NSCoder) { fatalError() }
}
