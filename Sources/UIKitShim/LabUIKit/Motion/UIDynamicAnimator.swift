/// Moves items as if they had weight. Time does not pass here: items stay where the layout puts
/// them, and the animator knows them by rectangle and index path.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  open private(set) var behaviors: [UIDynamicBehavior] = []
  private weak var layout: UICollectionViewLayout?
  public private(set) weak var referenceView: UIView?

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open var isRunning: Bool { false }
  open var elapsedTime: TimeInterval { 0 }
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }
  open func removeAllBehaviors() { behaviors = [] }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}

  private var items: [any UIDynamicItem] { behaviors.flatMap(\.dynamicItems) }

  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    items.filter { item in
      let (center, size) = (item.center, item.bounds.size)
      return CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height
      ).intersects(rect)
    }
  }

  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    for case let attributes as UICollectionViewLayoutAttributes in items
    where attributes.indexPath == indexPath && attributes.representedElementKind == kind {
      return attributes
    }
    return nil
  }

  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    for case let attributes as UICollectionViewLayoutAttributes in items
    where attributes.indexPath == indexPath && attributes.representedElementCategory == .cell {
      return attributes
    }
    return nil
  }
}

/// What an animator moves.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
extension UIView: UIDynamicItem {}

/// A rule of movement.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open var action: (() -> Void)?
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  var ownItems: [any UIDynamicItem] { [] }
  var dynamicItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.dynamicItems) }
}

/// A spring between an item and a point, or another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to.
  public enum AttachmentType: Int, Sendable {
    case items, anchor
  }

  public let attachedBehaviorType: AttachmentType
  open private(set) var items: [any UIDynamicItem]
  open var anchorPoint: CGPoint
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0

  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
    attachedBehaviorType = .anchor
    super.init()
  }

  public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    items = [item, other]
    anchorPoint = .zero
    attachedBehaviorType = .items
    super.init()
  }

  override var ownItems: [any UIDynamicItem] { items }
}
