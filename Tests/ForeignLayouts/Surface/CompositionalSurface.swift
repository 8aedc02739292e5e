import UIKit

/// Every word of compositional layouts and lists.
@MainActor
enum CompositionalSurface {
  static func section(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let container = environment.container
    let columns = container.effectiveContentSize.width > 500 ? 3 : 2
    _ = (container.contentSize, container.contentInsets, container.effectiveContentInsets)
    _ = environment.traitCollection.horizontalSizeClass == .compact
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(44))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)),
      itemAnchor: .init(edges: .bottom, absoluteOffset: .zero))
    badge.zIndex = 3
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    item.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: .fixed(0), bottom: .fixed(3))
    let tall = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let inner = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let repeated = NSCollectionLayoutGroup.horizontal(
      layoutSize: tall, repeatingSubitem: item, count: columns)
    repeated.interItemSpacing = .fixed(0)
    let counted = NSCollectionLayoutGroup.horizontal(layoutSize: tall, subitem: inner, count: 2)
    counted.interItemSpacing = NSCollectionLayoutSpacing.flexible(5)
    counted.supplementaryItems = [badge]
    let custom = NSCollectionLayoutGroup.custom(layoutSize: tall) { environment in
      (0..<3).map { number in
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(
            x: CGFloat(number) * 20, y: 0, width: 10,
            height: environment.container.effectiveContentSize.height), zIndex: number)
      }
    }
    let uniform = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5), heightDimension: .uniformAcrossSiblings(estimate: 50)
      ))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
      subitems: [uniform, uniform])
    let outer = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(350)),
      subitems: [repeated, counted, custom, row])
    _ = (outer.subitems.count, outer.layoutSize.widthDimension.isFractionalWidth)
    _ = (size.heightDimension.dimension, size.heightDimension.isEstimated)
    let section = NSCollectionLayoutSection(group: outer)
    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.interGroupSpacing = 5
    section.contentInsetsReference = .layoutMargins
    section.supplementaryContentInsetsReference = .safeArea
    section.supplementariesFollowContentInsets = false
    section.orthogonalScrollingBehavior = .none
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
      absoluteOffset: CGPoint(x: 0, y: -2))
    header.pinToVisibleBounds = true
    header.extendsBoundary = true
    header.contentInsets = .zero
    section.boundarySupplementaryItems = [header]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = .zero
    background.zIndex = -2
    section.decorationItems = [background]
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items where item.representedElementCategory == .cell {
        let distance = item.frame.midX - offset.x - environment.container.contentSize.width / 2
        item.alpha = abs(distance) < 500 ? 1 : 0.5
        item.transform = .identity
        item.zIndex = item.indexPath.item
      }
    }
    return section
  }

  static func layout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .vertical
    configuration.interSectionSpacing = 8
    configuration.contentInsetsReference = .none
    configuration.boundarySupplementaryItems = []
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { (number, environment) -> NSCollectionLayoutSection? in
        number == 0 ? section(environment) : list(environment)
      }, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    layout.configuration = configuration
    return layout
  }

  static func list(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    configuration.footerMode = .supplementary
    configuration.showsSeparators = true
    configuration.backgroundColor = .systemGroupedBackground
    configuration.headerTopPadding = 4
    configuration.leadingSwipeActionsConfigurationProvider = { _ in nil }
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      let action = UIContextualAction(style: .destructive, title: "Delete") { action, view, done in
        done(true)
      }
      action.backgroundColor = .red
      action.image = nil
      let swipe = UISwipeActionsConfiguration(actions: [action])
      swipe.performsFirstActionWithFullSwipe = path.item > 0
      return swipe
    }
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    section.contentInsets.leading = 10
    return section
  }

  static func wholeList() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  }

  static func oldInitializers() -> [UICollectionViewCompositionalLayout] {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 1))
    let make = UICollectionViewCompositionalLayout.init(sectionProvider:)
    return [
      UICollectionViewCompositionalLayout(section: section),
      .init(section: section, configuration: .init()),
      UICollectionViewCompositionalLayout { _, _ in section },
      UICollectionViewCompositionalLayout(sectionProvider: { _, _ in section }),
      make { _, _ in section },
    ]
  }
}

