public import LabUIKit

/// What a function of a file made; nothing is placed where it made nothing.
@MainActor public func layoutLabLayout(_ layout: UICollectionViewLayout?) -> UICollectionViewLayout
{
  layout ?? UICollectionViewLayout()
}

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

/// The layout of the first collection view that a view controller shows, or else of its `views`.
@MainActor public func layoutLabLayout(
  of controller: UIViewController, or views: @autoclosure () -> [UICollectionView?]
) -> UICollectionViewLayout {
  controller.loadViewIfNeeded()
  var open: [UIView] =
    (controller as? UICollectionViewController)?.collectionView.map { [$0] } ?? []
  if let view = controller.view { open.append(view) }
  while !open.isEmpty {
    let view = open.removeFirst()
    if let view = view as? UICollectionView { return layoutLabLayout(of: view) }
    open += view.subviews
  }
  return layoutLabLayout(of: views().compactMap(\.self).first)
}
