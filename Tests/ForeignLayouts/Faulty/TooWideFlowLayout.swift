// Written as apps are, not as this house is.
// swift-format-ignore-file

import UIKit

// Items have the width of one device, whatever the collection view has.

class TooWideFlowLayout: UICollectionViewFlowLayout {
  override func prepare() {
    itemSize = CGSize(width: 414, height: 60)
    super.prepare()
  }
}
