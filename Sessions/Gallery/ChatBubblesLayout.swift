// A chat with a data source of its own: incoming bubbles at the left, outgoing ones at the right,
// and the newest message at the bottom of the screen even where there are few.

import UIKit

struct ChatMessage {
  let text: String
  let isIncoming: Bool
}

/// The messages, by index.
protocol ChatMessagesSource: AnyObject {
  func message(at index: Int) -> ChatMessage
}

final class SampleMessages: ChatMessagesSource {
  private let texts = [
    "Are you there?", "Yes! What is it?",
    "The header flickers when I scroll past the third section, and only when I turn the phone.",
    "Does it follow the bounds?", "It should.",
    "Then look at shouldInvalidateLayout(forBoundsChange:), and at what it compares.", "Oh.",
  ]

  func message(at index: Int) -> ChatMessage {
    return ChatMessage(text: texts[index % texts.count], isIncoming: index % 2 == 0)
  }
}

final class ChatBubblesLayout: UICollectionViewLayout {
  /// Where the messages come from.
  var messages: ChatMessagesSource = SampleMessages()

  /// The share of the width that a bubble takes at most.
  var widestShare: CGFloat = 0.75
  /// The gap between two messages of one person.
  var tightSpacing: CGFloat = 2
  /// The gap where the person changes.
  var wideSpacing: CGFloat = 10
  /// The room between a bubble's edge and its text.
  var textInset: CGFloat = 10

  private var frames: [CGRect] = []
  private var contentSize: CGSize = .zero
  private let font = UIFont.systemFont(ofSize: 15)

  override func prepare() {
    super.prepare()
    frames = []
    guard let view = collectionView, view.numberOfSections > 0 else { return }
    let width = view.bounds.width
    var y: CGFloat = 0
    var wasIncoming: Bool?
    for index in 0..<view.numberOfItems(inSection: 0) {
      let message = messages.message(at: index)
      if let wasIncoming = wasIncoming {
        y += wasIncoming == message.isIncoming ? tightSpacing : wideSpacing
      }
      let size = bubbleSize(of: message.text, in: width)
      let x = message.isIncoming ? 0 : width - size.width
      frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      y += size.height
      wasIncoming = message.isIncoming
    }
    moveDown(to: view.bounds.height, from: y)
    contentSize = CGSize(width: width, height: max(y, view.bounds.height))
  }

  /// Few messages are aligned to the bottom.
  private func moveDown(to height: CGFloat, from end: CGFloat) {
    let free = height - end
    guard free > 0 else { return }
    for index in frames.indices { frames[index].origin.y += free }
  }

  private func bubbleSize(of text: String, in width: CGFloat) -> CGSize {
    let room = max(0, width * widestShare - 2 * textInset)
    let box = (text as NSString).boundingRect(
      with: CGSize(width: room, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin], attributes: [.font: font], context: nil)
    return CGSize(
      width: ceil(min(box.width, room)) + 2 * textInset,
      height: ceil(box.height) + 2 * textInset)
  }

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // Messages follow each other: the first that ends below the rectangle's top is found by
    // halving, and from there on until one begins below its bottom.
    var low = 0
    var high = frames.count
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].maxY <= rect.minY { low = middle + 1 } else { high = middle }
    }
    var result: [UICollectionViewLayoutAttributes] = []
    while low < frames.count, frames[low].minY < rect.maxY {
      if frames[low].intersects(rect) { result.append(attributes(at: low)) }
      low += 1
    }
    return result
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    frames.indices.contains(indexPath.item) ? attributes(at: indexPath.item) : nil
  }

  private func attributes(at index: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: index, section: 0))
    attributes.frame = frames[index]
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}
