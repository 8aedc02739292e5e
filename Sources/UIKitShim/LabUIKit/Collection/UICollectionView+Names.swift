extension UICollectionView {
  /// What an element is.
  public enum ElementCategory: UInt8, Sendable { case cell, supplementaryView, decorationView }

  /// Along which axis the content is longer.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// The position of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1), centeredVertically = Self(rawValue: 2)
    public static let bottom = Self(rawValue: 4), left = Self(rawValue: 8)
    public static let centeredHorizontally = Self(rawValue: 16), right = Self(rawValue: 32)
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
