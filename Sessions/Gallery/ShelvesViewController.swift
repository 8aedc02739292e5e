// Several sections, each of its own kind: a list, a grid of three, a grid of five; more columns
// where there is room.

import UIKit

final class ShelvesViewController: UICollectionViewController {
  enum SectionKind: Int, CaseIterable {
    case list, grid3, grid5

    func columnCount(for width: CGFloat) -> Int {
      let isWide = width > 800
      switch self {
      case .list: return isWide ? 2 : 1
      case .grid3: return isWide ? 6 : 3
      case .grid5: return isWide ? 10 : 5
      }
    }
  }

  init() {
    super.init(collectionViewLayout: ShelvesViewController.makeLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  static func makeLayout() -> UICollectionViewLayout {
    return UICollectionViewCompositionalLayout { index, environment in
      guard let kind = SectionKind(rawValue: index % SectionKind.allCases.count) else {
        return nil
      }
      let columns = kind.columnCount(for: environment.container.effectiveContentSize.width)

      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      item.contentInsets = NSDirectionalEdgeInsets(
        top: 2, leading: 2, bottom: 2, trailing: 2)

      let groupHeight: NSCollectionLayoutDimension =
        kind == .list ? .absolute(44) : .fractionalWidth(0.2)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: groupHeight)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: groupSize, subitem: item, count: columns)

      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 20, leading: 20, bottom: 20, trailing: 20)
      return section
    }
  }
}
