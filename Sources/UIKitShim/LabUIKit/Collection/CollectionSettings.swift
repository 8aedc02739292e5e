/// What a file sets of the collection view that shows its layout: another view that shows it takes
/// that over.
package struct CollectionSettings: Sendable {
  private let contentInset: UIEdgeInsets, adjustment: UIScrollView.ContentInsetAdjustmentBehavior
  private let deceleration: UIScrollView.DecelerationRate, isPaging: Bool
  private let bounces: (vertical: Bool, horizontal: Bool), semantics: UISemanticContentAttribute

  /// Those of `view`.
  @MainActor package init(of view: UICollectionView) {
    contentInset = view.contentInset
    adjustment = view.contentInsetAdjustmentBehavior
    deceleration = view.decelerationRate
    isPaging = view.isPagingEnabled
    bounces = (view.alwaysBounceVertical, view.alwaysBounceHorizontal)
    semantics = view.semanticContentAttribute
  }

  @MainActor fileprivate func give(to view: UICollectionView) {
    view.contentInsetAdjustmentBehavior = adjustment
    view.contentInset = contentInset
    view.decelerationRate = deceleration
    view.isPagingEnabled = isPaging
    (view.alwaysBounceVertical, view.alwaysBounceHorizontal) = bounces
    view.semanticContentAttribute = semantics
  }
}

extension UICollectionView { func take(_ settings: CollectionSettings) { settings.give(to: self) } }
