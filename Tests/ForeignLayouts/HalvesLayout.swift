import UIKit

/// Two items a line, whose size it computes of its collection view whenever anything reads or sets it.
class HalvesLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    minimumLineSpacing = 0
    minimumInteritemSpacing = 0
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func half() -> CGFloat {
    guard let view = collectionView else { fatalError("there is no collection view") }
    return view.frame.width / 2
  }

  override var itemSize: CGSize {
    get { CGSize(width: half(), height: 70) }
    set { self.itemSize = CGSize(width: half(), height: 70) }
  }
}
