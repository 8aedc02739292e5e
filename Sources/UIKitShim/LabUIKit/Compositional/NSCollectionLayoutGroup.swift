import LayoutCore

/// Items and groups one after another, or at explicit frames.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The positions of the members of a group.
  enum Arrangement {
    case line(Axis, [NSCollectionLayoutItem], Repetition)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private(set) var arrangement = Arrangement.line(.vertical, [], .once)
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private var views: [NSCollectionLayoutSupplementaryItem] = []

  public required override init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) { super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems) }

  private class func make(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) -> Self
  {
    let group = Self(layoutSize: layoutSize)
    group.arrangement = arrangement
    return group
  }

  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { views }
    set { views = newValue }
  }

  open var subitems: [NSCollectionLayoutItem] {
    if case .line(_, let items, _) = arrangement { items } else { [] }
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, .line(.horizontal, subitems, .once)) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, .line(.vertical, subitems, .once)) }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(.horizontal, [subitem], .counted(max(1, count)))) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(.vertical, [subitem], .counted(max(1, count)))) }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(.horizontal, [subitem], .repeated(max(1, count)))) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(.vertical, [subitem], .repeated(max(1, count)))) }

  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(layoutSize, .custom(itemProvider)) }
}

/// Frames for the items of a custom group, in the group's own coordinates.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A place in a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, CopiedAsItself {
  public let frame: CGRect, zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
