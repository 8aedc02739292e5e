import UIKit

protocol ProgrammeGuideLayoutDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, layout: ProgrammeGuideLayout,
    widthForProgrammeAt path: IndexPath
  ) -> CGFloat
}

/// A programme guide: a section is a channel, an item a programme, as wide as it is long. The names
/// of the channels stay at the left, and the hours at the top.
class ProgrammeGuideLayout: UICollectionViewLayout {
  weak var delegate: ProgrammeGuideLayoutDelegate?
  var channelWidth: CGFloat = 80
  var hourWidth: CGFloat = 120

  private let (hourHeight, rowHeight): (CGFloat, CGFloat) = (30, 50)
  private var rows: [[CGRect]] = []

  override func prepare() {
    guard let view = collectionView else { return }
    rows = (0..<view.numberOfSections).map { section in
      var x = channelWidth
      return (0..<view.numberOfItems(inSection: section)).map { item in
        let width = delegate?.collectionView(
          view, layout: self, widthForProgrammeAt: IndexPath(item: item, section: section))
        let frame = CGRect(
          x: x, y: hourHeight + CGFloat(section) * rowHeight, width: width ?? hourWidth,
          height: rowHeight)
        x = frame.maxX
        return frame
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: rows.compactMap { $0.last?.maxX }.max() ?? channelWidth,
      height: hourHeight + CGFloat(rows.count) * rowHeight)
  }

  private var hours: Int {
    max(0, Int(((collectionViewContentSize.width - channelWidth) / hourWidth).rounded(.up)))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    var all: [UICollectionViewLayoutAttributes?] = []
    for (section, frames) in rows.enumerated() {
      all += frames.indices.map {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
      let path = IndexPath(item: 0, section: section)
      all.append(layoutAttributesForSupplementaryView(ofKind: "channel", at: path))
    }
    all += (0..<hours).map {
      layoutAttributesForSupplementaryView(ofKind: "hour", at: IndexPath(item: $0, section: 0))
    }
    return all.compactMap { $0 }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = rows[path.section][path.item]
    return attributes
  }

  override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    let offset = collectionView?.contentOffset ?? .zero
    if kind == "channel" {
      attributes.frame = CGRect(
        x: offset.x, y: hourHeight + CGFloat(path.section) * rowHeight, width: channelWidth,
        height: rowHeight)
      attributes.zIndex = 1
    } else {
      attributes.frame = CGRect(
        x: channelWidth + CGFloat(path.item) * hourWidth, y: offset.y, width: hourWidth,
        height: hourHeight)
      attributes.zIndex = 2
    }
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.origin != collectionView?.bounds.origin
  }
}
