import LabUIKit
import Testing

@testable import ForeignLayouts

/// Files written for UIKit, compiled unchanged and driven.
@MainActor
@Suite("Foreign layouts")
struct ForeignLayoutTests {
  private func rects(_ numbers: [[CGFloat]]) -> [CGRect] {
    numbers.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  private final class Heights: NSObject, PinterestLayoutDelegate {
    func collectionView(
      _ collectionView: UICollectionView, heightForPhotoAtIndexPath indexPath: IndexPath
    ) -> CGFloat { CGFloat(50 + 10 * indexPath.item) }
  }

  @Test("a pinterest layout asks its delegate, and shows that its cache goes stale")
  func pinterest() {
    let layout = PinterestLayout()
    let heights = Heights()
    layout.delegate = heights
    let driver = LayoutDriver(layout, size: CGSize(width: 320, height: 480), counts: [5])
    #expect(driver.contentSize == CGSize(width: 320, height: 62 + 82 + 102))
    let expected = rects([
      [6, 6, 148, 50], [166, 6, 148, 60], [6, 68, 148, 70], [166, 78, 148, 80], [6, 150, 148, 90],
    ])
    #expect(driver.elements(in: .infinite).map(\.frame) == expected)
    driver.reload(counts: [8])
    #expect(driver.elements(in: .infinite).count == 5, "its cache is never cleared")
  }

  @Test("left-aligned tags stand on super's answers")
  func tags() {
    let widths: [CGFloat] = [93, 61, 81, 51, 120, 40, 77]
    let driver = LayoutDriver(
      LeftAlignedTagsLayout(), size: CGSize(width: 260, height: 480), counts: [7],
      itemSize: { CGSize(width: widths[$0.item], height: 30) })
    #expect(driver.visibleElements.map(\.frame.minX) == [10, 111, 10, 99, 10, 138, 10])
    #expect(driver.visibleElements.map(\.frame.minY) == [10, 10, 48, 48, 86, 86, 124])
  }

  @Test("a carousel scales its sides, keeps its own attributes and snaps")
  func carousel() throws {
    let layout = CarouselLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let driver = LayoutDriver(layout, size: CGSize(width: 300, height: 120), counts: [20])
    driver.settle()
    let visible = driver.visibleElements
    #expect(visible.map(\.indexPath.item) == [0, 1, 2])
    #expect(visible.map(\.alpha) == [0, 1, 0])
    let widths = visible.map(\.frame.width)
    #expect(abs(widths[0] - 60) < 1e-9 && abs(widths[1] - 100) < 1e-9)
    #expect(visible.map(\.frame.midX) == [50, 150, 250])
    #expect(visible.map(\.zIndex) == [0, 10, 0])
    #expect(driver.view.decelerationRate == .fast)
    let attributes = try #require(layout.layoutAttributesForElements(in: driver.view.bounds))
    #expect(attributes.allSatisfy { $0 is CarouselAttributes })
    #expect(attributes.compactMap { ($0 as? CarouselAttributes)?.progress } == [0, 1, 0])
    let target = driver.endSwipe(proposing: CGPoint(x: 134, y: 0), velocity: CGPoint(x: 1, y: 0))
    #expect(target == CGPoint(x: 100, y: 0))
    #expect(driver.view.contentOffset == CGPoint(x: 100, y: 0))
    #expect(driver.visibleElements.map(\.alpha).max() == 1)
  }

  @Test("sticky headers follow the scroll offset and are pushed off")
  func sticky() {
    let layout = StickyHeadersLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 30)
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let driver = LayoutDriver(layout, size: CGSize(width: 100, height: 200), counts: [6, 6])
    func headers() -> [CGFloat] {
      driver.visibleElements.filter { $0.kind != nil }.map(\.frame.minY)
    }
    #expect(headers() == [0])
    driver.scroll(to: CGPoint(x: 0, y: 100))
    #expect(headers() == [100])
    driver.scroll(to: CGPoint(x: 0, y: 320))
    #expect(headers() == [330, 300])
  }

  @Test("a view controller's compositional layout is solved, wide and narrow")
  func compositional() throws {
    let controller = MosaicController()
    let driver = LayoutDriver(
      controller.createLayout(), size: CGSize(width: 320, height: 480), counts: [5, 3])
    let main = driver.elements(in: .infinite).filter { $0.indexPath.section == 0 }
    let expected: [CGRect] = rects([
      [12, 7, 141, 40], [167, 7, 141, 40], [12, 61, 141, 40], [167, 61, 141, 40],
      [12, 115, 141, 40],
    ])
    #expect(main.map(\.frame) == expected)
    let first = try #require(driver.element(at: IndexPath(item: 0, section: 1)))
    #expect(first.frame.minY == 177)
    #expect(first.frame.size == CGSize(width: 128, height: 80))
    driver.resize(to: CGSize(width: 640, height: 480))
    let frame = try #require(driver.element(at: IndexPath(item: 0, section: 0))).frame
    #expect(frame == CGRect(x: 12, y: 7, width: 143.5, height: 40))
  }

  @Test("a diffable controller loads its view, its cells and its snapshot")
  func diffable() throws {
    ViewFactories.shared.register(TileCell.self) { TileCell(frame: $0) }
    let controller = MosaicController()
    controller.loadViewIfNeeded()
    let view = controller.shown
    view.layoutIfNeeded()
    #expect(view.numberOfSections == 2)
    #expect(view.numberOfItems(inSection: 0) == 7)
    let path = IndexPath(item: 1, section: 1)
    #expect(controller.dataSource.itemIdentifier(for: path) == 101)
    #expect(controller.dataSource.indexPath(for: 101) == path)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)) as? TileCell)
    #expect(cell.label.text == "0, 2: 2")
    #expect(cell.frame == view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame)
  }
}
