/// A width and a height, as dimensions.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, CopiedAsItself {
  public nonisolated let widthDimension: NSCollectionLayoutDimension
  public nonisolated let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) { (widthDimension, heightDimension) = (width, height) }
}
