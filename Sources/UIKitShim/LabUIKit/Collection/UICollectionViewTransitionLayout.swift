/// The layout between two others, which a subclass places: the lab never moves from one to the other.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout
  open var transitionProgress: CGFloat = 0
  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
    (self.currentLayout, self.nextLayout) = (currentLayout, nextLayout)
    super.init()
  }
  public required init?(coder: NSCoder) { nil }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}
