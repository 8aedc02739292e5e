import LabUIKit
import Testing

/// Snapshots of sections and items.
@Suite("Snapshots")
struct SnapshotTests {
  private var snapshot: NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test("items are where they were put")
  func order() {
    var snapshot = snapshot
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 5)
    snapshot.moveItem(1, afterItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [9, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1, 5, 8])
    #expect(snapshot.sectionIdentifier(containingItem: 8) == "b")
    #expect(snapshot.indexOfItem(4) == 3)
    snapshot.deleteItems([2, 4])
    snapshot.insertSections(["c"], beforeSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b"])
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfItems(inSection: "c") == 0)
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [1, 5, 8])
  }

  @Test("what cannot be done changes nothing")
  func nothing() {
    var changed = snapshot
    changed.appendItems([7], toSection: "z")
    changed.insertItems([7], afterItem: 99)
    changed.moveItem(1, beforeItem: 99)
    changed.moveItem(1, beforeItem: 1)
    changed.appendSections(["a"])
    #expect(changed.itemIdentifiers == snapshot.itemIdentifiers)
    #expect(changed.sectionIdentifiers == snapshot.sectionIdentifiers)
    var empty = NSDiffableDataSourceSnapshot<String, Int>()
    empty.appendItems([1])
    #expect(empty.numberOfItems == 0)
  }
}
