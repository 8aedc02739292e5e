/// What can be set of a collection view and is only kept.
struct CollectionProperties {
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  var allowsFocus = true
  var selectionFollowsFocus = false
  var isEditing = false
  var dragInteractionEnabled = false
  var reorderingCadence = UICollectionView.ReorderingCadence.immediate
  var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// The layout between two, while one turns into the other.
  var interactive: (layout: UICollectionViewTransitionLayout, done: ((Bool, Bool) -> Void)?)?
}

extension UICollectionView {
  /// How quickly items make room for one that is carried.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }

  /// Whether cells that change measure themselves anew.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  public var allowsSelectionDuringEditing: Bool {
    get { collectionProperties.allowsSelectionDuringEditing }
    set { collectionProperties.allowsSelectionDuringEditing = newValue }
  }
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { collectionProperties.allowsMultipleSelectionDuringEditing }
    set { collectionProperties.allowsMultipleSelectionDuringEditing = newValue }
  }
  public var allowsFocus: Bool {
    get { collectionProperties.allowsFocus }
    set { collectionProperties.allowsFocus = newValue }
  }
  public var selectionFollowsFocus: Bool {
    get { collectionProperties.selectionFollowsFocus }
    set { collectionProperties.selectionFollowsFocus = newValue }
  }
  public var isEditing: Bool {
    get { collectionProperties.isEditing }
    set { collectionProperties.isEditing = newValue }
  }
  public var dragInteractionEnabled: Bool {
    get { collectionProperties.dragInteractionEnabled }
    set { collectionProperties.dragInteractionEnabled = newValue }
  }
  public var reorderingCadence: ReorderingCadence {
    get { collectionProperties.reorderingCadence }
    set { collectionProperties.reorderingCadence = newValue }
  }
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { collectionProperties.selfSizingInvalidation }
    set { collectionProperties.selfSizingInvalidation = newValue }
  }
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { collectionProperties.dragDelegate }
    set { collectionProperties.dragDelegate = newValue }
  }
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { collectionProperties.dropDelegate }
    set { collectionProperties.dropDelegate = newValue }
  }
  /// False: nobody drags here.
  public var hasActiveDrag: Bool { false }
  public var hasActiveDrop: Bool { false }

  public func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap {
      supplementaryView(forElementKind: kind, at: $0)
    }
  }
}
