import LabUIKit
import Testing

@testable import ForeignLayouts

/// The order in which a collection view calls its layout.
@MainActor
@Suite("The life of a layout")
struct LifeTests {
  private func rows(
    _ counts: [Int], log: LayoutLog? = nil, surroundings: Surroundings = Surroundings()
  ) -> (RowsLayout, LayoutDriver) {
    let layout = RowsLayout()
    let driver = LayoutDriver(
      layout, size: CGSize(width: 200, height: 100), counts: counts, surroundings: surroundings,
      log: log, itemSize: { CGSize(width: 50, height: 10 + $0.item) })
    return (layout, driver)
  }

  @Test("prepare, the content size, the visible rectangle; then nothing until something changes")
  func order() {
    let log = LayoutLog()
    let (layout, driver) = rows([20], log: log)
    log.clear()
    driver.settle()
    #expect(log.events.map(\.kind) == [.prepare, .contentSize, .elements])
    #expect(log.events[1].answer == .size(CGSize(width: 200, height: 390)))
    #expect(log.events[2].subject == .rect(CGRect(x: 0, y: 0, width: 200, height: 100)))
    #expect(log.events[2].answer == .count(8))
    log.clear()
    driver.scroll(to: CGPoint(x: 0, y: 30))
    #expect(log.events.map(\.kind).filter { $0 != .elements } == [.boundsChange])
    #expect(log.events[0].answer == .answer(false))
    #expect(layout.prepared == 1)
    log.clear()
    layout.invalidateLayout()
    driver.settle()
    #expect(log.events.map(\.kind) == [.invalidate, .prepare, .contentSize, .elements])
    #expect(log.events[0].subject == .text("everything"))
  }

  @Test("a change of bounds asks for a context of the layout's own class")
  func bounds() {
    let log = LayoutLog()
    let (layout, driver) = rows([20], log: log)
    driver.settle()
    log.clear()
    driver.resize(to: CGSize(width: 150, height: 100))
    #expect(
      log.events.map(\.kind) == [
        .boundsChange, .context, .invalidateLayout, .invalidate, .animatedBounds, .prepare,
        .contentSize, .elements, .animatedBoundsEnd,
      ])
    #expect(log.events[4].subject == .rect(CGRect(x: 0, y: 0, width: 200, height: 100)))
    #expect(layout.lastContext?.isNewWidth == true)
    #expect(layout.prepared == 2)
    #expect(driver.contentSize.width == 150)
  }

  @Test("the optional questions of flow delegates reach the delegate")
  func optionalCalls() {
    let (_, driver) = rows([2, 1])
    #expect(
      driver.visibleElements.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 50, height: 10), CGRect(x: 0, y: 10, width: 50, height: 11),
        CGRect(x: 0, y: 21, width: 50, height: 10),
      ])
    let delegate = driver.view.delegate as? any UICollectionViewDelegateFlowLayout
    let path = IndexPath(item: 1, section: 0)
    let optional = delegate?.collectionView?(
      driver.view, layout: driver.layout, sizeForItemAt: path)
    let plain = delegate?.collectionView(driver.view, layout: driver.layout, sizeForItemAt: path)
    #expect(optional == CGSize(width: 50, height: 11))
    #expect(plain == optional)
    #expect(driver.view.dataSource?.numberOfSections?(in: driver.view) == 2)
    #expect(driver.view.delegate?.collectionView?(driver.view, shouldSelectItemAt: path) == true)
  }

  @Test("a batch is told in order: prepare, what changed, where from and to, the end")
  func batches() {
    let log = LayoutLog()
    let (layout, driver) = rows([5, 5], log: log)
    driver.settle()
    log.clear()
    driver.insert([IndexPath(item: 2, section: 0)])
    #expect(driver.view.numberOfItems(inSection: 0) == 6)
    #expect(
      log.events.map(\.kind).filter { $0 != .elements } == [
        .invalidateLayout, .invalidate, .prepare, .contentSize, .updates, .ends, .targetOffset,
        .updatesEnd,
      ])
    #expect(layout.finalized == 1)
    #expect(layout.updates.map(\.updateAction) == [.insert])
    #expect(layout.updates[0].indexPathAfterUpdate == IndexPath(item: 2, section: 0))
    #expect(layout.updates[0].indexPathBeforeUpdate == nil)
    driver.delete([IndexPath(item: 0, section: 1), IndexPath(item: 1, section: 1)])
    #expect(driver.counts == [6, 3])
    #expect(layout.updates.map(\.updateAction) == [.delete, .delete])
    driver.move(IndexPath(item: 0, section: 0), to: IndexPath(item: 0, section: 1))
    #expect(driver.counts == [5, 4])
    #expect(layout.updates[0].indexPathBeforeUpdate == IndexPath(item: 0, section: 0))
  }

  @Test("a batch whose counts do not add up is told in UIKit's words, and all is loaded anew")
  func wrongBatch() {
    let log = LayoutLog()
    let (_, driver) = rows([5], log: log)
    driver.settle()
    driver.view.performBatchUpdates {
      driver.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    let errors = log.events.filter { $0.kind == .fault }.map(\.subject)
    #expect(
      errors == [
        .text(
          "Invalid update: invalid number of items in section 0. The number of items contained in "
            + "an existing section after the update (5) must be equal to the number of items "
            + "contained in that section before the update (5), plus or minus the number of items "
            + "inserted, deleted or moved (1 in, 0 out).")
      ])
    #expect(driver.elements(in: .infinite).count == 5)
  }

  @Test("right to left mirrors a layout that asks for it")
  func rightToLeft() {
    var surroundings = Surroundings()
    surroundings.isRightToLeft = true
    let (_, driver) = rows([2], surroundings: surroundings)
    #expect(driver.visibleElements.map(\.frame.minX) == [150, 150])
    #expect(driver.element(at: IndexPath(item: 0, section: 0))?.frame.minX == 150)
    #expect(driver.elements(in: CGRect(x: 0, y: 0, width: 149, height: 50)).isEmpty)
    #expect(
      driver.view.indexPathForItem(at: CGPoint(x: 160, y: 5)) == IndexPath(item: 0, section: 0))
    let (_, other) = rows([2])
    #expect(other.visibleElements.map(\.frame.minX) == [0, 0])
  }

  @Test("content insets and the safe area move the first offset, not the frames")
  func insets() {
    var surroundings = Surroundings()
    surroundings.safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    surroundings.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    let (_, driver) = rows([20], surroundings: surroundings)
    driver.settle()
    #expect(driver.view.contentOffset == CGPoint(x: 0, y: -25))
    #expect(driver.element(at: IndexPath(item: 0, section: 0))?.frame.minY == 0)
    driver.scroll(to: CGPoint(x: 0, y: 1e9))
    #expect(driver.view.contentOffset.y == 300)
  }

  @Test("a layout without a collection view answers, and empty ones too")
  func empty() {
    for layout in [UICollectionViewLayout(), UICollectionViewFlowLayout(), RowsLayout()] {
      layout.prepare()
      _ = layout.collectionViewContentSize
      _ = layout.layoutAttributesForElements(in: .infinite)
      layout.invalidateLayout()
      #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
    }
    for counts in [[], [0], [0, 0, 0]] {
      let driver = LayoutDriver(
        UICollectionViewFlowLayout(), size: .zero, counts: counts)
      #expect(driver.visibleElements.isEmpty)
    }
  }
}
