/// A place for one element, with its insets, edge spacing and supplementary items.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, CopiedAsItself {
  public nonisolated let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero, edgeSpacing: NSCollectionLayoutEdgeSpacing?
  private let ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) { (self.layoutSize, ownSupplementaryItems) = (layoutSize, supplementaryItems) }
}

/// What is changed before it is used, and not after: it needs no copy.
public protocol CopiedAsItself: NSObject, NSCopying {}
extension CopiedAsItself { public nonisolated func copy(with zone: NSZone? = nil) -> Any { self } }
