import LayoutCore
import ListPlugin

/// How a list looks.
public struct UICollectionLayoutListConfiguration {
  /// The looks of a list.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

  /// What a list's header is.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }

  /// What a list's footer is.
  public enum FooterMode: Int, Sendable { case none, supplementary }

  public var appearance: Appearance, showsSeparators = true
  public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
  public var itemSeparatorHandler: ItemSeparatorHandler?, backgroundColor: UIColor?
  public var headerMode = HeaderMode.none, footerMode = FooterMode.none, headerTopPadding: CGFloat?
  /// Never called, as the next one: there are no swipes here.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public init(appearance: Appearance) { self.appearance = appearance }
}

/// How separators look. They are not drawn, and have no frames here.
public struct UIListSeparatorConfiguration {
  public enum Visibility: Sendable { case automatic, visible, hidden }

  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = automaticInsets, bottomSeparatorInsets = automaticInsets
  public var color = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSCollectionLayoutSection {
  /// Rows estimated at 44 points, headers and footers at 28, and the space of the lab's `list` around
  /// them; `sidebar` is as `plain`.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let row = size(ListFigures.rowHeight)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let appearance = List.Appearance(rawValue: "\(configuration.appearance)") ?? .plain
    let hasHeader = configuration.headerMode == .supplementary
    let hasFooter = configuration.footerMode == .supplementary
    for case (true, let kind, let alignment) in [
      (hasHeader, UICollectionView.elementKindSectionHeader, NSRectAlignment.top),
      (hasFooter, UICollectionView.elementKindSectionFooter, .bottom),
    ] {
      let view = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(28), elementKind: kind, alignment: alignment)
      view.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(view)
    }
    section.listInsets = {
      let insets = ListFigures.insets(
        appearance, at: SectionPlace(isFirst: $0, isLast: $1), hasHeader: hasHeader,
        hasFooter: hasFooter)
      return NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
    section.contentInsets = section.listInsets?(false, false) ?? .zero
    section.supplementariesFollowContentInsets = appearance == .insetGrouped
    return section
  }

  /// This section as number `number` of `count`: a list has its insets there, unless the app has
  /// changed them.
  func placed(_ number: Int, of count: Int) -> NSCollectionLayoutSection {
    guard let listInsets, contentInsets == listInsets(false, false) else { return self }
    let section = copy() as? NSCollectionLayoutSection
    section?.contentInsets = listInsets(number == 0, number == count - 1)
    return section ?? self
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose every section is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
