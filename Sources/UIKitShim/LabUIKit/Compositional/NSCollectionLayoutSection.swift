/// A section: a group that repeats, with insets, boundary views and backgrounds.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// The insets of a list, by its place; nil for other sections.
  var listInsets: ((_ isFirst: Bool, _ isLast: Bool) -> NSDirectionalEdgeInsets)?
  open var contentInsets = NSDirectionalEdgeInsets.zero, interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  public init(group: NSCollectionLayoutGroup) { self.group = group }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> NSCollectionLayoutSection in
      let copy = NSCollectionLayoutSection(group: group)
      copy.listInsets = listInsets
      copy.contentInsets = contentInsets
      copy.interGroupSpacing = interGroupSpacing
      copy.contentInsetsReference = contentInsetsReference
      copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
      copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
      copy.boundarySupplementaryItems = boundarySupplementaryItems
      copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
      copy.decorationItems = decorationItems
      copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
      return copy
    }
  }
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
