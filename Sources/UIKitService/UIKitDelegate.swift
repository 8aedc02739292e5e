public import LabUIKit

/// The delegate of a collection view that is played: answers from the lab's item sizes. A file's
/// own protocols are answered by a class below it.
@preconcurrency @MainActor
open class UIKitDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var sizes: (IndexPath) -> CGSize = { _ in .zero }

  /// A delegate that nobody has told any sizes yet.
  public override init() { super.init() }

  /// The size that the lab gives an item.
  public func itemSize(_ path: IndexPath) -> CGSize { sizes(path) }

  /// The size that the lab gives an item.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes(indexPath) }
}

/// What a function of a file made; nothing is placed where it made nothing.
@MainActor public func layoutLabLayout(_ layout: UICollectionViewLayout?) -> UICollectionViewLayout
{
  layout ?? UICollectionViewLayout()
}

/// A collection of the section that a function of a file made.
@MainActor public func layoutLabLayout(
  _ section: NSCollectionLayoutSection?
) -> UICollectionViewLayout {
  section.map { UICollectionViewCompositionalLayout(section: $0) } ?? UICollectionViewLayout()
}
