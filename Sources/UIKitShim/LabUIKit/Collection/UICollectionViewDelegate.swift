/// Receives events of items. Every method is optional in UIKit. Those that layouts call are
/// declared here; a file with UIKit's other methods compiles, and nothing calls them.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    true
  }
  public func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}

  /// So that `delegate.collectionView?(…)` compiles: the delegate, called with the method's labels.
  public var collectionView: Self? { self }
  public func callAsFunction(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    collectionView(view, shouldSelectItemAt: path)
  }
  public func callAsFunction(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    collectionView(view, didSelectItemAt: path)
  }
}
