/// Stub values of the types with which a compositional layout is described.
extension StubValues {
  /// Rows of items as large as the first, as many in a row as fit, or a part of them; nil for any
  /// other type.
  func compositional(_ type: String, _ size: String?) -> StubValue? {
    guard let size = size ?? first else { return nil }
    func layoutSize(_ width: String) -> String {
      "NSCollectionLayoutSize(widthDimension: \(width), heightDimension: .absolute(\(size).height))"
    }
    let itemSize = layoutSize(".absolute(\(size).width)")
    let item = "NSCollectionLayoutItem(layoutSize: \(itemSize))"
    let group =
      "NSCollectionLayoutGroup.horizontal("
      + "layoutSize: \(layoutSize(".fractionalWidth(1)")), subitems: [\(item)])"
    let section = "NSCollectionLayoutSection(group: \(group))"
    let rows = "rows of items as large as the first"
    switch type {
    case "NSCollectionLayoutSize": return StubValue(itemSize, "as large as the item", .item)
    case "NSCollectionLayoutItem": return StubValue(item, "as large as the item", .item)
    case "NSCollectionLayoutGroup": return StubValue(group, "a row of items as large as the first")
    case "NSCollectionLayoutSection": return StubValue(section, rows)
    case "UICollectionViewCompositionalLayoutSectionProvider":
      return StubValue("{ _, _ in return \(section) }", rows)
    case "UICollectionViewCompositionalLayoutConfiguration":
      return StubValue("\(type)()", "UIKit's")
    default: return nil
    }
  }
}
