import Foundation
import LabUIKit
import Testing

/// Groups that are placed without a template, against the same groups with one.
@MainActor
@Suite("Groups beside an overflow")
struct LooseGroupTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Compares the frames of `group` and where it ends with those beside a section that overflows:
  /// for its sake all groups are placed without a template.
  private func expectSameBesideOverflow(
    _ group: NSCollectionLayoutGroup, count: Int, _ note: Comment
  ) throws {
    let wide = NSCollectionLayoutItem(layoutSize: size(.absolute(150), .absolute(10)))
    let overflowing = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(10)), repeatingSubitem: wide, count: 2)
    let drivers = [[count], [count, 2]].map { counts in
      LayoutDriver(
        UICollectionViewCompositionalLayout { number, _ in
          NSCollectionLayoutSection(group: number == 0 ? group : overflowing)
        }, size: CGSize(width: 200, height: 1000), counts: counts)
    }
    let frames = drivers.map { driver in
      (0..<count).map { driver.element(at: IndexPath(item: $0, section: 0))?.frame }
    }
    #expect(frames[0].allSatisfy { $0 != nil }, note)
    #expect(frames[1] == frames[0], note)
    let next = try #require(drivers[1].element(at: IndexPath(item: 0, section: 1)))
    #expect(next.frame.minY == drivers[0].contentSize.height, note)
  }

  @Test("beside an overflow, insets do not apply on an estimated axis either")
  func looseInsets() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(40)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(100)), subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 4, bottom: 20, trailing: 4)
    try expectSameBesideOverflow(group, count: 4, "of items and groups")
    let counted = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitem: item, count: 2)
    try expectSameBesideOverflow(counted, count: 4, "where copies share an explicit height")
  }

  @Test("beside an overflow, an estimated group in a group counts as what it holds, too")
  func looseSubgroups() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(40)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .estimated(10)), repeatingSubitem: item, count: 2)
    let row = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(30)))
    for height in [100, 45] as [CGFloat] {
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .estimated(height)), subitems: [pair, row])
      group.interItemSpacing = .fixed(2)
      try expectSameBesideOverflow(group, count: height == 100 ? 8 : 3, "estimate \(height)")
    }
    let shared = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(100)), subitem: item, count: 2)
    try expectSameBesideOverflow(shared, count: 4, "copies of an estimated size")
  }

  @Test("beside an overflow, a custom group keeps its size, wherever its frames reach")
  func looseCustomGroups() throws {
    for height in [.absolute(30), .estimated(30)] as [NSCollectionLayoutDimension] {
      let custom = NSCollectionLayoutGroup.custom(
        layoutSize: size(.fractionalWidth(0.5), height)
      ) { _ in
        [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 10, width: 50, height: 60))]
      }
      custom.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
      try expectSameBesideOverflow(custom, count: 2, "alone")
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(1)), subitems: [custom])
      try expectSameBesideOverflow(group, count: 4, "in a group")
    }
  }
}
