// No time passes: items stay where the layout puts them, and an animator finds them there.

@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {}

@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  public init(collectionViewLayout layout: UICollectionViewLayout) {}
  public init(referenceView view: UIView) {}

  open var isRunning: Bool { false }
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behavior.willMove(to: self)
    behaviors.append(behavior)
  }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(behavior) else { return }
    behaviors.removeAll { $0 == behavior }
    behavior.willMove(to: nil)
  }
  open func removeAllBehaviors() { behaviors.forEach(removeBehavior) }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}

  /// Each item once, however many behaviors it has.
  private var items: [any UIDynamicItem] {
    var seen: Set<ObjectIdentifier> = []
    return behaviors.flatMap(\.allItems).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

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
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  fileprivate var ownItems: [any UIDynamicItem] { [] }
  fileprivate var allItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.allItems) }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ child: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === child }
  }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  /// By default the distance between the two points that it holds together.
  open var length: CGFloat
  open var anchorPoint = CGPoint.zero, damping: CGFloat = 0, frequency: CGFloat = 0

  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    (items, anchorPoint) = ([item], point)
    length = hypot(item.center.x - point.x, item.center.y - point.y)
  }
  public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    items = [item, other]
    length = hypot(item.center.x - other.center.x, item.center.y - other.center.y)
  }

  fileprivate override var ownItems: [any UIDynamicItem] { items }
}

@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  open var snapPoint: CGPoint, damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo place: CGPoint) {
    (self.item, snapPoint) = (item, place)
  }

  fileprivate override var ownItems: [any UIDynamicItem] { [item] }
}

/// A behavior of any number of items.
@preconcurrency @MainActor open class ItemsBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]

  public init(items: [any UIDynamicItem] = []) { self.items = items }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  fileprivate override var ownItems: [any UIDynamicItem] { items }
}

@preconcurrency @MainActor open class UIGravityBehavior: ItemsBehavior {
  open var gravityDirection = CGVector(dx: 0, dy: 1), magnitude: CGFloat = 1
}

@preconcurrency @MainActor open class UIDynamicItemBehavior: ItemsBehavior {
  open var elasticity: CGFloat = 0, friction: CGFloat = 0, resistance: CGFloat = 0
  open var density: CGFloat = 1, angularResistance: CGFloat = 0, isAnchored = false
  open var allowsRotation = true
}

@preconcurrency @MainActor open class UICollisionBehavior: ItemsBehavior {
  open var translatesReferenceBoundsIntoBoundary = false
  open func addBoundary(withIdentifier identifier: Any, from: CGPoint, to: CGPoint) {}
  open func addBoundary(withIdentifier identifier: Any, for path: UIBezierPath) {}
}
