extension UICollectionViewDiffableDataSource {
  /// Asked and told when a finger moves items.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      (
        (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void
      )?
    public var didReorder:
      (
        (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void
      )?
  }

  /// Asked and told when an item is opened or folded.
  public struct SectionSnapshotHandlers {
    public typealias Tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    public var snapshotForExpandingParent: ((ItemIdentifierType, Tree) -> Tree)?
  }
}

/// What a finger moved.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What a finger moved in one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
}
