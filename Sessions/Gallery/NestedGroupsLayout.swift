// Groups within groups: one large item at the leading side, two small ones beside it; the whole
// scrolls across, a group at a time.

import UIKit

/// Where an app keeps its layouts: functions that give sections.
enum NestedGroupsLayout {
  /// A large item and two small ones, side by side.
  static func leadingPairSection() -> NSCollectionLayoutSection {
    let leadingItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1.0)))
    leadingItem.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)

    let trailingItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.3)))
    trailingItem.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
    let trailingGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1.0)),
      subitem: trailingItem, count: 2)

    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.4)),
      subitems: [leadingItem, trailingGroup])
    return NSCollectionLayoutSection(group: group)
  }

  /// The same, scrolling across; most of a group is seen, and a bit of the next.
  static func shelfLayout() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.4), heightDimension: .absolute(200)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: pair)
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    return UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
  }
}
