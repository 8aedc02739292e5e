extension UIScrollView {
  /// `inset` and, unless `behavior` is `never`, the safe area.
  func adjusted(_ inset: UIEdgeInsets, _ behavior: ContentInsetAdjustmentBehavior) -> UIEdgeInsets {
    var safe = safeAreaInsets
    switch behavior {
    case .never: return inset
    case .always: break
    case .automatic, .scrollableAxes:
      if !scrollsSideways {
        (safe.left, safe.right) = (0, 0)
      } else if contentSize.height <= bounds.height, !alwaysBounceVertical {
        (safe.top, safe.bottom) = (0, 0)
      }
    }
    return inset + safe
  }

  /// The offset at which the content begins below the insets: where it rests.
  package var restingOffset: CGPoint { offsetRange.low }

  /// As in UIKit: content that rests at an edge stays there while its inset changes, so that a file
  /// that sets an inset begins with it in sight.
  func keepAtEdge(
    whileInsetBecomes inset: UIEdgeInsets, _ behavior: ContentInsetAdjustmentBehavior
  ) {
    let (old, new) = (adjustedContentInset, adjusted(inset, behavior))
    keepAtEdge(old, new)
  }

  private func keepAtEdge(_ old: UIEdgeInsets, _ new: UIEdgeInsets) {
    var offset = contentOffset
    if offset.x == 0 - old.left { offset.x = 0 - new.left }
    if offset.y == 0 - old.top { offset.y = 0 - new.top }
    if offset != contentOffset { contentOffset = offset }
  }

  /// Takes the size of the content, which decides along which axes the safe area counts.
  func take(contentSize size: CGSize) {
    let old = adjustedContentInset
    contentSize = size
    let new = adjustedContentInset
    guard new != old else { return }
    keepAtEdge(old, new)
    adjustedContentInsetDidChange()
  }

  func insetChanged(from old: UIEdgeInsets) {
    guard old != contentInset else { return }
    watches.changed()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
