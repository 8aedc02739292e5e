/// A place for one element, with its insets, edge spacing and supplementary items.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
  public nonisolated let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  private let ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    ownSupplementaryItems = supplementaryItems
  }

  /// Itself: what can be changed of an item is changed before it is used.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
