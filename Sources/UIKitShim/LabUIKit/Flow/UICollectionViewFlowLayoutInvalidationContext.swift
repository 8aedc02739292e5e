/// What of a flow layout is no longer right.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked anew.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the items are placed anew.
  open var invalidateFlowLayoutAttributes = true

  public nonisolated required init() { super.init() }
}
