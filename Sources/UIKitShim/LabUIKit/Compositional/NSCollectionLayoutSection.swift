/// A section: a group that repeats, with insets, boundary views and backgrounds.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  nonisolated let group: NSCollectionLayoutGroup
  /// What of a copy is its own.
  nonisolated(unsafe) var settings = SectionSettings()

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  open var contentInsets: NSDirectionalEdgeInsets {
    get { settings.contentInsets }
    set { settings.contentInsets = newValue }
  }
  open var interGroupSpacing: CGFloat {
    get { settings.interGroupSpacing }
    set { settings.interGroupSpacing = newValue }
  }
  open var contentInsetsReference: UIContentInsetsReference {
    get { settings.contentInsetsReference }
    set { settings.contentInsetsReference = newValue }
  }
  open var supplementaryContentInsetsReference: UIContentInsetsReference {
    get { settings.supplementaryReference }
    set { settings.supplementaryReference = newValue }
  }
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    get { settings.orthogonal }
    set { settings.orthogonal = newValue }
  }
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { settings.boundaryItems }
    set { settings.boundaryItems = newValue }
  }
  open var supplementariesFollowContentInsets: Bool {
    get { settings.followsInsets }
    set { settings.followsInsets = newValue }
  }
  open var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { settings.decorationItems }
    set { settings.decorationItems = newValue }
  }
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  {
    get { settings.handler }
    set { settings.handler = newValue }
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy = MainActor.assumeIsolated { NSCollectionLayoutSection(group: group) }
    copy.settings = settings
    return copy
  }
}

/// What can be set of a section.
struct SectionSettings {
  var contentInsets = NSDirectionalEdgeInsets.zero
  var interGroupSpacing: CGFloat = 0
  var contentInsetsReference = UIContentInsetsReference.automatic
  var supplementaryReference = UIContentInsetsReference.automatic
  var orthogonal = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  var followsInsets = true
  var decorationItems: [NSCollectionLayoutDecorationItem] = []
  var handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// May change how the visible items of a section look, before each layout pass.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// How a section scrolls across the layout's axis.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What insets are counted from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}
