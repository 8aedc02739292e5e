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

  public var appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  /// Never called: there are no swipes here.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Never called: there are no swipes here.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public init(appearance: Appearance) { self.appearance = appearance }
}

/// What the insets of a list section depend on besides its place.
struct ListEdges: Equatable {
  let appearance: List.Appearance
  let hasHeader: Bool
  let hasFooter: Bool

  init(_ configuration: UICollectionLayoutListConfiguration) {
    appearance =
      switch configuration.appearance {
      case .plain, .sidebar, .sidebarPlain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    hasHeader = configuration.headerMode == .supplementary
    hasFooter = configuration.footerMode == .supplementary
  }

  func insets(at place: SectionPlace) -> NSDirectionalEdgeInsets {
    let insets = ListFigures.insets(
      appearance, at: place, hasHeader: hasHeader, hasFooter: hasFooter)
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension NSCollectionLayoutSection {
  /// Rows as wide as the container, estimated at 44 points, with supplementary headers and footers
  /// estimated at 28. The space around them is that of the lab's `list`; `sidebar` is as `plain`.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListFigures.rowHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    let edges = ListEdges(configuration)
    section.list = edges
    section.contentInsets = edges.insets(at: between)
    section.supplementariesFollowContentInsets = edges.appearance == .insetGrouped
    let views = [
      (edges.hasHeader, UICollectionView.elementKindSectionHeader, NSRectAlignment.top),
      (edges.hasFooter, UICollectionView.elementKindSectionFooter, .bottom),
    ]
    for (exists, kind, alignment) in views where exists {
      let view = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(28)),
        elementKind: kind, alignment: alignment)
      view.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(view)
    }
    return section
  }

  /// The place of a section before and after which there are others.
  private static var between: SectionPlace { SectionPlace(isFirst: false, isLast: false) }

  /// The section at `place`: a list has its insets there, unless the app has changed them.
  func placed(_ place: SectionPlace) -> NSCollectionLayoutSection {
    guard let list, contentInsets == list.insets(at: Self.between),
      let section = copy() as? NSCollectionLayoutSection
    else { return self }
    section.contentInsets = list.insets(at: place)
    return section
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
