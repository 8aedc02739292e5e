public import LabUIKit

/// What a function of a file made; nothing is placed where it made nothing.
@MainActor public func layoutLabLayout(_ layout: UICollectionViewLayout?) -> UICollectionViewLayout
{ layout ?? UICollectionViewLayout() }

/// A collection of the sections that a function of a file makes.
@MainActor public func layoutLabLayout(
  _ section:
    @escaping @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
) -> UICollectionViewLayout { UICollectionViewCompositionalLayout { section($0, $1) } }

/// A collection of the sections that a file's provider makes.
@MainActor public func layoutLabLayout(
  provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
) -> UICollectionViewLayout { UICollectionViewCompositionalLayout(sectionProvider: provider) }

/// The layout of a collection view that a file makes, with the view's own settings.
@MainActor public func layoutLabLayout(of view: UICollectionView?) -> UICollectionViewLayout {
  guard let view else { return UICollectionViewLayout() }
  view.collectionViewLayout.settingsBefore = CollectionSettings(of: view)
  return view.collectionViewLayout
}

/// The layout of the first collection view that `controller` shows, or else of its `views`, or of
/// one that it makes. `appear` is what UIKit calls when the screen appears.
@MainActor public func layoutLabLayout(
  of controller: UIViewController, or views: @autoclosure () -> [UICollectionView?],
  after appear: () -> Void
) -> UICollectionViewLayout {
  let (_, made) = UICollectionView.made { controller.loadViewIfNeeded() }
  let own = (controller as? UICollectionViewController)?.collectionView
  let root = own ?? controller.view ?? UIView(frame: .zero)
  return layoutLabLayout(of: root, or: views() + made, after: appear)
}

/// The layout of the first collection view at or below `root`, or else of `views`. `appear` is what
/// UIKit calls when it is shown, where a view without constraints fills the screen.
@MainActor public func layoutLabLayout(
  of root: UIView, or views: @autoclosure () -> [UICollectionView?], after appear: () -> Void
) -> UICollectionViewLayout {
  var open = [root]
  var shown: UICollectionView?
  while shown == nil, !open.isEmpty {
    let view = open.removeFirst()
    shown = view as? UICollectionView
    open += view.subviews
  }
  shown = shown ?? views().lazy.compactMap(\.self).first
  for view in [root, shown] where view?.bounds.isEmpty == true {
    view?.frame = CGRect(origin: .zero, size: UIScreen.main.bounds.size)
  }
  appear()
  return layoutLabLayout(of: shown)
}

/// The layout of `view` after `setUp`, or of another view that this makes.
@MainActor public func layoutLabLayout(
  on view: UICollectionView, after setUp: (UICollectionView) -> Void
) -> UICollectionViewLayout {
  let before = view.collectionViewLayout
  let (_, made) = UICollectionView.made { setUp(view) }
  return layoutLabLayout(of: before === view.collectionViewLayout ? made.first ?? view : view)
}
