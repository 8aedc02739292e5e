import Foundation
import LabUIKit
import Testing

@testable import ForeignLayouts

/// Compositional layouts, lists, cells and snapshots, in every spelling.
@MainActor
@Suite("Sections, lists and snapshots of the UIKit shim")
struct ListSurfaceTests {
  @Test("every word of a compositional layout is solved")
  func compositional() throws {
    let driver = LayoutDriver(
      CompositionalSurface.layout(), size: CGSize(width: 400, height: 800), counts: [12, 3])
    let elements = driver.elements(in: .infinite)
    #expect(driver.layout.failure == nil)
    #expect(elements.filter { $0.category == .cell }.count == 15)
    #expect(elements.contains { $0.kind == "background" && $0.zIndex == -2 })
    #expect(elements.contains { $0.kind == "badge" })
    #expect(driver.layout.collectionViewContentSize.width == 400)
    for layout in CompositionalSurface.oldInitializers() {
      let driver = LayoutDriver(layout, size: CGSize(width: 40, height: 80), counts: [1])
      #expect(
        driver.element(at: IndexPath(item: 0, section: 0))?.frame
          == CGRect(x: 0, y: 0, width: 40, height: 80))
    }
    let list = LayoutDriver(
      CompositionalSurface.wholeList(), size: CGSize(width: 40, height: 80), counts: [2])
    #expect(list.contentSize.height == 88)
  }

  @Test("the separators of a list can be configured for each row, and change no frame")
  func separators() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.color = .red
    configuration.itemSeparatorHandler = { path, separators in
      var separators = separators
      separators.bottomSeparatorVisibility = path.item == 0 ? .hidden : .automatic
      separators.topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
      return separators
    }
    let driver = LayoutDriver(
      UICollectionViewCompositionalLayout.list(using: configuration),
      size: CGSize(width: 40, height: 80), counts: [2])
    #expect(driver.contentSize.height == 88)
  }

  @Test("snapshots take every change, in trees too")
  func snapshots() {
    let surface = DiffableSurface()
    let snapshot = surface.fill()
    #expect(snapshot.sectionIdentifiers == [.first, .second])
    #expect(snapshot.itemIdentifiers.map(\.title) == ["d", "c", "a"])
    #expect(snapshot.reloadedSectionIdentifiers == [.first])
    #expect(surface.source.snapshot(for: .second).rootItems.map(\.title) == ["a", "e", "b", "f"])
    #expect(
      surface.source.snapshot(for: .second).items.map(\.title) == ["a", "child", "e", "b", "f"])
    #expect(surface.source.snapshot().itemIdentifiers(inSection: .second).count == 4)
    #expect(surface.source.snapshot(for: .first).items.count == 3)
  }

  @Test("a section's tree deletes branches, and cuts out parts")
  func trees() {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2])
    tree.append([10, 11], to: 1)
    tree.append([100], to: 10)
    tree.expand([1])
    #expect(tree.snapshot(of: 1).items == [10, 100, 11])
    #expect(tree.snapshot(of: 1, includingParent: true).items == [1, 10, 100, 11])
    #expect(tree.visualDescription() == "- 1\n  + 10\n      100\n    11\n  2")
    tree.insert([12], before: 11)
    #expect(tree.parent(of: 12) == 1)
    tree.delete([10])
    #expect(tree.items == [1, 12, 11, 2])
    #expect(tree.index(of: 2) == 3)
    tree.delete([1])
    #expect(tree.items == [2])
  }

  @Test("a cell's configuration follows its state")
  func configurations() {
    let cell = SurfaceCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.isSelected = true
    #expect(cell.backgroundConfiguration?.backgroundColor == .red)
    cell.isHighlighted = true
    #expect(cell.alpha == 0.5)
    var handled = 0
    let other = UICollectionViewCell(frame: .zero)
    other.configurationUpdateHandler = { _, state in handled += state.isSelected ? 10 : 1 }
    other.isSelected = true
    #expect(handled == 11)
    var state = UICellConfigurationState(traitCollection: .current)
    state.isSelected = true
    #expect(SurfaceContent().updated(for: state).text == "selected")
  }
}
