/// Sections and their items, by unique identifiers.
///
/// UIKit ends the app for an unknown or repeated identifier; here such an operation is ignored.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  public init() {}

  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sections.reduce(0) { $0 + (items[$1]?.count ?? 0) } }

  public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
    items[section]?.count ?? 0
  }

  public func itemIdentifiers(
    inSection section: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[section] ?? [] }

  public func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { items[$0]?.contains(item) == true }
  }

  public func indexOfItem(_ item: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: item)
  }

  public func indexOfSection(_ section: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: section)
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection section: SectionIdentifierType
  ) {
    if let place = sections.firstIndex(of: section) { insert(identifiers, at: place) }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection section: SectionIdentifierType
  ) {
    if let place = sections.firstIndex(of: section) { insert(identifiers, at: place + 1) }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    let new = identifiers.filter { items[$0] == nil }
    sections.insert(contentsOf: new, at: place)
    for identifier in new { items[identifier] = [] }
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0) }
    for identifier in identifiers { items[identifier] = nil }
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  public mutating func moveSection(
    _ section: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) { move(section, near: other, distance: 0) }

  public mutating func moveSection(
    _ section: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) { move(section, near: other, distance: 1) }

  private mutating func move(
    _ section: SectionIdentifierType, near other: SectionIdentifierType, distance: Int
  ) {
    guard section != other, let old = sections.firstIndex(of: section), sections.contains(other)
    else { return }
    sections.remove(at: old)
    if let place = sections.firstIndex(of: other) { sections.insert(section, at: place + distance) }
  }

  // MARK: Items

  /// To the last section where none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let section = section ?? sections.last, items[section] != nil else { return }
    items[section]?.append(contentsOf: identifiers)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem item: ItemIdentifierType
  ) { insert(identifiers, near: item, distance: 0) }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem item: ItemIdentifierType
  ) { insert(identifiers, near: item, distance: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], near item: ItemIdentifierType, distance: Int
  ) {
    guard let section = sectionIdentifier(containingItem: item),
      let place = items[section]?.firstIndex(of: item)
    else { return }
    items[section]?.insert(contentsOf: identifiers, at: place + distance)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections { items[section]?.removeAll { gone.contains($0) } }
  }

  public mutating func deleteAllItems() {
    sections = []
    items = [:]
  }

  public mutating func moveItem(_ item: ItemIdentifierType, beforeItem other: ItemIdentifierType) {
    guard item != other, sectionIdentifier(containingItem: other) != nil else { return }
    deleteItems([item])
    insertItems([item], beforeItem: other)
  }

  public mutating func moveItem(_ item: ItemIdentifierType, afterItem other: ItemIdentifierType) {
    guard item != other, sectionIdentifier(containingItem: other) != nil else { return }
    deleteItems([item])
    insertItems([item], afterItem: other)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }
}
