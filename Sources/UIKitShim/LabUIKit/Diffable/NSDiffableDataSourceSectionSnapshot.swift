/// The items of one section, in a tree whose branches can be folded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items below each, and below nothing.
  private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }
  /// All items, each followed by those below it.
  public var items: [ItemIdentifierType] { flat(rootItems) { _ in true } }
  /// The items that no folded branch hides.
  public var visibleItems: [ItemIdentifierType] { flat(rootItems) { expanded.contains($0) } }

  /// Appends items below `parent`, or at the root.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    children[parent, default: []] += items
    for item in items { parents[item] = parent }
  }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Inserts items before another, below the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, near: item, distance: 0)
  }

  /// Inserts items after another, below the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, near: item, distance: 1)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], near item: ItemIdentifierType, distance: Int
  ) {
    guard let place = children[parents[item]]?.firstIndex(of: item) else { return }
    children[parents[item]]?.insert(contentsOf: items, at: place + distance)
    for new in items { parents[new] = parents[item] }
  }

  /// Deletes items and all below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      delete(children[item] ?? [])
      children[parents[item]]?.removeAll { $0 == item }
      (children[item], parents[item]) = (nil, nil)
      expanded.remove(item)
    }
  }

  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// The items below `parent`, and `parent` itself if `includingParent`, as a tree of their own.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    func add(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?) {
      part.append(items, to: parent)
      for item in items where children[item] != nil { add(children[item] ?? [], below: item) }
    }
    add(includingParent ? [parent] : children[parent] ?? [], below: nil)
    part.expand(part.items.filter { expanded.contains($0) })
    return part
  }

  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// A line an item, indented by its level; `-` is open, `+` folded.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item] == nil ? " " : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

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
    trees[section] = snapshot
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// The tree that a section shows; its items at the root where none was applied.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(snapshot().itemIdentifiers(inSection: section))
    return flat
  }
}
