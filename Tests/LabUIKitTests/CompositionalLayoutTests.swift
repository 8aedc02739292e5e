import Foundation
import LabUIKit
import Testing

/// Compositional sections through UIKit's names; what the lab's solver gives is tested with it.
@MainActor
@Suite("Compositional layout")
struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Rows of `height`, as wide as the container.
  private func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), height))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), height), subitems: [item]))
  }

  private func driver(
    _ section: NSCollectionLayoutSection, counts: [Int],
    surroundings: Surroundings = Surroundings(), log: LayoutLog? = nil
  ) -> LayoutDriver {
    LayoutDriver(
      UICollectionViewCompositionalLayout(section: section), size: CGSize(width: 200, height: 300),
      counts: counts, surroundings: surroundings, log: log)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("the functions that make groups make one of the class that they are called on")
  func classOfGroup() {
    final class Row: NSCollectionLayoutGroup { let gap: CGFloat = 5 }
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(30), .absolute(20)))
    let row: Row = .horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), subitem: item, count: 2)
    row.interItemSpacing = .fixed(row.gap)
    let driver = driver(NSCollectionLayoutSection(group: row), counts: [2])
    #expect(driver.element(at: path(1))?.frame == CGRect(x: 102.5, y: 0, width: 97.5, height: 20))
  }

  @Test("headers, footers, badges and backgrounds have their kinds, places and fronts")
  func views() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "head", alignment: .top)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(10)), elementKind: "foot", alignment: .bottom)
    section.boundarySupplementaryItems = [footer, header]
    section.decorationItems = [.background(elementKind: "back")]
    let driver = driver(section, counts: [3])
    #expect(driver.contentSize == CGSize(width: 200, height: 120))
    #expect(driver.element(at: path(2))?.frame == CGRect(x: 0, y: 70, width: 100, height: 40))
    let head = try #require(driver.supplementary("head", at: path(0)))
    #expect(head.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(head.category == .supplementaryView && head.zIndex == 1)
    #expect(driver.supplementary("foot", at: path(0))?.frame.minY == 110)
    #expect(
      driver.supplementary("badge", at: path(1))?.frame
        == CGRect(x: 190, y: 20, width: 20, height: 20))
    #expect(driver.supplementary("badge", at: path(3)) == nil)
    #expect(driver.supplementary("nothing", at: path(0)) == nil)
    let back = try #require(
      driver.layout.layoutAttributesForDecorationView(ofKind: "back", at: path(0)))
    #expect(back.representedElementCategory == .decorationView && back.zIndex == -1)
    let kinds = Set(driver.visibleElements.compactMap(\.kind))
    #expect(kinds == ["head", "foot", "badge", "back"])
    let standard = Set(driver.visibleElements.compactMap { driver.standardKind(of: $0) })
    #expect(
      standard == [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        "badge", "back",
      ])
  }

  @Test("a pinned header stays in sight without the provider being asked again")
  func pinned() {
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      let section = self.rows(.absolute(50))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: self.size(.fractionalWidth(1), .absolute(30)), elementKind: "head",
        alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    }
    let driver = LayoutDriver(layout, size: CGSize(width: 200, height: 300), counts: [20])
    driver.scroll(to: CGPoint(x: 0, y: 120))
    #expect(driver.supplementary("head", at: path(0))?.frame.minY == 120)
    #expect(asked == 1)
    driver.resize(to: CGSize(width: 300, height: 200))
    #expect(asked == 2)
  }

  @Test("views of the whole layout have an index path of one number")
  func layoutHeader() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(25)), elementKind: "title",
        alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(
      section: rows(.absolute(50)), configuration: configuration)
    let driver = LayoutDriver(layout, size: CGSize(width: 200, height: 300), counts: [2])
    #expect(driver.element(at: path(0))?.frame.minY == 25)
    #expect(
      driver.supplementary("title", at: IndexPath(index: 0))?.frame
        == CGRect(x: 0, y: 0, width: 200, height: 25))
  }

  @Test("custom groups are asked in their own room")
  func custom() {
    var rooms: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(0.5), .absolute(60))
    ) { environment in
      rooms.append(environment.container.effectiveContentSize)
      return (0..<2).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat($0) * 50, y: 10, width: 40, height: 40), zIndex: $0)
      }
    }
    let driver = driver(NSCollectionLayoutSection(group: group), counts: [3])
    #expect(driver.element(at: path(1))?.frame == CGRect(x: 50, y: 10, width: 40, height: 40))
    #expect(driver.element(at: path(1))?.zIndex == 1)
    #expect(driver.element(at: path(2))?.frame.minY == 70)
    #expect(rooms == [CGSize(width: 100, height: 60)])
  }

  @Test("estimated rows take what their cells prefer")
  func estimated() {
    let driver = driver(rows(.estimated(44)), counts: [50])
    #expect(driver.contentSize.height == 2200)
    driver.preferredSize = { path, size in
      CGSize(width: size.width, height: CGFloat(20 + path.item))
    }
    driver.settle()
    #expect(driver.visibleElements.prefix(4).map(\.frame.minY) == [0, 20, 41, 63])
    #expect(driver.visibleElements.prefix(4).map(\.frame.height) == [20, 21, 22, 23])
  }

  @Test("an orthogonal section scrolls across, and its handler may change what is seen")
  func orthogonal() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(80), .absolute(50)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    var offsets: [CGPoint] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset)
      for item in items where item.frame.midX > environment.container.contentSize.width / 2 {
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
    }
    let driver = driver(section, counts: [10])
    #expect(driver.contentSize == CGSize(width: 200, height: 50))
    #expect(driver.visibleElements.map(\.frame.minX) == [0, 100, 180])
    driver.scrollSections(to: [0: 100])
    // The handler's frames and offset are those of the orthogonal section's scroll view.
    #expect(driver.visibleElements.map(\.frame.minX) == [0, 80, 160])
    #expect(offsets.last == CGPoint(x: 100, y: 0))
  }

  @Test("a handler finds the first group in the middle where groups stop in the middle")
  func centredGroup() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(0.8), .absolute(50)), subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(10)), elementKind: "title", alignment: .top)
    ]
    var distances: [String: CGFloat] = [:]
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items {
        let middle = environment.container.contentSize.width / 2
        distances[item.representedElementKind ?? "\(item.indexPath.item)"] =
          item.frame.midX - offset.x - middle
      }
    }
    let driver = driver(section, counts: [3])
    #expect(driver.visibleElements.map(\.frame.minX) == [0, 20, 180])
    // A title does not scroll with the groups.
    #expect(distances == ["title": 20, "0": 0, "1": 160])
  }

  @Test("reading from the right begins at the right")
  func rightToLeft() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
    var surroundings = Surroundings()
    surroundings.isRightToLeft = true
    let driver = driver(section, counts: [2], surroundings: surroundings)
    #expect(driver.visibleElements.map(\.frame.minX) == [130, 70])
  }

  @Test("lists have rows; a group without room and a section that is not there are told")
  func listsAndFaults() {
    let list = LayoutDriver(
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)),
      size: CGSize(width: 200, height: 300), counts: [2, 1])
    #expect(list.visibleElements.map(\.frame.minX) == [16, 16, 16])
    let tops = list.visibleElements.map { ($0.frame.minY * 1000).rounded() }
    #expect(tops == [35_000, 79_000, 158_333])
    let log = LayoutLog()
    let section = rows(.absolute(50))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 150, bottom: 0, trailing: 150)
    let none = driver(section, counts: [3], log: log)
    #expect(none.visibleElements.isEmpty)
    let faults = log.events.filter { $0.kind == .fault }.compactMap(\.subject)
    #expect(
      faults == [
        .text(
          "no room for this group in its parent, or for a subitem in it: template 'section 0': "
            + "leading + trailing insets of the section take 300 of 200 pt")
      ])
    let gap = LayoutDriver(
      UICollectionViewCompositionalLayout { number, _ in
        number == 0 ? nil : self.rows(.absolute(50))
      }, size: CGSize(width: 200, height: 300), counts: [4, 2])
    #expect(gap.visibleElements.map(\.indexPath.section) == [1, 1])
  }

  @Test("a section provider that returns nil for every section is why nothing is placed")
  func noSections() {
    let log = LayoutLog()
    let driver = LayoutDriver(
      UICollectionViewCompositionalLayout { _, _ in nil }, size: CGSize(width: 200, height: 300),
      counts: [4, 2], log: log)
    #expect(driver.visibleElements.isEmpty)
    let reason = "its section provider returns nil, where UIKit ends the app"
    #expect(driver.layout.failure == reason)
    #expect(
      log.events.filter { $0.kind == .fault }.compactMap(\.subject) == [.text(reason)], "once")
  }

  /// A group of 200 by 100 points with `subitems`.
  private func frames(
    _ axis: NSLayoutConstraint.Axis, _ subitems: [NSCollectionLayoutItem], width: CGFloat = 200
  ) -> [CGRect] {
    let whole = size(.absolute(width), .absolute(100))
    let group: NSCollectionLayoutGroup =
      axis == .vertical
      ? .vertical(layoutSize: whole, subitems: subitems)
      : .horizontal(layoutSize: whole, subitems: subitems)
    let driver = driver(NSCollectionLayoutSection(group: group), counts: [2])
    return (0..<2).compactMap { driver.element(at: path($0))?.frame }
  }

  @Test("edges below nothing, insets larger than an item and groups broader than the view are seen")
  func looseGroups() {
    let upper = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(40)))
    upper.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .fixed(20), trailing: nil, bottom: nil)
    let lower = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(60)))
    lower.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: nil, trailing: nil, bottom: .fixed(-20))
    #expect(
      frames(.vertical, [upper, lower]) == [
        CGRect(x: 0, y: 20, width: 200, height: 40), CGRect(x: 0, y: 60, width: 200, height: 60),
      ])
    let inset = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .absolute(10)))
    inset.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    #expect(
      frames(.horizontal, [inset]) == [
        CGRect(x: 8, y: 8, width: 84, height: 0), CGRect(x: 108, y: 8, width: 84, height: 0),
      ])
    let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .absolute(50)))
    #expect(
      frames(.horizontal, [half], width: 300) == [
        CGRect(x: 0, y: 0, width: 150, height: 50), CGRect(x: 150, y: 0, width: 150, height: 50),
      ])
  }

  @Test("an estimated group is as large as what it holds, also where that reaches beyond it")
  func looseEstimates() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(60)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(8), top: .fixed(4), trailing: .fixed(8), bottom: .fixed(6))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(1)), subitems: [item])
    let driver = driver(NSCollectionLayoutSection(group: group), counts: [3])
    #expect((0..<3).map { driver.element(at: path($0))?.frame.minY } == [4, 74, 144])
    #expect(driver.contentSize.height == 210)
  }

  @Test("items and groups of 0 points are there, and take no space")
  func noExtent() {
    func heights(_ group: NSCollectionLayoutGroup) -> [CGFloat?] {
      let driver = driver(NSCollectionLayoutSection(group: group), counts: [2])
      return (0..<2).map { driver.element(at: path($0))?.frame.maxY } + [driver.contentSize.height]
    }
    let hidden = NSCollectionLayoutItem(layoutSize: size(.absolute(0), .absolute(0)))
    let none = CGFloat.leastNonzeroMagnitude
    #expect(
      heights(.vertical(layoutSize: hidden.layoutSize, subitems: [hidden])) == [
        none, 2 * none, 2 * none,
      ])
    // One in each group, which it would never fill.
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [hidden])
    #expect(heights(group) == [none, 60, 120])
    let full = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let flat = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(0)), subitems: [full])
    #expect(heights(flat)[2] == 2 * none)
  }

  @Test("copies that do not fit with their spacing are placed all the same")
  func repeatedTooOften() {
    let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .absolute(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: half, count: 2)
    group.interItemSpacing = .fixed(8)
    let driver = driver(NSCollectionLayoutSection(group: group), counts: [3])
    #expect((0..<3).map { driver.element(at: path($0))?.frame.minX } == [0, 108, 0])
  }

  @Test("a subclass begins with a section provider, or with a section")
  func subclasses() {
    final class Rows: UICollectionViewCompositionalLayout {
      init(_ make: @escaping () -> NSCollectionLayoutSection) {
        super.init(sectionProvider: { _, _ in make() })
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Bordered: UICollectionViewCompositionalLayout {
      override init(section: NSCollectionLayoutSection) {
        section.contentInsets.top = 10
        super.init(section: section)
      }
      required init?(coder: NSCoder) { nil }
    }
    let section = rows(.absolute(50))
    let heights = [Rows { self.rows(.absolute(50)) }, Bordered(section: section)].map {
      LayoutDriver($0, size: CGSize(width: 200, height: 300), counts: [2]).contentSize.height
    }
    #expect(heights == [100, 110])
  }
}
