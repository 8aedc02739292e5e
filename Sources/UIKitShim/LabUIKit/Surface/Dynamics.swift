// No time passes: items stay where the layout puts them, and an animator finds them there.

@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  open private(set) var behaviors: [UIDynamicBehavior] = []

  public init(collectionViewLayout layout: UICollectionViewLayout) {}

  open var isRunning: Bool { false }
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  open func removeBehavior(_ one: UIDynamicBehavior) { behaviors.removeAll { $0 === one } }
  open func removeAllBehaviors() { behaviors = [] }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}

  private var items: [any UIDynamicItem] { behaviors.flatMap(\.dynamicItems) }

  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    items.filter { item in
      let (center, size) = (item.center, item.bounds.size)
      let corner = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
      return !CGRect(origin: corner, size: size).sharedOfAnyNumbers(rect).isNull
    }
  }
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }
      .first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
}

@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  open var action: (() -> Void)?
  var dynamicItems: [any UIDynamicItem] { [] }
}

@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var anchorPoint: CGPoint
  open var length: CGFloat = 0, damping: CGFloat = 0, frequency: CGFloat = 0

  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
  }

  override var dynamicItems: [any UIDynamicItem] { items }
}
