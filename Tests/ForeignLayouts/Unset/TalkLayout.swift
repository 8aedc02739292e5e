import UIKit

protocol TalkLayoutDelegate: AnyObject { func message(at indexPath: IndexPath) -> Message? }

/// A conversation whose messages are a type of the app, which is not here.
class TalkLayout: UICollectionViewLayout {
  weak var delegate: TalkLayoutDelegate?
  var messages: [Message] = []
  var width: CGFloat = 0
  private var frames: [CGRect] = []
  override func prepare() {
    frames = []
    var y: CGFloat = 0
    for message in messages {
      let lines = ceil(CGFloat(message.text.count) * 8 / width)
      if message.date > Date.distantFuture { y += 20 }
      frames.append(CGRect(x: 0, y: y, width: width, height: lines * 20))
      y += lines * 20 + 8
    }
  }
  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: frames.last?.maxY ?? 0)
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