/// Whatever a diffable screen touches.
@MainActor
class DiffableSurface: NSObject {
  enum Kind: Int, CaseIterable, Hashable { case first, second }
  struct Item: Hashable, Identifiable {
    let id = UUID()
    var title: String
  }
  typealias DataSource = UICollectionViewDiffableDataSource<Kind, Item>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Kind, Item>

  let view = UICollectionView(frame: .zero, collectionViewLayout: CompositionalSurface.layout())
  lazy var source = makeSource()

  func makeSource() -> DataSource {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      (cell, indexPath, item) in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      content.secondaryText = "\(indexPath.item)"
      content.image = UIImage(systemName: "star")
      content.textProperties.font = .preferredFont(forTextStyle: .body)
      content.textProperties.color = .label
      content.textProperties.alignment = .center
      content.secondaryTextProperties.numberOfLines = 2
      content.imageProperties.tintColor = .red
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .clear()
      cell.accessories = [
        .disclosureIndicator(), .checkmark(displayed: .always),
        .delete(displayed: .whenEditing, actionHandler: {}), .reorder(displayed: .always),
        .outlineDisclosure(options: .init(style: .header)),
      ]
      cell.indentationLevel = 1
      cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor).isActive =
        true
      cell.configurationUpdateHandler = { cell, state in
        cell.isHidden = state.isSelected && state.isEditing
      }
      cell.automaticallyUpdatesContentConfiguration = true
      cell.setNeedsUpdateConfiguration()
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = kind
      view.contentConfiguration = content
    }
    let source = DataSource(collectionView: view) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: item)
    }
    source.supplementaryViewProvider = { view, kind, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    return source
  }

  func fill() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([.first])
    let items = ["a", "b", "c"].map { Item(title: $0) }
    snapshot.appendItems(items)
    snapshot.insertSections([.second], afterSection: .first)
    snapshot.insertItems([Item(title: "d")], beforeItem: items[1])
    snapshot.moveItem(items[0], afterItem: items[2])
    snapshot.moveSection(.second, beforeSection: .first)
    snapshot.moveSection(.second, afterSection: .first)
    snapshot.deleteItems([items[1]])
    snapshot.reloadItems([items[0]])
    snapshot.reconfigureItems([items[0]])
    snapshot.reloadSections([.first])
    _ = snapshot.reloadedSectionIdentifiers
    source.apply(snapshot)
    source.apply(snapshot, animatingDifferences: true)
    source.apply(snapshot, animatingDifferences: false) {}
    source.applySnapshotUsingReloadData(snapshot)
    var section = NSDiffableDataSourceSectionSnapshot<Item>()
    section.append(items)
    let child = Item(title: "child")
    section.append([child], to: items[0])
    section.insert([Item(title: "e")], before: items[1])
    section.insert([Item(title: "f")], after: items[1])
    section.expand([items[0]])
    section.collapse([items[0]])
    section.delete([items[2]])
    _ = section.snapshot(of: items[0], includingParent: true)
    _ = (section.index(of: items[1]), section.isVisible(child), section.contains(child))
    _ = (section.level(of: child), section.parent(of: child), section.visualDescription())
    source.apply(section, to: .second, animatingDifferences: false)
    _ = source.snapshot(for: .second).items.count
    _ = (source.itemIdentifier(for: IndexPath(item: 0, section: 0)), source.indexPath(for: child))
    _ = (source.sectionIdentifier(for: 0), source.index(for: .first))
    return snapshot
  }
}

struct SurfaceContent: UIContentConfiguration, Hashable {
  var text = ""
  func makeContentView() -> UIView & UIContentView { SurfaceContentView(self) }
  func updated(for state: UIConfigurationState) -> SurfaceContent {
    guard let state = state as? UICellConfigurationState else { return self }
    var copy = self
    if state.isSelected { copy.text = "selected" }
    _ = state.traitCollection
    return copy
  }
}

class SurfaceContentView: UIView, UIContentView {
  var configuration: UIContentConfiguration

  init(_ configuration: SurfaceContent) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError() }

  func supports(_ configuration: UIContentConfiguration) -> Bool {
    configuration is SurfaceContent
  }
}
