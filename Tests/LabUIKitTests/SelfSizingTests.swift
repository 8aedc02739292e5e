import Foundation
import LabUIKit
import Testing

@testable import ForeignLayouts

/// Cells that report their preferred size, and content insets of a file's own.
@MainActor
@Suite("Self-sizing and insets")
struct SelfSizingTests {
  private func guessing(_ log: LayoutLog? = nil) -> LayoutDriver {
    LayoutDriver(
      GuessedRowsLayout(), size: CGSize(width: 100, height: 100), counts: [10], log: log,
      preferredSize: { path, size in
        CGSize(width: size.width, height: path.item.isMultiple(of: 2) ? 30 : 20)
      })
  }

  @Test("cells are asked as they come, and the layout is asked whether it cares")
  func order() {
    let log = LayoutLog()
    let driver = guessing(log)
    log.clear()
    driver.settle()
    #expect(
      log.events.map(\.kind) == [
        // The layout sets its inset.
        .boundsChange, .prepare, .contentSize, .elements,
        .preferred, .preferredContext, .invalidateLayout, .invalidate, .preferred,
        .preferredContext, .invalidateLayout, .invalidate,
        .prepare, .contentSize, .elements,
        // Smaller cells bring others.
        .preferred, .preferredContext, .invalidateLayout, .invalidate, .prepare, .contentSize,
        .elements,
        .preferred, .preferredContext, .invalidateLayout, .invalidate, .prepare, .contentSize,
        .elements,
      ])
    #expect(
      log.events[4].subject == .text("0.0: 100 x 50 → 100 x 30"))
    #expect(log.events[4].answer == .answer(true))
    #expect(driver.visibleElements.map(\.frame.height) == [30, 20, 30, 20])
    #expect(driver.contentSize.height == 400)
    log.clear()
    driver.scroll(to: CGPoint(x: 0, y: 30))
    #expect(log.events.filter { $0.kind == .preferred }.count == 1)
  }

  @Test("everything measured is as after scrolling through it all")
  func everything() {
    let driver = guessing()
    #expect(driver.measuredElements().map(\.frame.height) == (0..<10).map { $0 % 2 == 0 ? 30 : 20 })
    #expect(driver.contentSize.height == 250)
    #expect(driver.hasTakenPreferredSize)
    driver.forgetMeasuredSizes()
    driver.settle()
    #expect(driver.contentSize.height == 250)
  }

  @Test("items of a section that scrolls across are measured beyond the screen, too")
  func orthogonal() {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(60), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    let driver = LayoutDriver(
      UICollectionViewCompositionalLayout(section: section), size: CGSize(width: 100, height: 100),
      counts: [8],
      preferredSize: { path, size in CGSize(width: 30 + CGFloat(path.item), height: size.height) })
    driver.measureEverything()
    let frames = (0..<8).compactMap { driver.element(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames.map(\.width) == [30, 31, 32, 33, 34, 35, 36, 37])
    #expect(frames.map(\.minX) == [0, 30, 61, 93, 126, 160, 195, 231])
  }

  @Test("a layout that does not care is asked once a cell and size")
  func careless() {
    let log = LayoutLog()
    let driver = LayoutDriver(
      EveryOverrideLayout(), size: CGSize(width: 100, height: 100), counts: [10], log: log,
      preferredSize: { _, size in CGSize(width: size.width, height: size.height + 1) })
    driver.settle()
    driver.settle()
    let asked = log.events.filter { $0.kind == .preferred }
    // The third begins where the screen ends.
    #expect(asked.count == 3)
    #expect(asked.allSatisfy { $0.answer == .answer(false) })
    #expect(!driver.hasTakenPreferredSize)
  }

  @Test("a compositional section takes the sides that it estimates, of all visible cells at once")
  func compositional() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let log = LayoutLog()
    let driver = LayoutDriver(
      UICollectionViewCompositionalLayout(section: section),
      size: CGSize(width: 100, height: 100), counts: [6], log: log,
      preferredSize: { CGSize(width: $1.width, height: CGFloat(60 + $0.item)) })
    driver.settle()
    #expect(log.events.filter { $0.kind == .prepare }.count == 2)
    #expect(driver.measuredElements().map(\.frame.height) == [60, 61, 62, 63, 64, 65])
  }

  @Test("an inset that the file sets is where the content begins and how far it goes")
  func insets() {
    let driver = guessing()
    driver.settle()
    #expect(driver.view.contentInset.top == 10)
    #expect(driver.view.contentOffset == CGPoint(x: 0, y: -10))
    driver.measureEverything()
    driver.scroll(to: CGPoint(x: 0, y: 1e6))
    // 250 of content and 5 below it.
    #expect(driver.view.contentOffset.y == 155)
    var surroundings = Surroundings()
    surroundings.safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let below = LayoutDriver(
      GuessedRowsLayout(), size: CGSize(width: 100, height: 100), counts: [10],
      surroundings: surroundings)
    below.settle()
    #expect(below.view.adjustedContentInset.top == 30)
    #expect(below.view.contentOffset.y == -30)
    below.view.contentInsetAdjustmentBehavior = .never
    #expect(below.view.adjustedContentInset.top == 10)
    #expect(below.view.contentOffset.y == -10)
    below.view.contentOffset.y = 33
    below.view.contentInset.top = 50
    #expect(below.view.contentOffset.y == 33, "only what rests at the edge moves with it")
  }
}
