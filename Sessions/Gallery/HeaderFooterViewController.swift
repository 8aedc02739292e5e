// A list with a header that stays in sight, a footer, and a card behind each section.

import UIKit

class CardBackgroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.lightGray.withAlphaComponent(0.2)
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) {
    fatalError("not used")
  }
}

class HeaderFooterViewController: UIViewController {
  static let sectionHeaderElementKind = "section-header-element-kind"
  static let sectionFooterElementKind = "section-footer-element-kind"
  static let sectionBackgroundElementKind = "section-background-element-kind"

  func createLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 10, bottom: 10, trailing: 10)

    let barSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(30))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: barSize,
      elementKind: HeaderFooterViewController.sectionHeaderElementKind, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: barSize,
      elementKind: HeaderFooterViewController.sectionFooterElementKind, alignment: .bottom)
    section.boundarySupplementaryItems = [header, footer]

    let background = NSCollectionLayoutDecorationItem.background(
      elementKind: HeaderFooterViewController.sectionBackgroundElementKind)
    background.contentInsets = NSDirectionalEdgeInsets(
      top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [background]

    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(
      CardBackgroundView.self,
      forDecorationViewOfKind: HeaderFooterViewController.sectionBackgroundElementKind)
    return layout
  }
}
