/// A place for one element, with its insets, edge spacing and supplementary items.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
  public nonisolated let layoutSize: NSCollectionLayoutSize
  private nonisolated let supplementaryItemsAtStart: [NSCollectionLayoutSupplementaryItem]
  nonisolated(unsafe) var edges: NSCollectionLayoutEdgeSpacing?
  nonisolated(unsafe) var insets = NSDirectionalEdgeInsets.zero

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    supplementaryItemsAtStart = supplementaryItems
    super.init()
  }

  open var contentInsets: NSDirectionalEdgeInsets {
    get { insets }
    set { insets = newValue }
  }

  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    get { edges }
    set { edges = newValue }
  }

  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplementaryItemsAtStart }

  /// Itself: what can be changed of an item is changed before it is used.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
