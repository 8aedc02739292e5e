/// The items of one section, in a tree whose branches can be folded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  /// All items, each followed by those below it.
  public var items: [ItemIdentifierType] { flat(rootItems) { _ in true } }
  /// The items that no folded branch hides.
  public var visibleItems: [ItemIdentifierType] { flat(rootItems) { expanded.contains($0) } }

  /// Appends items below `parent`, or at the root.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else {
      rootItems += items
      return
    }
    children[parent, default: []] += items
    for item in items { parents[item] = parent }
  }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func level(of item: ItemIdentifierType) -> Int {
    parents[item].map { level(of: $0) + 1 } ?? 0
  }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  private func flat(
    _ items: [ItemIdentifierType], _ isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    items.flatMap { [$0] + (isOpen($0) ? flat(children[$0] ?? [], isOpen) : []) }
  }
}

extension UICollectionViewDiffableDataSource {
  /// Shows the visible items of `snapshot` in a section, in the place of those that it has.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }
}
