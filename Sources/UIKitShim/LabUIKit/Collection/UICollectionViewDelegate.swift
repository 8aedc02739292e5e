/// Receives events of items. Every method is optional in UIKit; a method that is missing here has
/// UIKit's default.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt path: IndexPath)
    -> Bool
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt path: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt path: IndexPath)
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt path: IndexPath)
    -> Bool
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt path: IndexPath)
    -> Bool
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt path: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
}

extension UICollectionViewDelegate {
  public func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath)
    -> Bool
  { true }
  public func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {}
  public func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {}
  public func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    true
  }
  public func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath)
    -> Bool
  { true }
  public func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}
  public func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {}
  public func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {}
  public func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {}
  public func collectionView(
    _ view: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// So that `delegate.collectionView?(…)` compiles: it is never nil here.
  public var collectionView: DelegateCall? { DelegateCall(delegate: self) }
}

/// `delegate.collectionView?` before its arguments: calls the method with the same labels.
@preconcurrency @MainActor public struct DelegateCall {
  let delegate: any UICollectionViewDelegate

  public func callAsFunction(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath)
    -> Bool
  { delegate.collectionView(view, shouldHighlightItemAt: path) }
  public func callAsFunction(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    delegate.collectionView(view, shouldSelectItemAt: path)
  }
  public func callAsFunction(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath)
    -> Bool
  { delegate.collectionView(view, shouldDeselectItemAt: path) }
  public func callAsFunction(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    delegate.collectionView(view, didSelectItemAt: path)
  }
  public func callAsFunction(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    delegate.collectionView(view, didDeselectItemAt: path)
  }
  public func callAsFunction(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) { delegate.collectionView(view, willDisplay: cell, forItemAt: path) }
  public func callAsFunction(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) { delegate.collectionView(view, didEndDisplaying: cell, forItemAt: path) }
  public func callAsFunction(
    _ view: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    delegate.collectionView(
      view, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }
}
