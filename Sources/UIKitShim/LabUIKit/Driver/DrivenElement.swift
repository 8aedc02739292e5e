/// An element of a driven layout, as a value: a copy of its attributes.
public struct DrivenElement: Sendable, Equatable {
  /// What it is.
  public let category: UICollectionView.ElementCategory
  /// The element kind; nil for a cell.
  public let kind: String?
  /// Which it is.
  public let indexPath: IndexPath
  /// Where it is, in content coordinates, transform included.
  public let frame: CGRect
  /// Elements with a higher number are in front.
  public let zIndex: Int
  /// 1 where nothing shines through.
  public let alpha: CGFloat
  /// Whether it is not shown at all.
  public let isHidden: Bool
  /// Its size before the transform, in points.
  public let size: CGSize
  /// Its center, which no transform moves.
  public let center: CGPoint
  /// Whether a transform turns, scales or moves it.
  public let isTransformed: Bool

  /// A copy of `attributes`.
  @MainActor public init(_ attributes: UICollectionViewLayoutAttributes) {
    (category, indexPath) = (attributes.representedElementCategory, attributes.indexPath)
    (kind, zIndex) = (attributes.representedElementKind, attributes.zIndex)
    (frame, size, center) = (attributes.frame, attributes.size, attributes.center)
    (alpha, isHidden) = (attributes.alpha, attributes.isHidden)
    isTransformed = attributes.fields.rare?.transform != nil
  }
}
