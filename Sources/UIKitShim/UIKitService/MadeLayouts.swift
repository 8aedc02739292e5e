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

/// The layout of the first collection view that a view controller shows.
@MainActor public func layoutLabLayout(of controller: UIViewController) -> UICollectionViewLayout {
  controller.loadViewIfNeeded()
  var open: [UIView] =
    (controller as? UICollectionViewController)?.collectionView.map { [$0] } ?? []
  if let view = controller.view { open.append(view) }
  while !open.isEmpty {
    let view = open.removeFirst()
    if let view = view as? UICollectionView {
      let layout = view.collectionViewLayout
      layout.settingsBefore = CollectionSettings(of: view)
      return layout
    }
    open += view.subviews
  }
  return UICollectionViewLayout()
}
