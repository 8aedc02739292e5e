// Written as apps are, not as this house is.

import UIKit

// A board behind each section, a pin on every third card, cards that are done are hidden.

class BoardsLayout: UICollectionViewLayout {
  static let boardKind = "Board"
  static let pinKind = "Pin"
  private var definitions: [UICollectionViewLayoutAttributes] = []
  private var views: [UICollectionViewLayoutAttributes] = []
  private var width: CGFloat = 0
  var cardWidth: CGFloat = 80

  override init() {
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: BoardsLayout.boardKind)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() {
    super.prepare()
    definitions = []
    views = []
    var x: CGFloat = 0
    guard let view = collectionView else { return }
    for section in 0..<view.numberOfSections {
      let start = x
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let definition = UICollectionViewLayoutAttributes(forCellWith: path)
        definition.frame = CGRect(x: x, y: 10, width: cardWidth, height: 100)
        definition.zIndex = item
        definition.isHidden = item % 4 == 3
        definition.alpha = item == 0 ? 0.5 : 1
        definitions.append(definition)
        if item % 3 == 0 {
          let pin = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: BoardsLayout.pinKind, with: path)
          pin.frame = CGRect(x: x, y: 5, width: 10, height: 10)
          pin.transform = CGAffineTransform(scaleX: 2, y: 2)
          pin.zIndex = 100
          views.append(pin)
        }
        x += cardWidth
      }
      let board = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: BoardsLayout.boardKind,
        with: IndexPath(item: 0, section: section))
      board.frame = CGRect(x: start, y: 0, width: x - start, height: 120)
      board.zIndex = -1
      views.append(board)
      x += 40
    }
    width = x
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: width, height: collectionView?.bounds.height ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    return (definitions + views).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    return definitions.first { $0.indexPath == indexPath }
  }
}
