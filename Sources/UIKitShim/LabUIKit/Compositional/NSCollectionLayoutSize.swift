/// A width and a height, as dimensions.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {
  public nonisolated let widthDimension: NSCollectionLayoutDimension
  public nonisolated let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
