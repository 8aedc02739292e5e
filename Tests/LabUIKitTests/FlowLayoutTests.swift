import FlowPlugin
import LabTestKit
import LabUIKit
import LayoutCore
import Testing

/// UIKit's flow layout of the shim against the lab's flow, which it uses.
@MainActor
@Suite("Flow layout")
struct FlowLayoutTests {
  /// A container, sections and sizes drawn from a seed.
  private struct Drawn {
    var size: CGSize
    var counts: [Int]
    var sizes: [CGSize]
    var isHorizontal: Bool
    var layout: UICollectionViewFlowLayout

    @MainActor init(seed: UInt64) {
      var random = SplitMix(seed: seed)
      size = CGSize(
        width: Double(Int.random(in: 200...400, using: &random)),
        height: Double(Int.random(in: 300...800, using: &random)))
      counts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Int.random(in: 0...30, using: &random)
      }
      let isUniform = Bool.random(using: &random)
      let drawn = (0..<64).map { _ in
        CGSize(
          width: Double.random(in: 10...120, using: &random),
          height: Double.random(in: 10...90, using: &random))
      }
      sizes = isUniform ? [drawn[0]] : drawn
      isHorizontal = Bool.random(using: &random)
      layout = UICollectionViewFlowLayout()
      layout.scrollDirection = isHorizontal ? .horizontal : .vertical
      layout.minimumLineSpacing = Double(Int.random(in: 0...20, using: &random))
      layout.minimumInteritemSpacing = Double(Int.random(in: 0...20, using: &random))
      layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      layout.headerReferenceSize = CGSize(width: 30, height: 40)
      if Bool.random(using: &random) { layout.footerReferenceSize = CGSize(width: 20, height: 10) }
    }

    func itemSize(_ path: IndexPath) -> CGSize { sizes[path.item % sizes.count] }

