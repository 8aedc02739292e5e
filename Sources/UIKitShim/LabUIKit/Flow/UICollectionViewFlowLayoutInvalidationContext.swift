/// The parts of a flow layout to compute again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the items are placed again.
  open var invalidateFlowLayoutAttributes = true

  public nonisolated required init() { super.init() }
}
