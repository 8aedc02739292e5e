/// Stands between two layouts, while a gesture turns one into the other. It shows the first as long
/// as less than half of the way is gone, and the second from there on.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  /// How far it has come, 0…1.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }

  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  private var shown: UICollectionViewLayout {
    transitionProgress < 0.5 ? currentLayout : nextLayout
  }

  override func setOwner(_ view: UICollectionView?) {
    super.setOwner(view)
    currentLayout.setOwner(view)
    nextLayout.setOwner(view)
  }

  open override func prepare() {
    super.prepare()
    currentLayout.prepare()
    nextLayout.prepare()
  }

  open override var collectionViewContentSize: CGSize { shown.collectionViewContentSize }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { shown.layoutAttributesForElements(in: rect) }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { shown.layoutAttributesForItem(at: indexPath) }
  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    shown.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}

extension UICollectionView {
  /// Begins to turn the layout into another; `finish…` or `cancel…` ends it.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    let current = collectionViewLayout
    let between =
      delegate?.collectionView(
        self, transitionLayoutForOldLayout: current, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: layout)
    collectionViewLayout = between
    collectionProperties.interactive = (between, completion)
    return between
  }

  public func finishInteractiveTransition() { endTransition(isFinished: true) }
  public func cancelInteractiveTransition() { endTransition(isFinished: false) }

  private func endTransition(isFinished: Bool) {
    guard let (between, done) = collectionProperties.interactive else { return }
    collectionProperties.interactive = nil
    collectionViewLayout = isFinished ? between.nextLayout : between.currentLayout
    done?(true, isFinished)
  }
}