    /// The same as a question to the lab.
    @MainActor var request: LayoutRequest {
      let length = isHorizontal ? 30.0 : 40.0
      let footer =
        isHorizontal ? layout.footerReferenceSize.width : layout.footerReferenceSize.height
      return LayoutRequest(
        container: Size(width: size.width, height: size.height),
        axis: isHorizontal ? .horizontal : .vertical,
        sections: counts.map { count in
          Section(
            strategy: AnyStrategy(Flow.self), count: count,
            sizes: .pattern(sizes.map { Size(width: $0.width, height: $0.height) }),
            spacing: Spacing(
              line: layout.minimumLineSpacing, item: layout.minimumInteritemSpacing),
            insets: Insets(top: 1, leading: 2, bottom: 3, trailing: 4),
            header: Supplementary(length: length),
            footer: footer > 0 ? Supplementary(length: footer) : nil)
        })
    }
  }

  private func rect(_ frame: Rect) -> CGRect {
    CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  @Test(
    "every frame, the content and every rectangle are the lab's", arguments: 0..<60 as Range<UInt64>
  )
  func sameAsLab(seed: UInt64) throws {
    let drawn = Drawn(seed: seed)
    let driver = LayoutDriver(
      drawn.layout, size: drawn.size, counts: drawn.counts, itemSize: drawn.itemSize)
    var lab = try CollectionLayout(drawn.request)
    try lab.solve()
    let content = try #require(lab.contentSize)
    #expect(driver.contentSize == CGSize(width: content.width, height: content.height))
    for (section, count) in drawn.counts.enumerated() {
      for item in 0..<count {
        let frame = try #require(lab.frame(of: ElementID(.item, section: section, index: item)))
        #expect(driver.element(at: IndexPath(item: item, section: section))?.frame == rect(frame))
      }
      let header = try #require(lab.frame(of: ElementID(.header, section: section)))
      let asked = driver.supplementary(
        UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
      #expect(asked?.frame == rect(header))
    }
    var random = SplitMix(seed: seed + 1000)
    for _ in 0..<10 {
      let query = Rect(
        x: Double.random(in: -50...content.width, using: &random),
        y: Double.random(in: -50...content.height, using: &random),
        width: Double.random(in: 1...300, using: &random),
        height: Double.random(in: 1...300, using: &random))
      var trace = NoTrace()
      let expected = lab.elements(in: query, trace: &trace).map { rect($0.frame) }
      #expect(driver.elements(in: rect(query)).map(\.frame) == expected)
    }
  }

  @Test("without a delegate's sizes the item size serves all, and unequal bounds lay out anew")
  func properties() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    let driver = LayoutDriver(layout, size: CGSize(width: 320, height: 480), counts: [4])
    #expect(driver.visibleElements.map(\.frame.minX) == [0, 110, 220, 0])
    driver.resize(to: CGSize(width: 210, height: 480))
    #expect(driver.visibleElements.map(\.frame.minX) == [0, 110, 0, 110])
    layout.minimumInteritemSpacing = 20
    #expect(driver.visibleElements.map(\.frame.minX) == [55, 55, 55, 55])
  }

  @Test("attributes are fresh: changing them changes no later answer")
  func fresh() throws {
    let layout = UICollectionViewFlowLayout()
    let driver = LayoutDriver(layout, size: CGSize(width: 320, height: 480), counts: [4])
    let before = driver.visibleElements
    for attributes in layout.layoutAttributesForElements(in: .infinite) ?? [] {
      attributes.frame = .zero
      attributes.alpha = 0
    }
    try #require(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))).frame = .zero
    #expect(driver.visibleElements == before)
  }

  @Test("rectangles that are no rectangles hit nothing, and infinite ones hit all")
  func rectangles() {
    let driver = LayoutDriver(
      UICollectionViewFlowLayout(), size: CGSize(width: 320, height: 480), counts: [400],
      itemSize: { CGSize(width: 40, height: 30 + $0.item % 3) })
    #expect(driver.elements(in: .null).isEmpty)
    #expect(driver.elements(in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isEmpty)
    #expect(driver.elements(in: .infinite).count == 400)
    #expect(driver.elements(in: CGRect(x: 320, y: 480, width: -320, height: -480)).count > 10)
    #expect(driver.element(at: IndexPath(item: 400, section: 0)) == nil)
    #expect(driver.element(at: IndexPath(item: 0, section: -1)) == nil)
    #expect(driver.element(at: IndexPath(index: 3)) == nil)
  }

  @Test("sizes without a number do not end anything; insets that leave no room are told")
  func badSizes() {
    let log = LayoutLog()
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 0, left: 200, bottom: 0, right: 200)
    let driver = LayoutDriver(
      layout, size: CGSize(width: 320, height: 480), counts: [3], log: log,
      itemSize: {
        [CGSize(width: CGFloat.nan, height: -5), .zero, CGSize(width: 9, height: 9)][$0.item]
      })
    #expect(driver.visibleElements.isEmpty)
    #expect(log.events.contains { $0.kind == .fault })
    layout.sectionInset = .zero
    #expect(driver.visibleElements.map(\.frame.size) == [CGSize(width: 9, height: 9)])
  }

  @Test("pinned headers stay in sight, and scrolling does not ask for sizes again")
  func pinned() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    var asked = 0
    let driver = LayoutDriver(
      layout, size: CGSize(width: 100, height: 200), counts: [10, 10],
      itemSize: { _ in
        asked += 1
        return CGSize(width: 100, height: 50)
      })
    driver.settle()
    #expect(asked == 20)
    driver.scroll(to: CGPoint(x: 0, y: 120))
    let headers = driver.visibleElements.filter { $0.category == .supplementaryView }
    #expect(headers.map(\.frame.minY) == [120])
    #expect(headers.map(\.zIndex) == [1])
    #expect(asked == 20)
    driver.scroll(to: CGPoint(x: 0, y: 610))
    #expect(
      driver.visibleElements.filter { $0.kind != nil }.map(\.frame.minY) == [590, 630])
  }

  @Test("cells that say their own size get it")
  func selfSizing() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 0
    let driver = LayoutDriver(layout, size: CGSize(width: 100, height: 200), counts: [30])
    driver.preferredSize = { path, _ in CGSize(width: 100, height: 20 + path.item) }
    driver.settle()
    #expect(driver.visibleElements.prefix(3).map(\.frame.minY) == [0, 20, 41])
    #expect(
      driver.visibleElements.allSatisfy { $0.frame.height == CGFloat(20 + $0.indexPath.item) })
  }

  /// Insets its view when it is first invalidated in it, as carousels do.
  private final class CentredLayout: UICollectionViewFlowLayout {
    private var known = CGSize.zero

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      guard let view = collectionView, view.bounds.size != known else { return }
      view.contentOffset = CGPoint(x: view.contentOffset.x - 1, y: 0)
      known = view.bounds.size
    }
  }

  @Test("a layout that moves its view while it is told of new bounds is not told of that")
  func movesItsView() {
    let driver = LayoutDriver(
      CentredLayout(), size: CGSize(width: 200, height: 300), counts: [3])
    driver.settle()
    driver.view.frame.size = CGSize(width: 300, height: 200)
    driver.settle()
    #expect(driver.view.bounds.size == CGSize(width: 300, height: 200))
  }

  /// Sets itself up before it has a view, and notes whether it is invalidated without one.
  private final class SetUpLayout: UICollectionViewFlowLayout {
    var (withView, withoutView) = (0, 0)

    override init() {
      super.init()
      itemSize = CGSize(width: 30, height: 20)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      if collectionView == nil { withoutView += 1 } else { withView += 1 }
    }
  }

  @Test("what is set before there is a view invalidates nothing")
  func setsUpWithoutView() {
    let layout = SetUpLayout()
    let driver = LayoutDriver(layout, size: CGSize(width: 200, height: 300), counts: [1])
    driver.settle()
    #expect(driver.visibleElements.map(\.frame.height) == [20])
    layout.itemSize.height = 30
    driver.settle()
    #expect(driver.visibleElements.map(\.frame.height) == [30])
    #expect(layout.withoutView == 0 && layout.withView > 0)
  }

  @Test("headers without length have attributes where one asks for them, and are nowhere else")
  func absentHeaders() {
    let layout = UICollectionViewFlowLayout()
    let driver = LayoutDriver(layout, size: CGSize(width: 200, height: 300), counts: [3])
    driver.settle()
    let kind = UICollectionView.elementKindSectionHeader
    func header(_ section: Int) -> UICollectionViewLayoutAttributes? {
      layout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: IndexPath(item: 0, section: section))
    }
    #expect(header(0)?.frame.isEmpty == true && header(0)?.representedElementKind == kind)
    #expect(header(1) == nil)
    #expect(driver.visibleElements.allSatisfy { $0.category == .cell })
  }
}
