/// What surrounds a driven collection view, apart from its size.
public struct Surroundings: Sendable {
  /// What bars and a notch cover, in points.
  public var safeArea = UIEdgeInsets.zero
  /// The collection view's own content inset, in points.
  public var contentInset = UIEdgeInsets.zero
  /// The layout margins, in points.
  public var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Whether reading begins at the right.
  public var isRightToLeft = false
  /// The size class of the width.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// The size class of the height.
  public var verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// The kind of device.
  public var idiom = UIUserInterfaceIdiom.phone
  /// Pixels a point.
  public var scale: CGFloat = 3

  /// An upright phone without bars, left to right.
  public init() {}

  @MainActor package var traits: UITraitCollection {
    UITraitCollection(
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
      userInterfaceIdiom: idiom, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      displayScale: scale)
  }

  @MainActor func surround(_ view: UICollectionView) {
    (view.ownSafeArea, view.ownMargins) = (safeArea, margins)
    (view.ownTraits, view.contentInset) = (UIScreen.main.traitCollection, contentInset)
  }
}
