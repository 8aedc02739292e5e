/// Plays the app and the user for a layout: gives it a collection view of a size, counts and item
/// sizes, scrolls, rotates, inserts and deletes, and asks where everything is.
///
/// Everything happens at once and in UIKit's order; `log` records it.
@preconcurrency @MainActor public final class LayoutDriver {
  /// The collection view; a host may give it another data source or delegate.
  public let view: UICollectionView
  /// Records the calls that the layout receives; nil: they are not recorded.
  public let log: LayoutLog?
  private let source: CountedDataSource, window: UIWindow
  /// The views between the window and the collection view, the outermost first.
  private let parents: [UIView]

  /// Makes a view with this frame.
  public typealias MakeView = @MainActor (CGRect) -> UIView
  /// Makes a collection view with this frame and layout.
  public typealias MakeCollectionView =
    @MainActor (CGRect, UICollectionViewLayout) -> UICollectionView

  /// A collection view of `size` points with `counts` items in its sections, in a window that it
  /// fills; `parents` make the views between them, the innermost first.
  ///
  /// `itemSize` answers as a flow delegate does, nil with the layout's own item size;
  /// `preferredSize` is what cells prefer (see there). The first question lays it out.
  public init(
    _ layout: UICollectionViewLayout, size: CGSize, counts: [Int],
    surroundings: Surroundings = Surroundings(), log: LayoutLog? = nil,
    view makeView: MakeCollectionView = { UICollectionView(frame: $0, collectionViewLayout: $1) },
    parents makeParents: [MakeView] = [{ UIView(frame: $0) }],
    preferredSize: ((IndexPath, CGSize) -> CGSize)? = nil,
    itemSize: @escaping (IndexPath) -> CGSize? = { _ in nil }
  ) {
    let frame = CGRect(origin: .zero, size: size)
    (UIScreen.main.bounds, UIScreen.main.traitCollection) = (frame, surroundings.traits)
    view = makeView(frame, layout)
    window = UIWindow(frame: frame)
    parents = makeParents.reversed().map { $0(frame) }
    source = CountedDataSource(counts: counts, itemSize: itemSize)
    source.preferredSize = preferredSize
    view.measuresCells = preferredSize != nil
    self.log = log
    surroundings.surround(view)
    if let shown = layout.settingsBefore { view.take(shown) }
    view.scrollDelegate = source
    view.dataSource = source
    view.log = log
    let inset = view.adjustedContentInset
    view.contentOffset = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    for (outer, inner) in zip([window] + parents, parents + [view]) { outer.addSubview(inner) }
  }

  /// The layout.
  public var layout: UICollectionViewLayout { view.collectionViewLayout }

  /// The counts of the data source.
  public var counts: [Int] { source.counts }

  /// What visible cells prefer, from the index path and the size they have; nil where cells take
  /// what they get.
  public var preferredSize: ((IndexPath, CGSize) -> CGSize)? {
    get { source.preferredSize }
    set {
      source.preferredSize = newValue
      view.measuresCells = newValue != nil
      view.reloadData()
    }
  }

  // MARK: Questions

  /// Lays out what is not laid out.
  public func settle() { view.layoutIfNeeded() }

  /// The size of the content, in points.
  public var contentSize: CGSize {
    settle()
    return view.contentSize
  }

  /// What the layout answers for `rect`, in its order.
  public func elements(in rect: CGRect) -> [DrivenElement] {
    settle()
    return view.attributes(in: rect).map { DrivenElement($0) }
  }

  /// What is on the screen.
  public var visibleElements: [DrivenElement] {
    settle()
    return view.visibleAttributes.map { DrivenElement($0) }
  }

  /// What the layout answers for an item; nil where it has no answer.
  public func element(at path: IndexPath) -> DrivenElement? {
    settle()
    return view.layoutAttributesForItem(at: path).map { DrivenElement($0) }
  }

  /// What the layout answers for a header, a footer or a badge; nil where it has no answer.
  public func supplementary(_ kind: String, at path: IndexPath) -> DrivenElement? {
    settle()
    return view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
      .map { DrivenElement($0) }
  }

