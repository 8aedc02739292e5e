/// Shows the elements that its layout places, and plays the collection view's part: it calls the
/// layout as UIKit does, in UIKit's order, at once instead of at the next frame.
///
/// Cells are made on demand, not for everything visible: a layout can be examined without its app.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  private var layout: UICollectionViewLayout
  /// Records the calls that the layout receives; nil: they are not recorded.
  var log: LayoutLog?
  /// Whether visible cells are measured by their preferred attributes; nil: if the layout has
  /// estimates, as in UIKit.
  var measuresCells: Bool?
  /// Whether the next pass begins with `prepare()`.
  private(set) var needsPrepare = true
  private var isInPass = false
  /// Whether the layout is deciding about new bounds.
  private var isAsked = false
  private var pendingContext: UICollectionViewLayoutInvalidationContext?
  private var offsetAdjustment = CGPoint.zero
  /// What the layout gave for the visible rectangle, on the screen's side.
  private(set) var visibleAttributes: [UICollectionViewLayoutAttributes] = []
  private var cachedCounts: [Int]?
  var cells: [IndexPath: UICollectionViewCell] = [:]
  /// Whether there may be visible cells that were not measured.
  var hasUnmeasuredCells = false
  /// Whether the layout cared for a size that a cell prefers.
  var hasTakenPreferredSize = false
  /// The sizes at which cells were measured.
  var askedSizes: [IndexPath: CGSize] = [:]
  var registrations: [String: AnyClass] = [:], selection: Set<IndexPath> = []
  /// The changes of the batch that is being collected.
  var batch: [UICollectionViewUpdateItem]?
  /// Where visible items were before the batch that is being shown.
  var attributesBefore: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  /// The views that an action makes; nil where no one asks.
  private static var made: [UICollectionView]?

  /// The collection views that `action` makes, in order, after its result.
  public static func made<Result>(by action: () -> Result) -> (Result, [UICollectionView]) {
    made = []
    defer { made = nil }
    let result = action()
    return (result, made ?? [])
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.setOwner(self)
    Self.made?.append(self)
  }

  /// A subclass may replace the layout in its initializer; otherwise UIKit raises an exception.
  public convenience init() {
    let layout = UICollectionViewLayout()
    layout.failure = "\(Self.self) is made without a layout, which UIKit refuses"
    self.init(frame: .zero, collectionViewLayout: layout)
  }

  /// With a flow layout, as from a storyboard without other settings.
  public required init?(coder: NSCoder) {
    layout = .ofStoryboard
    super.init(coder: coder)
    layout.setOwner(self)
  }

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }

  open weak var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true, remembersLastFocusedIndexPath = false
  open var backgroundView: UIView?, allowsSelection = true, allowsMultipleSelection = false

  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { change(to: newValue) }
  }

  open func setCollectionViewLayout(_ newLayout: UICollectionViewLayout, animated: Bool) {
    change(to: newLayout)
  }

  open func setCollectionViewLayout(
    _ newLayout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    change(to: newLayout)
    completion?(true)
  }

  private func change(to newLayout: UICollectionViewLayout) {
    guard newLayout !== layout else { return }
    let old = layout
    old.prepareForTransition(to: newLayout)
    newLayout.prepareForTransition(from: old)
    old.setOwner(nil)
    layout = newLayout
    newLayout.setOwner(self)
    newLayout.invalidateLayout()
    newLayout.finalizeLayoutTransition()
    old.finalizeLayoutTransition()
  }

  // MARK: Counts

  /// The number of items of each section, cached until the data source is asked again.
  var counts: [Int] {
    if let cachedCounts { return cachedCounts }
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    let counts = (0..<sections).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    cachedCounts = counts
    return counts
  }

  func forgetCounts() { cachedCounts = nil }

  open var numberOfSections: Int {
    LayoutWork.done.questions += 1
    return counts.count
  }

  /// 0 where there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    LayoutWork.done.questions += 1
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Layout passes

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue != super.bounds else { return }
      // A layout that moves the view while it decides is not called again about that.
      guard !isAsked else {
        super.bounds = newValue
        return
      }
      isAsked = true
      defer { isAsked = false }
      // Both are asked while the old bounds are in place, and the layout is invalidated when the
      // new ones are, as in UIKit.
      let isInvalid =
        log.timed(.boundsChange, newValue) {
          layout.shouldInvalidateLayout(forBoundsChange: newValue)
        }
      let context =
        isInvalid
        ? log.timed(.context, newValue, result: { .text(String(describing: type(of: $0))) }) {
          layout.invalidationContext(forBoundsChange: newValue)
        } : nil
      super.bounds = newValue
      if let context { invalidateLayout(with: context) }
      setNeedsLayout()
    }
  }

  /// Invalidates the layout as UIKit does: through `invalidateLayout()`, whose default passes the
  /// pending context on to `invalidateLayout(with:)`.
  func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    pendingContext = context
    log.note(.invalidateLayout)
    layout.invalidateLayout()
    pendingContext = nil
  }

  /// The context of the invalidation under way, once: another one in its course is of its own.
  func takePendingContext() -> UICollectionViewLayoutInvalidationContext? {
    defer { pendingContext = nil }
    return pendingContext
  }

  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if log != nil { log.note(.invalidate, context.words) }
    needsPrepare = true
    if context.invalidateDataSourceCounts { forgetCounts() }
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    setNeedsLayout()
  }

  open override func layoutIfNeeded() {
    // A layout that invalidates itself during `prepare` gets a few more rounds, not endless ones.
    var rounds = 0
    repeat {
      super.layoutIfNeeded()
      rounds += 1
    } while (needsPrepare || measureVisibleCells()) && rounds < 16
  }

  open override func layoutSubviews() {
    guard !isInPass else { return }
    isInPass = true
    prepareLayout()
    // Requests of a layout during `prepare` see the new state.
    layoutIsUnderWay()
    // A content size that changes the insets can invalidate the layout.
    if needsPrepare { setNeedsLayout() }
    visibleAttributes = attributes(in: bounds)
    hasUnmeasuredCells = measuresCells ?? layout.hasEstimates
    for attributes in visibleAttributes {
      if attributes.representedElementCategory == .cell {
        cells[attributes.indexPath]?.show(attributes)
      }
    }
    isInPass = false
  }

  /// `prepare()` and the content size, where the layout is not valid.
  func prepareLayout() {
    guard needsPrepare else { return }
    log.timed(.prepare) { layout.prepare() }
    // Afterwards: what a layout invalidates while it prepares is prepared.
    needsPrepare = false
    let size = log.timed(.contentSize, result: { .size($0) }) { layout.collectionViewContentSize }
    take(contentSize: size)
    guard offsetAdjustment != .zero else { return }
    let offset = contentOffset
    contentOffset = CGPoint(x: offset.x + offsetAdjustment.x, y: offset.y + offsetAdjustment.y)
    offsetAdjustment = .zero
  }

  /// Prepares the layout, unless the layout itself is asking.
  func ensurePrepared() {
    guard !isInPass else { return }
    isInPass = true
    prepareLayout()
    isInPass = false
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if layout.ownDirection != nil { layout.invalidateLayout() }
  }

  override var scrollsSideways: Bool { layout.ownDirection == .horizontal || super.scrollsSideways }

  // MARK: Right to left

  /// The width in which everything is mirrored; nil where nothing is.
  private var mirror: CGFloat? {
    guard layout.flipsHorizontallyInOppositeLayoutDirection,
      layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    else { return nil }
    return max(contentSize.width, layoutContainer.width)
  }

  /// The layout's attributes for `rect`, mirrored where reading begins on the other side.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let asked = mirror.map { rect.mirrored(in: $0) } ?? rect
    let found = log.timed(.elements, asked, result: { .count($0?.count ?? 0) }) {
      layout.layoutAttributesForElements(in: asked)
    }
    return (found ?? []).map(onScreen)
  }

  func onScreen(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let mirror, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center = CGPoint(x: mirror - attributes.center.x, y: attributes.center.y)
    return copy
  }

  // MARK: What subclasses override

  /// Asks the data source and the layout for everything again.
  open func reloadData() { reloadEverything() }

  /// Collects the changes that `updates` makes and shows them, as UIKit does: the data source is
  /// asked again, `prepare()`, `prepare(forCollectionViewUpdates:)`, initial and final attributes
  /// of everything visible, the content offset, `finalizeCollectionViewUpdates()`.
  ///
  /// Where the counts do not follow from the changes UIKit ends the app; here the log gets UIKit's
  /// message, and everything is loaded again.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { collect(updates, completion: completion) }

  open func insertItems(at paths: [IndexPath]) { change(paths.map { .init(.insert, after: $0) }) }
  open func deleteItems(at paths: [IndexPath]) { change(paths.map { .init(.delete, before: $0) }) }
  open func reloadItems(at paths: [IndexPath]) {
    change(paths.map { .init(.reload, before: $0, after: $0) })
  }
  open func reconfigureItems(at paths: [IndexPath]) { paths.forEach { cells[$0] = nil } }
  open func moveItem(at path: IndexPath, to newPath: IndexPath) {
    change([.init(.move, before: path, after: newPath)])
  }
  open func insertSections(_ sections: IndexSet) {
    change(sections.map { .init(.insert, after: IndexPath(wholeSection: $0)) })
  }
  open func deleteSections(_ sections: IndexSet) {
    change(sections.map { .init(.delete, before: IndexPath(wholeSection: $0)) })
  }
  open func reloadSections(_ sections: IndexSet) {
    let whole = sections.map(IndexPath.init(wholeSection:))
    change(whole.map { .init(.reload, before: $0, after: $0) })
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change([
      .init(.move, before: .init(wholeSection: section), after: .init(wholeSection: newSection))
    ])
  }

  open func scrollToItem(
    at path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) { bring(path, to: position, animated: animated) }

  open func selectItem(
    at path: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    if !allowsMultipleSelection { selection = [] }
    guard let path else { return }
    selection.insert(path)
    if !scrollPosition.isEmpty { scrollToItem(at: path, at: scrollPosition, animated: animated) }
  }

  open func deselectItem(at path: IndexPath, animated: Bool) { selection.remove(path) }

  /// False: no item can be picked up. `LayoutDriver` moves items by updates.
  @discardableResult
  open func beginInteractiveMovementForItem(at path: IndexPath) -> Bool { false }
  open func updateInteractiveMovementTargetPosition(_ position: CGPoint) {}
  open func endInteractiveMovement() {}
  open func cancelInteractiveMovement() {}

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registrations["cell \(identifier)"] = cellClass
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { registrations["\(kind) \(identifier)"] = viewClass }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}

  /// A new cell of the registered class (`ViewFactories`).
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionViewCell {
    let type: AnyClass = registrations["cell \(identifier)"] ?? UICollectionViewCell.self
    let cell = ViewFactories.shared.make(type) as? UICollectionViewCell
    let made = cell ?? UICollectionViewCell(frame: .zero)
    made.reuseIdentifier = identifier
    return made
  }

  /// A new view of the registered class (`ViewFactories`).
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    let type: AnyClass = registrations["\(kind) \(identifier)"] ?? UICollectionReusableView.self
    let view = ViewFactories.shared.make(type) as? UICollectionReusableView
    let made = view ?? UICollectionReusableView(frame: .zero)
    made.reuseIdentifier = identifier
    return made
  }
}
