// Interactive movement. There is none here: `LayoutDriver` moves items by updates.

extension UICollectionView {
  /// False: no item can be picked up.
  @discardableResult
  public func beginInteractiveMovementForItem(at path: IndexPath) -> Bool { false }
  public func updateInteractiveMovementTargetPosition(_ position: CGPoint) {}
  public func endInteractiveMovement() {}
  public func cancelInteractiveMovement() {}
}