  /// The kind of a flow layout's view at the place of `element`: a header's or a footer's at the
  /// boundary of a compositional section; the element's own kind for others.
  public func standardKind(of element: DrivenElement) -> String? {
    guard element.category == .supplementaryView, let kind = element.kind,
      let layout = layout as? UICollectionViewCompositionalLayout
    else { return element.kind }
    return layout.standardKind(ofSupplementary: kind, at: element.indexPath) ?? kind
  }

  // MARK: Scrolling

  /// Scrolls the content as a user does: to `offset`, or as near as there is content.
  public func scroll(to offset: CGPoint) {
    settle()
    view.contentOffset = view.reachable(offset)
    settle()
  }

  /// Ends a swipe that would end at `proposed`: pages, then the delegate, then the layout may move
  /// the target. Afterwards the content is there.
  @discardableResult
  public func endSwipe(proposing proposed: CGPoint, velocity: CGPoint = .zero) -> CGPoint {
    settle()
    var target = view.reachable(proposed)
    if view.isPagingEnabled {
      let size = view.bounds.size
      target.x = size.width > 0 ? (target.x / size.width).rounded() * size.width : 0
      target.y = size.height > 0 ? (target.y / size.height).rounded() * size.height : 0
    }
    target = log.timed(.swipeTarget, target) {
      layout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
    }
    view.scrollDelegate?.scrollViewWillEndDragging(
      view, withVelocity: velocity, targetContentOffset: &target)
    view.contentOffset = target
    view.scrollDelegate?.scrollViewDidEndDecelerating(view)
    settle()
    return target
  }

  /// Scrolls sections of a compositional layout to `offsets` in points, the others to their start.
  public func scrollSections(to offsets: [Int: Double]) {
    let layout = layout as? UICollectionViewCompositionalLayout
    guard let layout, layout.orthogonalOffsets != offsets else { return }
    layout.orthogonalOffsets = offsets
    view.setNeedsLayout()
    settle()
  }

  // MARK: Changes

  /// Gives the view another size, as turning the device does.
  public func resize(to size: CGSize) {
    settle()
    let old = view.bounds
    let orientation = UIDevice.current.orientation
    UIScreen.main.bounds = CGRect(origin: .zero, size: size)
    for view in [window] + parents + [view] { view.frame = CGRect(origin: .zero, size: size) }
    if UIDevice.current.orientation != orientation {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    log.timed(.animatedBounds, old) { layout.prepare(forAnimatedBoundsChange: old) }
    settle()
    log.timed(.animatedBoundsEnd) { layout.finalizeAnimatedBoundsChange() }
    let offset = view.reachable(view.contentOffset)
    if offset != view.contentOffset { view.contentOffset = offset }
    settle()
  }

  /// Gives the view other surroundings, as turning on another language or a call in progress does.
  public func surround(with surroundings: Surroundings) {
    settle()
    UIScreen.main.traitCollection = surroundings.traits
    surroundings.surround(view)
    layout.invalidateLayout()
    settle()
  }

  /// Reloads the view with other counts.
  public func reload(counts: [Int]) {
    source.counts = counts
    view.reloadData()
    settle()
  }

  /// Inserts items, at their index paths after the update.
  public func insert(_ paths: [IndexPath]) {
    view.performBatchUpdates {
      for path in paths where self.source.counts.indices.contains(path.section) {
        self.source.counts[path.section] += 1
      }
      self.view.insertItems(at: paths)
    }
    settle()
  }

  /// Deletes items, at their index paths before the update.
  public func delete(_ paths: [IndexPath]) {
    view.performBatchUpdates {
      for path in paths where self.source.counts.indices.contains(path.section) {
        self.source.counts[path.section] = max(0, self.source.counts[path.section] - 1)
      }
      self.view.deleteItems(at: paths)
    }
    settle()
  }

  /// Moves an item.
  public func move(_ path: IndexPath, to newPath: IndexPath) {
    view.performBatchUpdates {
      if self.source.counts.indices.contains(path.section),
        self.source.counts.indices.contains(newPath.section)
      {
        self.source.counts[path.section] -= 1
        self.source.counts[newPath.section] += 1
      }
      self.view.moveItem(at: path, to: newPath)
    }
    settle()
  }
}
