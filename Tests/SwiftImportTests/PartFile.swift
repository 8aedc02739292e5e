import LayoutCore

/// What files of apps contain, and how they are laid out.
enum PartFile {
  /// The tops of three items of 30 by 40 points in a container of 100 by 200.
  static func tops(_ strategy: AnyStrategy) throws -> [Double] {
    let layout = try strategy.layout(
      SectionRequest(
        count: 3, crossSize: 100, length: 200, sizes: .uniform(Size(width: 30, height: 40))))
    return (0..<3).map { layout.frame(at: $0).y }
  }

  /// The left edges and the widths of the same items.
  static func boxes(_ strategy: AnyStrategy) throws -> [String] {
    let layout = try strategy.layout(
      SectionRequest(
        count: 3, crossSize: 100, length: 200, sizes: .uniform(Size(width: 30, height: 40))))
    return (0..<3).map { "\(Int(layout.frame(at: $0).x)) \(Int(layout.frame(at: $0).width))" }
  }

  /// A function that makes a compositional layout of rows.
  static func rows(_ height: String) -> String {
    """
    func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(\(height)))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item])))
      }
    """
  }
}
